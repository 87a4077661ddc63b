// Wraps the mobile menu: rendered when it is first opened; traps the focus, restores it, and closes with Escape.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, useState, type ReactNode} from 'react';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  // Hydrating it hidden, with the page, blocked a phone for another 140 ms.
  const [isRendered, setRendered] = useState(false);
  if (shown && !isRendered) {
    setRendered(true);
  }

  useEffect(() => {
    const sidebar = document.querySelector('.navbar-sidebar');
    if (!shown || !sidebar) {
      return undefined;
    }
    const opener = document.activeElement;
    const behind = [
      ...document.querySelectorAll<HTMLElement>(
        '.navbar__inner, #__docusaurus > :not(.navbar):not(dialog)',
      ),
    ];
    behind.forEach((element) => (element.inert = true));
    sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        toggle();
      }
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      behind.forEach((element) => (element.inert = false));
      document.removeEventListener('keydown', closeOnEscape);
      if (opener instanceof HTMLElement) {
        opener.focus({preventScroll: true});
      }
    };
  }, [shown, toggle]);

  return isRendered ? <MobileSidebar /> : null;
}
