import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const BODY_START = '<%~ it.preBodyTags %>';
const SPRITE = '<svg style="display: none;">';

if (!template.includes(BODY_START)) {
  throw new Error(
    `The page template of Docusaurus no longer holds ${BODY_START}: see what hides the icons in src/config/template.ts.`,
  );
}

/**
 * The page as Docusaurus writes it, but for its set of icons: hidden by a class (`custom.css`),
 * since the content security policy refuses style attributes.
 */
export const pageTemplate = template.replace(
  BODY_START,
  `<%~ it.preBodyTags.replace('${SPRITE}', '<svg class="icons">') %>`,
);
