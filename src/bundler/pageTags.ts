import type {Plugin} from '@docusaurus/types';
import {NOTICE_ID, guardFiles, ownRelease, releaseOf, reloadIfReplaced} from '../loading/policy';

const END = 'page-end';

/** Handles files that fail before the page's scripts run, as text. */
const GUARD = `!function(){${[releaseOf, ownRelease, reloadIfReplaced, guardFiles].join('\n')}
guardFiles(${JSON.stringify(NOTICE_ID)})}();`;

/**
 * Tags of every published page: the script that watches over files that fail, and what delays the first paint until the
 * HTML is complete. A slow machine would else show a part, whose menus move when the rest arrives, and could not yet
 * scroll to the section that the address names.
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
          preBodyTags: [{tagName: 'script', innerHTML: GUARD}],
          postBodyTags: [{tagName: 'div', attributes: {id: END}}],
        }),
      }
    : null;
}
