import {HISTORIES, nameOf} from '../../src/site/collections';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {releasesOf} from '../sources';
import {expect, test} from './fixtures';

/** The title after the name of the history. */
const TITLES = {
  fr: '\u00A0: Historique des versions',
  en: ': Version history',
  de: ': Versionsverlauf',
  zh: '：版本历史',
};

test('each history has RSS, Atom and JSON feeds with a title in each language', async ({
  request,
}) => {
  for (const locale of LOCALES) {
    for (const history of HISTORIES) {
      const base = `${LOCALE_CONFIGS[locale].baseUrl}${history.slug}`;
      const title = nameOf(history, locale) + TITLES[locale];
      for (const file of ['rss.xml', 'atom.xml']) {
        const response = await request.get(`${base}/${file}`);
        expect(response.status(), `${base}/${file}`).toBe(200);
        const text = await response.text();
        expect(text).toContain(`<title>${title}</title>`);
        expect(text).not.toMatch(/<button|hash-link/);
        for (const {version} of releasesOf(history.id)) {
          expect(text, `${base}/${file}`).toContain(`${base}/${history.slug}/version/${version}`);
        }
      }
      const json = (await (await request.get(`${base}/feed.json`)).json()) as {
        title: string;
        items: unknown[];
      };
      expect(json.title).toBe(title);
      expect(json.items).toHaveLength(releasesOf(history.id).length);
    }
  }
});
