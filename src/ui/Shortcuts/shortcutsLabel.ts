import {translate} from '@docusaurus/Translate';

export function shortcutsLabel(): string {
  return translate({
    id: 'site.shortcuts.title',
    message: 'Raccourcis clavier',
    description: 'Title of the list of keyboard shortcuts, and of the button that opens it',
  });
}
