import {LABELS, type LabelKey} from '../../src/content/labels';
import {listOf, mapOf, optional, part, pattern, refuse, shape, text, type Read} from './read';

/** Label of a screen; undefined where it shows none. */
const label: Read<LabelKey | undefined> = (entry) =>
  entry.value === null
    ? undefined
    : ((Object.keys(LABELS.fr) as LabelKey[]).find((key) => key === text(entry)) ??
      refuse(entry, 'is no key of i18n/fr/labels.json → correct it.'));

const FORBIDDEN = {
  /** What to write → what must not be read. */
  use: mapOf(listOf(pattern)),
  /** Why → whole phrases that are right all the same. */
  except: mapOf(listOf(pattern)),
  /** End of the French path → such phrases there. */
  exceptOnPages: mapOf(mapOf(listOf(pattern))),
};

/** What a file says of its language; `fr.yml` explains each part. */
export const LANGUAGE = shape({
  ...FORBIDDEN,
  useInTitles: mapOf(listOf(pattern)),
  /** What is wrong → what to do; `--fix` writes what is right. */
  marks: mapOf(listOf(shape({find: pattern, right: optional(text)}))),
  twice: pattern,
  keys: mapOf(text),
  durations: optional(pattern),
  conditions: shape({opening: pattern, later: pattern}),
  noLabels: listOf(text),
  /** Own name → French name. */
  examples: mapOf(text),
  answers: shape({yes: pattern, no: pattern}),
  limits: shape({least: pattern, most: pattern}),
  never: pattern,
  denials: shape({denies: pattern, may: pattern}),
  numbers: mapOf(part),
  ambiguousNumbers: optional(part),
  afterNumbers: part,
  /** By the name in messages. */
  units: mapOf(part),
  counted: part,
});

/** What `all.yml` says of every language. */
export const EVERY_LANGUAGE = shape({
  ...FORBIDDEN,
  same: mapOf(listOf(text)),
  screens: mapOf(label),
});
