import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SourceError, readYaml} from '../../src/content/sourceError';

/** What a file of words says at a place, and the keys that lead there. */
interface Entry {
  readonly file: string;
  readonly text: string;
  readonly keys: readonly string[];
  readonly value: unknown;
}

export type Read<Value> = (entry: Entry) => Value;

/** Reads `checks/words/<name>.yml`. @throws SourceError naming file, line and entry */
export function readWords<Words>(name: string, words: Read<Words>): Words {
  const text = readFileSync(path.join(__dirname, `${name}.yml`), 'utf8');
  return parseWords(`checks/words/${name}.yml`, text, words);
}

export function parseWords<Words>(file: string, text: string, words: Read<Words>): Words {
  return words({file, text, keys: [], value: readYaml(file, text)});
}

/** @throws SourceError at the line that holds the last key, after those that hold the others */
export function refuse({file, text, keys}: Entry, problem: string): never {
  const lines = text.split('\n');
  const index = keys.reduce((from, key) => {
    const next = lines.findIndex((line, at) => at >= from && line.includes(key));
    return next < 0 ? from : next;
  }, 0);
  throw new SourceError(file, index + 1, `"${keys.join(' › ')}" ${problem}`);
}

export const text: Read<string> = (entry) =>
  typeof entry.value === 'string'
    ? entry.value
    : refuse(entry, 'holds no text → write one, in quotes if it is a number.');

/** Of every place, whatever the capitals; behind `(?-i)`, they count. */
export const pattern: Read<RegExp> = (entry) => {
  const [, exact, source = ''] = /^(\(\?-i\))?(.*)$/s.exec(text(entry)) ?? [];
  try {
    return new RegExp(source, exact ? 'gu' : 'giu');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(entry, `holds no pattern (${reason}) → correct the regular expression.`);
  }
};

/** A part of a longer pattern. */
export const part: Read<string> = (entry) => pattern(entry).source;

export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (entry) => (entry.value === undefined ? undefined : read(entry));
}

/** One or several; none without the entry. */
export function listOf<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (entry) =>
    [entry.value ?? []].flat().map((value: unknown) => {
      const keys = typeof value === 'string' ? [...entry.keys, value] : entry.keys;
      return read({...entry, keys, value});
    });
}

/** Anything by name; nothing without the entry. */
export function mapOf<Value>(read: Read<Value>): Read<ReadonlyMap<string, Value>> {
  return (entry) =>
    new Map(
      [...valuesOf(entry)].map(([key, value]) => [
        key,
        read({...entry, keys: [...entry.keys, key], value}),
      ]),
    );
}

/** These names, and no others. */
export function shape<Reads extends Readonly<Record<string, Read<unknown>>>>(
  reads: Reads,
): Read<{readonly [Name in keyof Reads]: ReturnType<Reads[Name]>}> {
  return (entry) => {
    const values = valuesOf(entry);
    const unknown = [...values.keys()].find((key) => !Object.hasOwn(reads, key));
    if (unknown !== undefined) {
      const known = Object.keys(reads).join(', ');
      refuse({...entry, keys: [...entry.keys, unknown]}, `is none of ${known} → correct its name.`);
    }
    return Object.fromEntries(
      Object.entries(reads).map(([key, read]) => [
        key,
        read({...entry, keys: [...entry.keys, key], value: values.get(key)}),
      ]),
    ) as {readonly [Name in keyof Reads]: ReturnType<Reads[Name]>};
  };
}

function valuesOf(entry: Entry): ReadonlyMap<string, unknown> {
  const {value = {}} = entry;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : refuse(entry, 'holds no names with values → write each on a line of its own, "name: value".');
}
