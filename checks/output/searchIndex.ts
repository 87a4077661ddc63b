import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressIn, bareAddress, withoutSlash} from '../../src/site/addresses';
import {HISTORIES} from '../../src/site/collections';
import {LOCALES} from '../../src/site/locales';
import type {SiteRule} from './rule';

const MANUAL = /^\/docs(?:\/|$)/;

/** The search of a language indexes every page of the manual, every release and every other page, and no list. */
export const searchIndexes: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const content = [...pages.values()].filter(
      (page) => page.locale === locale && isContent(bareAddress(page.path)),
    );
    return [
      {name: 'docs-default-current', isIn: (bare: string) => MANUAL.test(bare)},
      {name: 'default', isIn: (bare: string) => !MANUAL.test(bare)},
    ].flatMap(({name, isIn}) => {
      const file = addressIn(`search-index-${name}.json`, locale);
      if (!files.has(file)) {
        return [{path: file, message: 'is missing → keep the search among the themes'}];
      }
      const indexed = indexedPaths(readFileSync(path.join(folder, file), 'utf8'));
      read(indexed.size);
      const wanted = new Set(
        content.filter((page) => isIn(bareAddress(page.path))).map((page) => page.path),
      );
      return [
        ...[...wanted]
          .filter((page) => !indexed.has(page))
          .map((page) => ({
            path: file,
            message: `does not hold ${page} → look at src/config/search.ts`,
          })),
        ...[...indexed]
          .filter((page) => !wanted.has(page))
          .map((page) => ({
            path: file,
            message: `holds ${page}, which is no page of text → ignore it in src/config/search.ts`,
          })),
      ];
    });
  });

function indexedPaths(json: string): Set<string> {
  const data = JSON.parse(json) as {
    readonly documents: readonly {readonly sectionRoute: string}[];
  };
  return new Set(
    data.documents.map(({sectionRoute}) => withoutSlash(sectionRoute.replace(/#.*$/, ''))),
  );
}

/** Pages with content of their own: not home, search or lists. */
function isContent(bare: string): boolean {
  const history = HISTORIES.find(({slug}) => bare === `/${slug}` || bare.startsWith(`/${slug}/`));
  return history
    ? bare.startsWith(`/${history.slug}/${history.slug}/`)
    : !['/', '/search'].includes(bare);
}
