import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import {PAGE_TEXTS} from '../labels/pageTexts';
import {element, setProperties} from '../mdx';
import {partialsOf} from '../partials';
import {isPartial, placeOf} from '../places';
import {hasFrontMatter, hashOf, readHashes, sourceIn, sourcesFile} from '../sourceHash';
import {DEFAULT_LOCALE, LOCALE_CONFIGS, type Locale} from '../../site/locales';

/** `untranslated`: the page shows the French original; `stale`: the original has changed since. */
type TranslationFault = 'untranslated' | 'stale';

interface Options {
  readonly locale: Locale;
  readonly siteDir: string;
}

/** Remark plugin: a notice above an untranslated or stale page; French text on other pages is marked with `lang`. */
export function translationNotice({locale, siteDir}: Options) {
  return function addNotice(tree: Root, {path: absolute}: {path: string}): void {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    // Partials are covered by the notice of their page.
    const fault =
      locale === DEFAULT_LOCALE || isPartial(file)
        ? undefined
        : [file, ...partialsOf(tree, file).values()]
            .map((each) => faultOf(each, siteDir))
            .find((each) => each !== undefined);
    if (fault) {
      const text =
        fault === 'untranslated'
          ? [element('div', {lang: LOCALE_CONFIGS[DEFAULT_LOCALE].htmlLang}, tree.children)]
          : tree.children;
      const value = PAGE_TEXTS[locale][`translation.${fault}`] ?? '';
      const notice: Paragraph = {type: 'paragraph', children: [{type: 'text', value}]};
      setProperties(notice, {className: ['alert', 'alert--secondary'], role: 'note'});
      tree.children = [notice, ...text] as Root['children'];
    }
  };
}

function faultOf(file: string, siteDir: string): TranslationFault | undefined {
  const place = placeOf(file);
  if (place?.locale === DEFAULT_LOCALE) {
    return 'untranslated';
  }
  const read = (name: string): string | undefined => {
    const absolute = path.join(siteDir, name);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  const french = place && read(place.source);
  if (place === undefined || french === undefined) {
    return undefined;
  }
  const recorded = hasFrontMatter(file)
    ? sourceIn(read(file) ?? '')
    : readHashes(place.locale, read(sourcesFile(place.locale))).get(place.source);
  return recorded === hashOf(french) ? undefined : 'stale';
}
