import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {LINKS} from '../site/brand';
import type {Locale} from '../site/locales';
import {drawnDiagrams} from '../diagrams/server/remark';
import {colouredCode} from './code';
import {dataLinePlugin} from './dataLine';
import {askGit} from './git';
import {rescuePlugin} from './rescue';
import {screens} from '../screens/remark';
import {spaceNotice} from './spaceNotice';
import {labelledTables} from './tables';
import {TEXTS} from './texts';
import {translationNotice} from './translationNotice';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * What manual, histories and pages share: Markdown extensions, edit links, update lines.
 *
 * @param siteDir absolute path of the repository
 */
export function sourceOptions(locale: Locale, siteDir = SITE_DIR) {
  return {
    // Called here: what is given as options is published with the configuration, and the folder is nobody's business.
    remarkPlugins: [
      spaceNotice,
      () => translationNotice({locale, siteDir}),
      () => dataLinePlugin(locale),
      () => rescuePlugin(locale, SITE_DIR),
      () => screens(locale),
      labelledTables,
      colouredCode,
      ...(process.env.NODE_ENV === 'production'
        ? [() => drawnDiagrams({locale, siteDir: SITE_DIR})]
        : []),
    ],
    editUrl: LINKS.edit,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  };
}

/**
 * Where "Last updated" comes from: Git where its whole history is there, else nothing; in the name of the team.
 * Without a work tree (source archive) Docusaurus would stop, in a shallow clone every date would be wrong;
 * while authoring the line is left out because reading history slows the start.
 *
 * @param siteDir absolute path of the repository
 */
export function updateSource(siteDir: string, locale: Locale): VcsConfig {
  const source = getVcsPreset(hasWholeHistory(siteDir) ? 'git-eager' : 'disabled');
  return {
    ...source,
    async getFileLastUpdateInfo(file) {
      const change = await source.getFileLastUpdateInfo(file);
      return change && {...change, author: TEXTS.team[locale]};
    },
  };
}

/** True for a build in a Git work tree with its whole history. */
export function hasWholeHistory(siteDir: string): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    askGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false'
  );
}
