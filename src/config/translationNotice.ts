import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {isSealed, lockFile, parseLock, sectionsBehind, type Lock} from '../sources/lock';
import {readPage, type Page} from '../sources/page';
import {partialsOf} from '../sources/partials';
import {isPartial, placeOf, type Place} from '../sources/places';
import {DEFAULT_LOCALE, LOCALE_CONFIGS, type Locale} from '../site/locales';

/** `untranslated`: the reader is shown the French original; `stale`: the original has changed since. */
export type TranslationFault = 'untranslated' | 'stale';

interface Options {
  readonly locale: Locale;
  /** Absolute path of the repository. */
  readonly siteDir: string;
}

interface Attribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value: string;
}

interface Element {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly unknown[];
}

/**
 * Remark plugin: a reader of an untranslated or stale page is told so above its text, and French text on
 * a page of another language says that it is French.
 */
export function translationNotice({locale, siteDir}: Options) {
  return function addNotice(tree: {children: unknown[]}, {path: absolute}: {path: string}): void {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    // A page speaks for its partials.
    const fault = isPartial(file)
      ? undefined
      : [file, ...partialsOf(tree as Root, file).values()]
          .map((each) => faultOf(each, locale, siteDir))
          .find((each) => each !== undefined);
    if (fault) {
      const text =
        fault === 'untranslated'
          ? [element('div', {lang: LOCALE_CONFIGS[DEFAULT_LOCALE].htmlLang}, tree.children)]
          : tree.children;
      tree.children = [element('TranslationNotice', {fault}), ...text];
    }
  };
}

/**
 * What is wrong with the translation a reader is shown.
 *
 * @param file path from the root of the repository
 * @param locale language of the site being built
 */
export function faultOf(
  file: string,
  locale: Locale,
  siteDir: string,
): TranslationFault | undefined {
  const place = placeOf(file);
  if (!place || locale === DEFAULT_LOCALE) {
    return undefined;
  }
  if (place.locale === DEFAULT_LOCALE) {
    return 'untranslated';
  }
  const source = path.join(siteDir, place.source);
  const lock = path.join(siteDir, lockFile(locale));
  if (!existsSync(source) || !existsSync(lock)) {
    return undefined;
  }
  const text = readFileSync(source, 'utf8');
  const reviewed = readLock(locale, readFileSync(lock, 'utf8'));
  if (isSealed(place.source, text, reviewed)) {
    return undefined;
  }
  return sectionsBehind(readFrench(place, text), reviewed).length > 0 ? 'stale' : undefined;
}

/** The French original of a page; read once for its page and its twin (src/config/twins.ts). */
function readFrench(place: Place, text: string): FrenchPage {
  let known = originals.get(place.source);
  if (known?.text !== text) {
    const {file, meaning} = readPage(place.source, {...place, locale: DEFAULT_LOCALE}, text);
    known = {text, file, meaning};
    originals.set(place.source, known);
  }
  return known;
}

type FrenchPage = Pick<Page, 'file' | 'meaning'>;

const originals = new Map<string, FrenchPage & {readonly text: string}>();

/** The lock of a language, which all its pages ask. */
function readLock(locale: Locale, text: string): Lock {
  if (knownLock?.locale !== locale || knownLock.text !== text) {
    knownLock = {locale, text, lock: parseLock(locale, text)};
  }
  return knownLock.lock;
}

let knownLock: {readonly locale: Locale; readonly text: string; readonly lock: Lock} | undefined;

function element(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly unknown[] = [],
): Element {
  const attributes = Object.entries(props).map(([prop, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: prop,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}
