import {readJson} from '../../../src/content/sourceError';
import {LOCALES, type Locale} from '../../../src/site/locales';
import type {Sources} from '../../../src/content/load';
import type {Finding} from '../../finding';

/** The marks around a quoted message (glossary §3). */
const QUOTES: Record<Locale, readonly [opening: string, closing: string]> = {
  fr: ['«\u202F', '\u202F»'],
  en: ['“', '”'],
  de: ['„', '“'],
  zh: ['“', '”'],
};

/** Every error code is one of a product, and a message quoted with it is verbatim: readers search for both. */
export function errorCodes(sources: Sources): Finding[] {
  return LOCALES.flatMap((locale) => {
    const messages = readMessages(sources, locale);
    return sources.pages
      .filter((page) => page.locale === locale)
      .flatMap(({file, lines}) =>
        lines.flatMap((content, index) =>
          [...content.matchAll(/\b(E-?(?:HVR|EXT|LOQ|LQT)-?\d+)\b(` ?)?(?=(.{0,200}))/g)].flatMap(
            ([, code = '', mark, after = '']) => {
              const message = problemOf(code, mark, after, locale, messages);
              return message === undefined
                ? []
                : [{file, line: index + 1, message, follows: `i18n/${locale}/errors.json`}];
            },
          ),
        ),
      );
  });
}

function problemOf(
  code: string,
  mark: string | undefined,
  after: string,
  locale: Locale,
  messages: ReadonlyMap<string, string>,
): string | undefined {
  const shown = messages.get(code);
  if (shown === undefined) {
    return `unknown error code ${code} → correct it or add it to i18n/*/errors.json`;
  }
  const [opening, closing] = QUOTES[locale];
  const quoted = `${opening}${shown}${closing}`;
  const bare = after.replace(/^[\s“”„«»‘’"'、，,:：*]+/u, '');
  if (mark === '` ' && after.startsWith(opening)) {
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

function readMessages({files}: Sources, locale: Locale): ReadonlyMap<string, string> {
  const file = `i18n/${locale}/errors.json`;
  const data: unknown = readJson(file, files.get(file) ?? '{}');
  return new Map(
    Object.entries(data ?? {}).map(([code, message]) => [
      code,
      typeof message === 'string' ? message : '',
    ]),
  );
}
