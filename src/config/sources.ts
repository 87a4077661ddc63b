import path from 'node:path';
import type {Root} from 'mdast';
import type {ParseFrontMatter, VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {LINKS} from '../site/brand';
import type {Locale} from '../site/locales';
import {drawnDiagrams} from '../features/diagrams/node/remark';
import {colouredCode} from '../features/codeColours/node/code';
import {dataLinePlugin} from '../content/plugins/dataLine';
import {shownDecisions} from '../features/decision/node/remark';
import {errorMessages} from '../content/plugins/errorMessages';
import {sinceMarks} from '../content/plugins/since';
import {knowsHistory} from '../content/git';
import {element} from '../content/mdx';
import {repeatedPartials} from '../content/plugins/partials';
import {screens} from '../features/screens/node/remark';
import {walkthroughs} from '../features/screens/node/walkthrough';
import {codeInText} from '../content/plugins/codeInText';
import {spaceNotice} from '../features/space/node/spaceNotice';
import {preparedTables} from '../content/plugins/tables';
import {SOURCE} from '../content/sourceHash';
import {TEXTS} from '../content/texts';
import {translationNotice} from '../content/plugins/translationNotice';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Options that manual, histories and pages share: Markdown extensions, edit links, update lines. */
export function sourceOptions(locale: Locale) {
  return {
    // Called here: Docusaurus serialises plugin options into the client bundle, which would publish the path.
    remarkPlugins: [
      spaceNotice,
      () => translationNotice({locale, siteDir: SITE_DIR}),
      () => dataLinePlugin(locale),
      () => errorMessages(locale),
      () => sinceMarks(locale),
      repeatedPartials,
      shownDecisions,
      () => walkthroughs(locale),
      () => screens(locale),
      preparedTables,
      colouredCode,
      ...(process.env.NODE_ENV === 'production'
        ? [() => drawnDiagrams({locale, siteDir: SITE_DIR})]
        : []),
    ],
    rehypePlugins: [codeInText],
    editUrl: LINKS.edit,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  };
}

/** Options of pages outside manual and histories, whose text the theme writes without its class of Markdown. */
export function pageOptions(locale: Locale) {
  const options = sourceOptions(locale);
  return {...options, remarkPlugins: [...options.remarkPlugins, inMarkdown]};
}

function inMarkdown() {
  return (root: Root): void => {
    root.children = [element('div', {className: 'markdown'}, root.children)] as Root['children'];
  };
}

/** Drops the state of the translation: pages would carry it to every reader. */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const parsed = await file.defaultParseFrontMatter(file);
  delete parsed.frontMatter[SOURCE];
  return parsed;
};

/** Source of "Last updated": Git where its whole history is there, else none; named after the team. */
export function updateSource(siteDir: string, locale: Locale): VcsConfig {
  const source = getVcsPreset(knowsHistory(siteDir) ? 'git-eager' : 'disabled');
  return {
    ...source,
    async getFileLastUpdateInfo(file) {
      const update = await source.getFileLastUpdateInfo(file);
      return update && {...update, author: TEXTS.team[locale]};
    },
  };
}
