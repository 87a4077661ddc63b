import {createHash} from 'node:crypto';
import type {Locale} from '../site/locales';
import {isPartial} from './places';
import {readJson} from './sourceError';

/** Front-matter key of a translated page: the {@link hashOf hash} of the French page that it follows. */
export const SOURCE = 'source';

/** Instead of the hash while the page is a skeleton. */
export const UNTRANSLATED = 'untranslated';

/** What translations share and other rules compare, or differs rightly: keys, comments, ids, targets on this site. */
const NOT_SAID =
  /^(?:sidebar_position|slug|date|authors|tags|keywords): .*$|\{\/\*[^]*?\*\/\}|(?<=\])\((?:#|\/(?!\/))[^)]*\)/gm;

const MARK = `[.,:;!?…'’‘"“”„«»()‐‑–—-]`;
/** Spaces and the marks of sentences, except inside a number. */
const MARKS = new RegExp(`\\s|(?<!\\d)${MARK}|${MARK}(?!\\d)`, 'g');

/** Hash of what a French text says: a typo in spaces or punctuation is no reason to translate again. */
export function hashOf(french: string): string {
  const said = french.replace(NOT_SAID, '').replace(MARKS, '');
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}

/** The list of a language: what its files without front matter follow. */
export function sourcesFile(locale: Locale): string {
  return `i18n/${locale}/sources.json`;
}

/** French name of a file → hash of the French text that it follows. @throws SourceError */
export function readHashes(locale: Locale, text = '{}'): ReadonlyMap<string, string> {
  const hashes = Object.entries(readJson(sourcesFile(locale), text) ?? {});
  return new Map(hashes.map(([name, hash]) => [name, String(hash)]));
}

/** Pages say in their front matter what they follow; Docusaurus allows none in partials. */
export function hasFrontMatter(file: string): boolean {
  return file.endsWith('.md') && !isPartial(file);
}

const FRONT_MATTER = /^---\r?\n([^]*?\n)---(?=\r?\n|$)/;
const SOURCE_LINE = new RegExp(`^${SOURCE}: (.*?)\\r?\\n`, 'm');

/** The hash in the front matter of a page, as written: YAML would read 12345678 or 1234e567 as a number. */
export function sourceIn(page: string): string | undefined {
  const [, keys = ''] = FRONT_MATTER.exec(page) ?? [];
  return SOURCE_LINE.exec(keys)?.[1];
}

/** The text of a page with another hash, as the last key of its front matter. */
export function withSource(text: string, hash: string): string {
  return text.replace(
    FRONT_MATTER,
    (_, keys: string) => `---\n${keys.replace(SOURCE_LINE, '')}${SOURCE}: ${hash}\n---`,
  );
}
