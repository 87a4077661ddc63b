import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesFeed} from '../changes/feed';
import {recentChanges} from '../changes/history';
import {shownChanges, type CurrentPage} from '../changes/show';
import {addressIn} from '../site/addresses';
import {BRAND} from '../site/brand';
import {
  CHANGES,
  CHANGES_FEED,
  type ChangesWords,
  type ManualChanges,
  type ShownChange,
} from '../site/changes';
import {LOCALE_CONFIGS, type Locale} from '../site/locales';
import {fileIn} from '../sources/places';
import {loadedManual, sourceFile} from './content';
import {currentLocale} from './currentLocale';
import {hasWholeHistory} from './sources';
import {CHANGES_TEXTS, TEXTS} from './texts';

/** How many changes the page and its feed hold. */
const LIMIT = 30;

/**
 * What changed in the manual in the language being built, from the history of Git: a page and its feed. Without the
 * whole history (source archive, shallow clone, writers' server) the page says so and there is no feed.
 */
export function changes({siteDir}: LoadContext): Plugin {
  let shown: readonly ShownChange[] | undefined;
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const locale = currentLocale();
      const pages = new Map(loadedManual(allContent).flatMap(currentPages));
      shown = hasWholeHistory(siteDir)
        ? shownChanges(
            // The folder of the manual in this language, by any of its files.
            recentChanges(siteDir, path.posix.dirname(fileIn('docs/intro.md', locale)), LIMIT),
            (file): CurrentPage | undefined => {
              const page = pages.get(file);
              return page && {...page, text: readFileSync(path.join(siteDir, file), 'utf8')};
            },
          )
        : undefined;
      const data: ManualChanges = {words: wordsIn(locale), changes: shown};
      await actions.createData('changes.json', data);
      actions.addRoute({
        path: addressIn(CHANGES, locale),
        component: '@site/src/components/RecentChanges/index.tsx',
        exact: true,
        modules: {manual: '@generated/changes/default/changes.json'},
      });
    },
    postBuild({outDir}) {
      const locale = currentLocale();
      if (shown !== undefined && shown.length > 0) {
        const feed = changesFeed(shown, {
          words: wordsIn(locale),
          language: LOCALE_CONFIGS[locale].htmlLang,
          page: BRAND.siteUrl + addressIn(CHANGES, locale),
          feed: BRAND.siteUrl + addressIn(CHANGES_FEED, locale),
          copyright: `© ${BRAND.copyrightYear} ${BRAND.owner}`,
          author: TEXTS.team[locale],
          siteUrl: BRAND.siteUrl,
        });
        const target = path.join(outDir, CHANGES_FEED);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, feed);
      }
      return Promise.resolve();
    },
  };
}

function wordsIn(locale: Locale): ChangesWords {
  const words = Object.entries(CHANGES_TEXTS).map(([key, texts]) => [key, texts[locale]]);
  return Object.fromEntries(words) as Record<keyof ChangesWords, string>;
}

function currentPages({docs}: LoadedVersion) {
  return docs.map(
    ({source, permalink, title}) => [sourceFile(source), {permalink, title}] as const,
  );
}
