import type {Rule} from '../../rule';
import {admonitions} from './admonitions';
import {drawnScreens, rescueTargets, sinceReleases, tabGroups} from './components';
import {curl} from './curl';
import {diagramLabels, diagramSyntax} from './diagrams';
import {drawings} from './drawings';
import {errorCodes} from './errorCodes';
import {dataLines, descriptionLength, frontMatterKeys} from './frontMatter';
import {duplicateIds, headingIds, headingLevels} from './headings';
import {imageAlt, imageFiles} from './images';
import {answeredKeywords, saidSynonyms} from './keywords';
import {links} from './links';
import {postLists} from './posts';
import {answeredQuestions} from './questions';
import {fenceLanguage, samples} from './samples';
import {colonDensity, durations, germanIhr, quotedLabels, turns} from './style';
import {syntax} from './syntax';
import {typography} from './typography';
import {forbiddenWords} from './words';

/** What must be true of every page and post. */
export const CONTENT_RULES: readonly Rule[] = [
  syntax,
  frontMatterKeys,
  descriptionLength,
  dataLines,
  headingIds,
  duplicateIds,
  headingLevels,
  admonitions,
  imageAlt,
  imageFiles,
  fenceLanguage,
  samples,
  curl,
  diagramLabels,
  diagramSyntax,
  drawings,
  links,
  postLists,
  rescueTargets,
  drawnScreens,
  sinceReleases,
  tabGroups,
  errorCodes,
  answeredQuestions,
  answeredKeywords,
  saidSynonyms,
  forbiddenWords,
  turns,
  quotedLabels,
  durations,
  germanIhr,
  colonDensity,
  typography,
];
