// Ejected from theme-classic 3.10.2 to close the menu with Escape and to move in it with the arrow keys.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

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

  useClosing(dropdown, setIsOpen, setIsDismissed);

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

/** Closes the menu from outside and with Escape. */
function useClosing(
  dropdown: RefObject<HTMLDivElement | null>,
  setIsOpen: (isOpen: boolean) => void,
  setIsDismissed: (isDismissed: boolean) => void,
): void {
  useEffect(() => {
    function closeFromOutside(event: Event) {
      if (event.target instanceof Node && !dropdown.current?.contains(event.target)) {
        setIsOpen(false);
      }
    }
    function closeOnEscape(event: globalThis.KeyboardEvent) {
      if (event.key === 'Escape') {
        setIsOpen(false);
        setIsDismissed(dropdown.current?.matches(':hover') ?? false);
        if (dropdown.current?.contains(document.activeElement)) {
          dropdown.current.querySelector('a')?.focus();
        }
      }
    }
    const outside = ['mousedown', 'touchstart', 'focusin'];
    outside.forEach((name) => document.addEventListener(name, closeFromOutside));
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      outside.forEach((name) => document.removeEventListener(name, closeFromOutside));
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [dropdown, setIsOpen, setIsDismissed]);

  useEffect(() => {
    const element = dropdown.current;
    const forget = () => setIsDismissed(false);
    element?.addEventListener('pointerleave', forget);
    return () => element?.removeEventListener('pointerleave', forget);
  }, [dropdown, setIsDismissed]);
}
