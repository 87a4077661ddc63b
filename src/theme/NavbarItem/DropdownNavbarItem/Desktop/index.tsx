// Ejected from theme-classic 3.10.2 to close the menu with Escape and to move in it with the arrow keys.
import {useDismissal} from '@site/src/ui/useDismissal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Opened by hover alone; after Escape only when the pointer comes back.
  const [isDismissed, setIsDismissed] = useState(false);

  useDismissal(dropdown, (isEscape) => {
    setIsOpen(false);
    if (isEscape) {
      setIsDismissed(dropdown.current?.matches(':hover') ?? false);
      if (dropdown.current?.contains(document.activeElement)) {
        dropdown.current.querySelector('a')?.focus();
      }
    }
  });

  /** Moves the focus by arrow keys: from the button into the menu, and around in it. */
  function moveFocus(event: KeyboardEvent) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    setIsDismissed(false);
    setIsOpen(true);
    const links = [...(dropdown.current?.querySelectorAll<HTMLElement>('.dropdown__link') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const next = current < 0 && step < 0 ? links.length - 1 : current + step;
    // The menu can take the focus only once it is shown.
    requestAnimationFrame(() => links[(next + links.length) % links.length]?.focus());
  }

  return (
    // Arrow keys move between the links; each link handles the rest.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={dropdown}
      onKeyDown={moveFocus}
      onPointerLeave={() => setIsDismissed(false)}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without target takes no focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            setIsDismissed(false);
            setIsOpen(!isOpen);
          }
        }}>
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
