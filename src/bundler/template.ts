import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const HEAD_START = '<meta charset="UTF-8">';
const BODY_START = '<%~ it.preBodyTags %>';
const SPRITE = '<svg style="display: none;">';
const INLINE_SCRIPT = /<script>.*?<\/script>/gs;

for (const part of [HEAD_START, BODY_START]) {
  if (!template.includes(part)) {
    throw new Error(
      `The page template of Docusaurus no longer holds ${part}: see what is changed around it in src/bundler/template.ts.`,
    );
  }
}

/**
 * Docusaurus' page template, but
 * - the icon set is hidden by a class (`custom.css`), since the content security policy refuses style attributes;
 * - the inline scripts (colour mode, `pageTags`) are one, before all files: the policy knows it by its hash, and a file
 *   of its own could fail too.
 *
 * As an option it is also in the browser's configuration: keep it short.
 */
export const pageTemplate = template
  .replace(
    HEAD_START,
    () =>
      `${HEAD_START}<%~ it.preBodyTags.match(${INLINE_SCRIPT}).join('').replaceAll('</script><script>', '') %>`,
  )
  .replace(
    BODY_START,
    `<%~ it.preBodyTags.replace('${SPRITE}', '<svg class="icons">').replace(${INLINE_SCRIPT}, '') %>`,
  );
