import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesFeed} from './feed';
import {recentChanges} from './history';
import {sectionIds} from './sections';
import {addressIn} from '../../../site/addresses';
import {BRAND} from '../../../site/brand';
import {
  CHANGES,
  CHANGES_FEED,
  type ChangesWords,
  type ManualChanges,
  type ShownDay,
} from '../../../site/changes';
import {LOCALE_CONFIGS, toLocale, type Locale} from '../../../site/locales';
import {fileIn} from '../../../content/places';
import {loadedManual, sourceFile} from '../../../content/plugins/loaded';
import {builtCommit, knowsHistory} from './git';
import {CHANGES_TEXTS, TEXTS} from '../../../content/texts';

/** Route and feed of the manual's changes. Without the whole history of Git the page says so and there is no feed. */
export function changes({siteDir, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const words = wordsIn(locale);
  let shown: readonly ShownDay[] | undefined;
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const docs = new Map(
        loadedManual(allContent)
          .flatMap((version) => version.docs)
          .map((doc) => [sourceFile(doc.source), doc]),
      );
      const folder = path.posix.dirname(fileIn('docs/intro.md', locale));
      shown = knowsHistory(siteDir)
        ? recentChanges(siteDir, folder, (file) => {
            const doc = docs.get(file);
            return (
              doc && {
                permalink: doc.permalink,
                title: doc.title,
                sections: sectionIds(readFileSync(path.join(siteDir, file), 'utf8')),
              }
            );
          })
        : undefined;
      const data: ManualChanges = {words, days: shown};
      await actions.createData('changes.json', data);
      actions.addRoute({
        path: addressIn(CHANGES, locale),
        component: '@site/src/features/changes/ui/RecentChanges/index.tsx',
        exact: true,
        modules: {manual: '@generated/changes/default/changes.json'},
      });
    },
    // Which sources a page shows, for readers' reports (src/ui/ReportLink). As an option of Docusaurus it would be in the
    // main script, which would change with every commit.
    injectHtmlTags() {
      const commit = builtCommit(siteDir);
      return commit
        ? {headTags: [{tagName: 'meta', attributes: {name: 'revision', content: commit}}]}
        : {};
    },
    postBuild({outDir}) {
      if (shown !== undefined && shown.length > 0) {
        const feed = changesFeed(shown, {
          words,
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
