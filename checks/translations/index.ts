import type {Rule} from '../content/rule';
import {catalogues} from './catalogues';
import {missingAndOrphans} from './files';
import {staleTranslations} from './lock';
import {sameStructure} from './structure';

/** What must be true between a translation and its French source. */
export const TRANSLATION_RULES: readonly Rule[] = [
  missingAndOrphans,
  sameStructure,
  catalogues,
  staleTranslations,
];
