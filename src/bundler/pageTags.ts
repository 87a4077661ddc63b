import type {Plugin} from '@docusaurus/types';
import {currentLocale} from '../content/currentLocale';
import {LOAD_NOTICE} from '../content/texts';
import {NOTICE_ID, guardFiles, ownRelease, releaseOf, reloadIfReplaced} from '../loading/policy';
import {CASE} from '../site/decision';

const END = 'page-end';

/** Handles files that fail, or do not come, before the page's scripts run, as text. */
const GUARD = `!function(){${[releaseOf, ownRelease, reloadIfReplaced, guardFiles, awaitCase].join('\n')}
guardFiles(${JSON.stringify(NOTICE_ID)});awaitCase(${JSON.stringify(CASE)})}();`;

/**
 * An address that names a case of “What happened?”: nothing shows that would move once its question does, for four
 * seconds at most (`src/features/decision`).
 */
function awaitCase(key: string): void {
  if (new URLSearchParams(location.search).has(key)) {
    const {dataset} = document.documentElement;
    dataset.case = '';
    setTimeout(() => delete dataset.case, 4000);
  }
}

/** The message that `guardFiles` shows, as plain HTML: no script of the page has to render it. */
function loadNotice() {
  const {late, lost, effect, retry} = LOAD_NOTICE[currentLocale()];
  return {
    tagName: 'div',
    attributes: {
      id: NOTICE_ID,
      role: 'alert',
      hidden: true,
      'data-nosnippet': true,
    },
    innerHTML: `<p><span>${late}</span><span hidden>${lost}</span> <span>${effect}</span></p><button class="button button--primary button--sm">${retry}</button>`,
  };
}

/**
 * Tags of every published page: the script that watches over files that fail with its message, and what delays the first
 * paint until the HTML is complete. A slow machine would else show a part, whose menus move when the rest arrives, and
 * could not yet scroll to the section that the address names.
 */
export function pageTags(): Plugin | null {
  return process.env.NODE_ENV === 'production'
    ? {
        name: 'page-tags',
        injectHtmlTags: () => ({
          headTags: [
            {
              tagName: 'link',
              attributes: {rel: 'expect', href: `#${END}`, blocking: 'render'},
            },
          ],
          // The message comes first, where it is seen on a page without styles.
          preBodyTags: [{tagName: 'script', innerHTML: GUARD}, loadNotice()],
          postBodyTags: [{tagName: 'div', attributes: {id: END}}],
        }),
      }
    : null;
}
