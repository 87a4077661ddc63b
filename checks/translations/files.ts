import type {Finding} from '../finding';
import type {Site} from '../content/site';
import {TRANSLATED_LOCALES, fileIn} from '../content/places';

/** Every French file has its translations, and no translation has lost its French file. */
export function missingAndOrphans(site: Site): Finding[] {
  return site.pages.flatMap((page): Finding[] => {
    if (page.file !== page.source) {
      return site.pageOfFile.has(page.source)
        ? []
        : [
            {
              file: page.file,
              line: 1,
              message: `translates ${page.source}, which does not exist → rename or delete it`,
            },
          ];
    }
    return TRANSLATED_LOCALES.map((locale) => fileIn(page.file, locale))
      .filter((file) => !site.pageOfFile.has(file))
      .map((file) => ({file, line: 1, message: `missing → translate ${page.file}`}));
  });
}
