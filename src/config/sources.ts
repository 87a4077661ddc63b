import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {LINKS} from '../site/brand';
import type {Locale} from '../site/locales';
import {drawnDiagrams} from '../diagrams/server/remark';
import {colouredCode} from './code';
import {dataLinePlugin} from './dataLine';
import {repeatedPartials} from './partials';
import {isWholeRepository, packedHistory, type PackedHistory} from '../changes/packed';
import {screens} from '../screens/remark';
import {staticText} from './staticText';
import {spaceNotice} from './spaceNotice';
import {phoneCodePlugin} from './phoneCode';
import {labelledTables} from './tables';
import {TEXTS} from './texts';
import {translationNotice} from './translationNotice';
import {twinText} from './twins';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * What manual, histories and pages share: Markdown extensions, edit links, update lines.
 *
 * @param siteDir absolute path of the repository
 */
export function sourceOptions(locale: Locale, siteDir = SITE_DIR) {
  return {
    beforeDefaultRemarkPlugins:
      process.env.NODE_ENV === 'production' ? [() => twinText(siteDir)] : [],
    // Called here: what is given as options is published with the configuration, and the folder is nobody's business.
    remarkPlugins: [
      spaceNotice,
      () => phoneCodePlugin(locale, siteDir),
      () => translationNotice({locale, siteDir}),
      () => dataLinePlugin(locale),
      repeatedPartials,
      () => screens(locale),
      labelledTables,
      colouredCode,
      ...(process.env.NODE_ENV === 'production'
        ? [() => drawnDiagrams({locale, siteDir: SITE_DIR})]
        : []),
    ],
    rehypePlugins: [staticText],
    editUrl: LINKS.edit,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  };
}

/**
 * Where "Last updated" comes from: what a source archive took along, or Git where its whole history is there, else
 * nothing; in the name of the team. In a shallow clone every date would be wrong; while authoring the line is left out
 * because reading history slows the start.
 *
 * @param siteDir absolute path of the repository
 */
export function updateSource(siteDir: string, locale: Locale): VcsConfig {
  const history = knownHistory(siteDir);
  const source = getVcsPreset(history === 'git' ? 'git-eager' : 'disabled');
  return {
    ...source,
    async getFileLastUpdateInfo(file) {
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      const timestamp =
        typeof history === 'object'
          ? history.updated[name]
          : (await source.getFileLastUpdateInfo(file))?.timestamp;
      return timestamp === undefined ? null : {timestamp, author: TEXTS.team[locale]};
    },
  };
}

/** Where a published build knows from what changed and when; undefined where it does not, and while authoring. */
export function knownHistory(siteDir: string): PackedHistory | 'git' | undefined {
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  return packedHistory(siteDir) ?? (isWholeRepository(siteDir) ? 'git' : undefined);
}
