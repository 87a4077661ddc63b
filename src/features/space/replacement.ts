import {createObservable} from './observable';
import type {SpaceOrigin} from './origin';

/** An address of this site named another Space than the stored one. */
export interface Replacement {
  readonly before: SpaceOrigin;
  readonly now: SpaceOrigin;
}

/** The replacement that the reader has not dismissed yet. */
export const spaceReplacement = createObservable<Replacement>();
