import {BRAND} from '../../site/brand';
import type {SpaceOrigin} from './origin';

/** The word after a fence's language that makes its example personal. */
const MARK = 'space';

/** True when the info string of a fence, after its language, contains `space`, e.g. `space title="…"`. */
export function isPersonalFence(metastring: string | undefined): boolean {
  return (metastring ?? '')
    .replace(/(["']).*?\1/g, '')
    .split(/\s+/)
    .includes(MARK);
}

/** An example with the reader's Space instead of the example organization's. */
export function personalize(example: string, origin: SpaceOrigin | undefined): string {
  return origin === undefined ? example : example.replaceAll(BRAND.exampleSpace, () => origin);
}
