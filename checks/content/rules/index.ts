import type {Rule} from '../rule';
import {admonitions} from './admonitions';
import {sinceReleases, tabGroups} from './components';
import {diagramLabels, diagramSyntax} from './diagrams';
import {errorCodes} from './errorCodes';
import {descriptionLength, frontMatterKeys} from './frontMatter';
import {duplicateIds, headingIds, headingLevels} from './headings';
import {imageAlt, imageFiles} from './images';
import {links} from './links';
import {postLists} from './posts';
import {fenceLanguage, samples} from './samples';
import {syntax} from './syntax';
import {typography} from './typography';
import {forbiddenWords} from './words';

/** What must be true of every page and post. */
export const CONTENT_RULES: readonly Rule[] = [
  syntax,
  frontMatterKeys,
  descriptionLength,
  headingIds,
  duplicateIds,
  headingLevels,
  admonitions,
  imageAlt,
  imageFiles,
  fenceLanguage,
  samples,
  diagramLabels,
  diagramSyntax,
  links,
  postLists,
  sinceReleases,
  tabGroups,
  errorCodes,
  forbiddenWords,
  typography,
];
