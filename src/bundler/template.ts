import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {NOTICE_ID, guardFiles, ownRelease, releaseOf, reloadIfReplaced} from '../loading/policy';

const HEAD = '<head>';
const HEAD_START = '<meta charset="UTF-8">';
const BODY_START = '<%~ it.preBodyTags %>';
const BODY_END = '</body>';
const SPRITE = '<svg style="display: none;">';
const SCRIPT = '<script>';
const INLINE_SCRIPT = /<script>.*?<\/script>/s;
const END = 'page-end';

/** Source of the inline script that handles files which fail before the page's scripts run. */
const GUARD = `!function(){${[releaseOf, ownRelease, reloadIfReplaced, guardFiles].join('\n')}
guardFiles(${JSON.stringify(NOTICE_ID)})}();`;

for (const part of [HEAD, HEAD_START, BODY_START, BODY_END]) {
  if (!template.includes(part)) {
    throw new Error(
      `The page template of Docusaurus no longer holds ${part}: see what is changed around it in src/bundler/template.ts.`,
    );
  }
}

/**
 * The page template of Docusaurus, with three changes:
 * - its icon set is hidden by a class (`custom.css`): the content security policy refuses style attributes;
 * - nothing is painted before the whole HTML is there: a slow machine would paint a part, whose menus move later,
 *   and could not yet scroll to the section of the address;
 * - its inline script, which sets the colour mode, comes before all files and also watches over those that fail: the
 *   policy knows this one script by its hash, and a file of its own could fail too.
 */
export const pageTemplate = template
  .replace(HEAD, `${HEAD}<link rel="expect" href="#${END}" blocking="render">`)
  .replace(
    HEAD_START,
    () =>
      `${HEAD_START}<%~ it.preBodyTags.match(${INLINE_SCRIPT})[0].replace('${SCRIPT}', () => ${JSON.stringify(SCRIPT + GUARD)}) %>`,
  )
  .replace(
    BODY_START,
    `<%~ it.preBodyTags.replace('${SPRITE}', '<svg class="icons">').replace(${INLINE_SCRIPT}, '') %>`,
  )
  .replace(BODY_END, `<div id="${END}"></div>${BODY_END}`);
