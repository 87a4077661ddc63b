import type {Rule} from '../rule';
import {catalogues, menus} from './catalogues';
import {denials} from './denials';
import {sameFacts} from './facts';
import {labels} from './labels';
import {questionsInStep} from './questions';
import {messagesUpToDate, orphans, translationsBehind} from './stale';
import {sameStructure} from './structure';

export const TRANSLATION_RULES: readonly Rule[] = [
  orphans,
  sameStructure,
  sameFacts,
  denials,
  translationsBehind,
];

/** Rules between the catalogues and lists of the languages. */
export const CATALOGUE_RULES: readonly Rule[] = [
  catalogues,
  messagesUpToDate,
  labels,
  menus,
  questionsInStep,
];
