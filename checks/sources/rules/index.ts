import type {Rule} from '../../rule';
import {admonitions} from './admonitions';
import {drawnScreens, sinceReleases, tabGroups} from './components';
import {decisions} from './decisions';
import {diagrams, leftDrawings} from './diagrams';
import {codeSections, errorCodes, linkedCodes} from './errorCodes';
import {frontMatter} from './frontMatter';
import {duplicateIds, headingIds, headingLevels} from './headings';
import {fileNames, folderPages, sidebarPositions} from './files';
import {knownLabels} from './knownLabels';
import {pageLength} from './length';
import {links} from './links';
import {encoding, lines, simplifiedChinese, slips} from './marks';
import {components, scripts, tabs} from './mdx';
import {partials} from './partials';
import {currentRelease, postLists, posts} from './posts';
import {publishedSections} from './published';
import {askedSections} from './questions';
import {quantities, questionsWithOrders} from './readAloud';
import {redirects} from './redirects';
import {exampleHosts, fenceLanguage, samples} from './samples';
import {duplicates, emptySections, titles} from './sections';
import {spaceLinks, spaceUrls} from './space';
import {steps} from './steps';
import {durations, keys, quotedLabels} from './style';
import {syntax} from './syntax';
import {typography} from './typography';
import {forbiddenWords} from './words';

/** Rules over one page or post, and the files that it names. */
export const PAGE_RULES: readonly Rule[] = [
  syntax,
  encoding,
  lines,
  scripts,
  components,
  tabs,
  spaceUrls,
  emptySections,
  titles,
  publishedSections,
  posts,
  exampleHosts,
  slips,
  simplifiedChinese,
  frontMatter,
  headingIds,
  duplicateIds,
  headingLevels,
  admonitions,
  fenceLanguage,
  samples,
  diagrams,
  links,
  spaceLinks,
  postLists,
  partials,
  decisions,
  drawnScreens,
  sinceReleases,
  tabGroups,
  errorCodes,
  linkedCodes,
  codeSections,
  askedSections,
  forbiddenWords,
  keys,
  quotedLabels,
  knownLabels,
  durations,
  quantities,
  pageLength,
  steps,
  typography,
];

/** Rules across pages, and over other files. */
export const SITE_RULES: readonly Rule[] = [
  redirects,
  fileNames,
  folderPages,
  sidebarPositions,
  duplicates,
  currentRelease,
  leftDrawings,
  questionsWithOrders,
];
