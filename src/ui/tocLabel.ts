import {translate} from '@docusaurus/Translate';

export function tocLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
}
