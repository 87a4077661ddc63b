import type {ClientModule} from '@docusaurus/types';

/**
 * Moves the focus to the section that Docusaurus scrolls to, so that the next Tab or screen reader line starts there.
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
