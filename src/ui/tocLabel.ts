import {translate} from '@docusaurus/Translate';

/** Accessible name of a page's table of contents. */
export function tocLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
}
