import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus scrolls to the section that an address names; the focus follows it, so that the next Tab or line of a
 * screen reader starts there. Without the keyboard it has no outline (`src/css/custom.css`).
 */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    const isSame =
      location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    const heading = isSame ? null : document.getElementById(location.hash.slice(1));
    if (heading?.matches('main :is(h1, h2, h3, h4)')) {
      heading.tabIndex = -1;
      heading.focus({preventScroll: true});
    }
  },
} satisfies ClientModule;
