import path from 'node:path';
import {encode} from 'uqr';
import {PAGE_TEXTS} from '../labels/pageTexts';
import {addressIn} from '../../site/addresses';
import {BRAND} from '../../site/brand';
import {LOCALE_CONFIGS, type Locale} from '../../site/locales';
import {addressOf} from '../page';
import {placeOf} from '../places';

/** Key of the front matter, for pages whose steps happen on a phone. */
export const PHONE_KEY = 'phone';

/** Quiet zone in modules, required by scanners (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface Node {
  readonly type: string;
  children: unknown[];
}

interface PageFile {
  readonly path: string;
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/**
 * Remark plugin: a page with `phone: true` shows, after its opening paragraph, a QR code of its own address, to
 * continue on the phone. Rendered at build time; shown on wide screens and on paper (src/css/custom.css), not in
 * Markdown twins.
 */
export function phoneCodePlugin(locale: Locale, siteDir: string) {
  return function add(root: Node, file: PageFile): void {
    const {[PHONE_KEY]: isWanted, slug} = file.data.frontMatter ?? {};
    const place = placeOf(path.relative(siteDir, file.path).split(path.sep).join('/'));
    if (isWanted === true && place) {
      const address = BRAND.siteUrl + addressIn(addressOf(place, slug), locale);
      const opening = root.children.findIndex((child) => (child as Node).type === 'paragraph');
      root.children.splice(opening + 1, 0, figure(address, locale));
    }
  };
}

/** A QR code: its side in modules, and an SVG path through the dark modules of each row. */
export function drawCode(text: string): {readonly side: number; readonly path: string} {
  const {data, size} = encode(text, {ecc: 'M', border: QUIET_ZONE});
  const rows = data.flatMap((row, y) => {
    let end = 0;
    const runs = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...runs.matchAll(/#+/g)].map(({index, 0: {length}}) => {
      // Relative moves are short and repetitive: a third fewer bytes than absolute ones.
      const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
      end = index + length;
      return `${move}h${length}`;
    });
  });
  return {side: size, path: rows.join('')};
}

function figure(address: string, locale: Locale): unknown {
  const {side, path: line} = drawCode(address);
  return element(
    'figure',
    // On an untranslated page the code still speaks the reader's language.
    {className: 'phone-code', lang: LOCALE_CONFIGS[locale].htmlLang},
    [
      element(
        'svg',
        {
          role: 'img',
          'aria-label': PAGE_TEXTS[locale]['phoneCode.alternative'].replace('{address}', address),
          viewBox: `0 0 ${side} ${side}`,
        },
        [element('path', {d: line})],
      ),
      element('figcaption', {}, [{type: 'text', value: PAGE_TEXTS[locale]['phoneCode.caption']}]),
    ],
  );
}

function element(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly unknown[] = [],
): unknown {
  const attributes = Object.entries(props).map(([prop, value]) => ({
    type: 'mdxJsxAttribute',
    name: prop,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}
