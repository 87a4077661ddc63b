import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import {RECENT_PAGES} from '../features/search/shared/settings';

/** Keeps the last pages of text, for the search to offer: path and title of each, the newest first. */
export default {
  onRouteDidUpdate({location: {pathname}}) {
    const title = document.querySelector('article h1')?.textContent;
    if (title) {
      const slot = createStorageSlot(RECENT_PAGES);
      const others = slot
        .get()
        ?.split('\n')
        .filter((line) => !line.startsWith(`${pathname}\t`));
      slot.set([`${pathname}\t${title}`, ...(others ?? [])].slice(0, 5).join('\n'));
    }
  },
} satisfies ClientModule;
