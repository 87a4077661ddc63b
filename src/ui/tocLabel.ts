import {translate} from '@docusaurus/Translate';

export function tocLabel(): string {
  return translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
}
