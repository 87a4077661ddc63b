import {expect, test} from 'vitest';
import {findingsOf} from '../testing';
import {menuEntries} from './menus';

const named = (locale: string) => `i18n/${locale}/docusaurus-theme-classic/navbar.json`;
const NAVBAR = {'src/config/navbar.ts': "items: [\n  {label: 'Accueil'},\n]"};

const found = (text: string, files: Record<string, string> = {}) =>
  findingsOf((sources) => menuEntries(sources, [['navbar', text, `item.label.${text}`]]), {
    ...NAVBAR,
    ...files,
  });

test('a menu entry without any translation is named with its place and key', async () => {
  expect(await found('Accueil')).toEqual([
    `src/config/navbar.ts:2: the menu entry “Accueil” has no translation → add "item.label.Accueil" to ${named('en')}, ${named('de')}, ${named('zh')}`,
  ]);
});

test('one language is compared with the others elsewhere; a name needs no translation', async () => {
  const german = {[named('de')]: '{"item.label.Accueil": {"message": "Start"}}'};
  expect(await found('Accueil', german)).toEqual([]);
  expect(await found('Loquet')).toEqual([]);
});

test('the entries are those of the site’s menus', async () => {
  const messages = (await findingsOf(menuEntries, {})).join('\n');
  expect(messages).toContain('“Manuel” has no translation → add "item.label.Manuel" to');
  expect(messages).toContain('“Messagerie” has no translation → add "link.item.label.Messagerie"');
  expect(messages).toContain('"link.title.Communauté" to i18n/en/docusaurus-theme-classic/footer');
});
