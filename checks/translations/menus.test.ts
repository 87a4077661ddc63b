import {expect, test} from 'vitest';
import {findingsOf} from '../testing';
import {menus} from './catalogues';
import {MENUS} from './menus';

const [NAVBAR, FOOTER] = Object.keys(MENUS) as [string, string];

test('an entry is in every language, also in its only one; a name needs no translation', async () => {
  const english = `i18n/en/${NAVBAR}`;
  const found = await findingsOf(menus, {
    [english]: '{"item.label.Manuel": "Manual", "item.label.Havre": "Havre"}',
    [`i18n/de/${NAVBAR}`]: '{"item.label.Manuel": "Handbuch", "item.label.Historique": "Verlauf"}',
  });
  expect(found).toEqual([
    `${english}:1: no message "item.label.Historique" → add it`,
    `${english}:1: message "item.label.Havre" is not in the other languages or the code → remove it`,
    ...[`i18n/zh/${NAVBAR}`, ...['en', 'de', 'zh'].map((locale) => `i18n/${locale}/${FOOTER}`)].map(
      (file) => `${file}:1: missing → copy the catalogue of another language`,
    ),
  ]);
});

test('the entries are those of the site’s menus', () => {
  expect([...MENUS[NAVBAR]!.keys()]).toEqual(['item.label.Manuel', 'item.label.Historique']);
  expect([...MENUS[FOOTER]!.keys()]).toEqual(
    expect.arrayContaining(['link.title.Communauté', 'link.item.label.Messagerie']),
  );
});
