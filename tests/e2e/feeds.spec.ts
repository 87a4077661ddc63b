import {HISTORIES} from '../../src/site/collections';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, test} from './fixtures';

const TITLES = {
  fr: [
    'Havre\u00A0: Historique des versions',
    'Loquet\u00A0: Historique des versions',
    'Extension Havre\u00A0: Historique des versions',
  ],
  en: ['Havre: Version history', 'Loquet: Version history', 'Havre extension: Version history'],
  de: ['Havre: Versionsverlauf', 'Loquet: Versionsverlauf', 'Havre-Erweiterung: Versionsverlauf'],
  zh: ['Havre：版本历史', 'Loquet：版本历史', 'Havre 扩展：版本历史'],
};

for (const locale of LOCALES) {
  test(`each history has RSS, Atom and JSON feeds titled in ${locale}`, async ({request}) => {
    for (const [index, {slug}] of HISTORIES.entries()) {
      const base = `${LOCALE_CONFIGS[locale].baseUrl}${slug}`;
      const title = TITLES[locale][index];
      for (const file of ['rss.xml', 'atom.xml']) {
        const response = await request.get(`${base}/${file}`);
        expect(response.status(), `${base}/${file}`).toBe(200);
        expect(await response.text()).toContain(`<title>${title}</title>`);
      }
      const json = (await (await request.get(`${base}/feed.json`)).json()) as {
        title: string;
        items: unknown[];
      };
      expect(json.title).toBe(title);
      expect(json.items.length).toBeGreaterThan(1);
    }
  });
}
