import type {ClientModule} from '@docusaurus/types';
import {reveal} from '../ui/reveal';

/**
 * Moves the focus to the section that Docusaurus scrolls to, so that the next Tab or screen reader line starts there;
 * one in a closed box or another tab is opened first. The link that stands for a section that has moved
 * (src/theme/DocBreadcrumbs) is followed; Back returns to where the reader was.
 */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    const target = document.getElementById(location.hash.slice(1));
    const focus = () => {
      if (target?.matches('main :is(h1, h2, h3, h4)')) {
        target.tabIndex = -1;
        target.focus({preventScroll: true});
      }
    };
    const isAnother =
      location.pathname !== previousLocation?.pathname || location.hash !== previousLocation.hash;
    // A tab that is chosen changes the query alone: another one than that of the section may be wanted.
    const isFollowed = isAnother || location.search === previousLocation?.search;
    if (target?.matches('a[data-moved]')) {
      target.click();
    } else if (target && isFollowed && reveal(target)) {
      // Once it is rendered.
      queueMicrotask(() => {
        target.scrollIntoView();
        focus();
      });
    } else if (isAnother) {
      focus();
    }
  },
} satisfies ClientModule;
