import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesFeed} from '../changes/feed';
import {recentChanges, type Change} from '../changes/history';
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
import {loadedManual, sourceFile} from './content';
import {currentLocale} from './currentLocale';
import {CHANGES_LIMIT, manualFolder} from '../changes/packed';
import {knownHistory} from './sources';
import {CHANGES_TEXTS, TEXTS} from './texts';

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
      const known = changesKnown(siteDir, manualFolder(locale));
      shown = known
        ? shownChanges(known, (file): CurrentPage | undefined => {
            const page = pages.get(file);
            return page && {...page, text: readFileSync(path.join(siteDir, file), 'utf8')};
          })
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

function changesKnown(siteDir: string, folder: string): readonly Change[] | undefined {
  const history = knownHistory(siteDir);
  return history === 'git'
    ? recentChanges(siteDir, folder, CHANGES_LIMIT)
    : history?.changes[folder];
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
