import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {isSealed, lockFile, parseLock, sectionsBehind, type Lock} from '../lock';
import {readPage} from '../page';
import {partialsOf} from '../partials';
import {isPartial, placeOf, type Place} from '../places';
import {DEFAULT_LOCALE, LOCALE_CONFIGS, type Locale} from '../../site/locales';

/** `untranslated`: the page shows the French original; `stale`: the original has changed since. */
export type TranslationFault = 'untranslated' | 'stale';

interface Options {
  readonly locale: Locale;
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

/** Remark plugin: a notice above an untranslated or stale page; French text on other pages is marked with `lang`. */
export function translationNotice({locale, siteDir}: Options) {
  const readLock = lockReader(locale, siteDir);
  return function addNotice(tree: {children: unknown[]}, {path: absolute}: {path: string}): void {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    // Partials are covered by the notice of their page.
    const fault =
      locale === DEFAULT_LOCALE || isPartial(file)
        ? undefined
        : [file, ...partialsOf(tree as Root, file).values()]
            .flatMap((each) => placeOf(each) ?? [])
            .map((place) => faultOf(place, siteDir, readLock))
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

function faultOf(
  place: Place,
  siteDir: string,
  readLock: () => Lock | undefined,
): TranslationFault | undefined {
  if (place.locale === DEFAULT_LOCALE) {
    return 'untranslated';
  }
  const source = path.join(siteDir, place.source);
  const reviewed = existsSync(source) ? readLock() : undefined;
  if (reviewed === undefined) {
    return undefined;
  }
  const text = readFileSync(source, 'utf8');
  if (isSealed(place.source, text, reviewed)) {
    return undefined;
  }
  const french = readPage(place.source, {...place, locale: DEFAULT_LOCALE}, text);
  return sectionsBehind(french, reviewed).length > 0 ? 'stale' : undefined;
}

/** Reads the lock of a language for every page, parsing it only when it has changed. */
function lockReader(locale: Locale, siteDir: string): () => Lock | undefined {
  const file = path.join(siteDir, lockFile(locale));
  let parsed: {readonly text: string; readonly lock: Lock} | undefined;
  return () => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (text !== undefined && parsed?.text !== text) {
      parsed = {text, lock: parseLock(locale, text)};
    }
    return text === undefined ? undefined : parsed?.lock;
  };
}

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
