import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {readPage, type BuiltPage} from './load';
import type {SiteRule} from './rule';

/** No two pages of a language share a title or a description. */
export const ownMetadata: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const notFound = `${LOCALE_CONFIGS[locale].baseUrl}404.html`;
    const all: Pick<BuiltPage, 'path' | 'title' | 'description'>[] = [
      ...[...pages.values()].filter((page) => page.locale === locale),
      ...(files.has(notFound)
        ? [
            {
              ...readPage(notFound, readFileSync(path.join(folder, notFound), 'utf8')),
              path: notFound.replace(/\.html$/, ''),
            },
          ]
        : []),
    ];
    read(all.length);
    return (['title', 'description'] as const).flatMap((name) => {
      const owners = new Map<string, string>();
      return all.flatMap((page) => {
        const text = page[name];
        const owner = text ? owners.get(text) : undefined;
        if (text && owner === undefined) {
          owners.set(text, page.path);
          return [];
        }
        const what = text ? `the ${name} “${text}” of ${owner}` : `no ${name}`;
        return [{path: page.path, message: `has ${what} → give it one of its own`}];
      });
    });
  });
