import {ERROR_CODE} from '../../../src/site/errorCodes';
import {perLocale, type Locale} from '../../../src/site/locales';
import {readCatalogue} from '../../../src/content/catalogue';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {ERROR_MESSAGE} from '../../../src/content/plugins/errorMessages';
import {DEPTH} from '../../finding';
import {at, everyPage, remembered} from '../../rule';
import {QUOTES} from './typography';

/** A code, with the mark and the link that end it, and what follows. */
const MENTION = /\b(E-?(?:HVR|EXT|LOQ|LQT)-?\d+)\b(`(?:\]\([^)]*\))? ?)?(?=(.{0,200}))/g;

/** Every error code is one of a product, and a message quoted with it is verbatim: readers search for both. */
export const errorCodes = everyPage(({lines, locale}, sources) => {
  const messages = messagesOf(sources)[locale];
  return lines.flatMap((content, index) =>
    [...content.matchAll(MENTION)].flatMap(([, code = '', mark, after = '']) => {
      const message = problemOf(code, mark, after, locale, messages.get(code)?.message);
      return at(index + 1, message, {follows: `i18n/${locale}/errors.json`});
    }),
  );
});

function problemOf(
  code: string,
  mark: string | undefined,
  after: string,
  locale: Locale,
  shown: string | undefined,
): string | undefined {
  if (shown === undefined) {
    return `unknown error code ${code} → correct it or add it to i18n/*/errors.json`;
  }
  const [opening, closing] = QUOTES[locale];
  const quoted = `${opening}${shown}${closing}`;
  const bare = after.replace(/^[\s“”„«»‘’"'、，,:：*]+/u, '');
  if (mark?.endsWith(' ') && after.startsWith(opening)) {
    // Placeholders of a message, such as a line number, may have example values.
    const filled = quoted
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,12}?');
    return new RegExp(`^${filled}`).test(after)
      ? undefined
      : `message of ${code} that is not the one shown → write ${quoted}`;
  }
  return bare.startsWith(shown.slice(0, 12))
    ? `message of ${code} written in another way → write \`${code}\` ${quoted}`
    : undefined;
}

/** The page on which each code has its section. */
const ENTRIES = 'docs/user/error-codes.md';

/** A code in the text of a page, and the link that leads to its section. */
interface FirstMention {
  readonly code: string;
  readonly line: number;
  readonly link: string;
}

/** Where a page names a code for the first time, without the link to what it means. */
export function unlinkedCodes({kind, source, inlineCode, links}: Page): FirstMention[] {
  const codes = inlineCode.filter(({code}) => ERROR_CODE.exec(code)?.[0] === code);
  const first = new Map([...codes].reverse().map(({code, line}) => [code, line]));
  const isManual = kind === 'manual' || kind === 'partial';
  return [...first].flatMap(([code, line]) => {
    const url = `${isManual ? '/user/error-codes.md' : '/docs/user/error-codes'}#${code.toLowerCase()}`;
    const isLinked = links.some(
      (link) => link.line === line && link.text === code && link.url === url,
    );
    return isLinked || source === ENTRIES ? [] : [{code, line, link: `[\`${code}\`](${url})`}];
  });
}

/** The first mention of a code on a page leads to its section, which says what it means and what to do. */
export const linkedCodes = everyPage((page) =>
  unlinkedCodes(page).map(({code, line, link}) => ({
    line,
    depth: DEPTH.page,
    message: `first mention of ${code} without its link → write ${link}, or have --fix write it`,
  })),
);

/** The page of the codes has a section for each, which says its message. */
export const codeSections = everyPage(({source, locale, headings, components}, sources) => {
  const codes = source === ENTRIES ? [...messagesOf(sources)[locale].keys()] : [];
  return codes.flatMap((code) => {
    const index = headings.findIndex(({id}) => id === code.toLowerCase());
    const {line = 1, level, text} = headings[index] ?? {};
    if (level !== 3 || text !== code) {
      return at(line, `no section for ${code} → write ### ${code} {/* #${code.toLowerCase()} */}`);
    }
    const end = headings[index + 1]?.line ?? Infinity;
    const isShown = components.some(
      ({name, props, line: place}) =>
        name === ERROR_MESSAGE && props.get('code') === code && place > line && place < end,
    );
    return isShown
      ? []
      : at(line, `${code} without its message → write <ErrorMessage code="${code}" />`);
  });
});

const messagesOf = remembered(({files}: Sources) =>
  perLocale((locale) => readCatalogue(files, `i18n/${locale}/errors.json`)),
);
