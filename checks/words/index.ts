import {LOCALES} from '../../src/site/locales';
import type {Sources, SourceText} from '../../src/content/load';
import type {Page} from '../../src/content/page';
import type {Finding} from '../finding';
import {lineAt, remembered} from '../rule';
import type {LanguageTools} from './tools';

/** Spelling of the languages with a dictionary, style of Markdown. */
export async function languageFindings(sources: Sources, tools: LanguageTools): Promise<Finding[]> {
  const found = await Promise.all([markdownStyle(sources, tools), misspelledWords(sources, tools)]);
  return found.flat();
}

async function markdownStyle({pages}: Sources, tools: LanguageTools): Promise<Finding[]> {
  // Unreadable files are reported already.
  const readable = pages.filter(({failure}) => failure === undefined);
  const files = readable.map(({file, lines}) => [file, lines.join('\n')] as const);
  return [...(await tools.lintMarkdown(Object.fromEntries(files)))];
}

async function misspelledWords(sources: Sources, tools: LanguageTools): Promise<Finding[]> {
  const texts: readonly Words[] = [...sources.texts, ...sources.pages.flatMap(samplesOf)];
  const found = await Promise.all(
    LOCALES.map(async (locale) => {
      const own = texts.filter((text) => text.locale === locale);
      const words = new Set(own.flatMap((text) => wordsOf(text)));
      const wrong = new Set(await tools.unknownWords(locale, [...words]));
      return own.flatMap((text) => {
        const words = wordsOf(text);
        const unknown = words.filter((word) => wrong.has(word));
        return unknown.length > 2 && unknown.length >= words.length / 3
          ? [foreign(text)]
          : unknown.map((word) => ({
              file: text.file,
              line: lineAt(text, text.text.indexOf(word)),
              message: `“${word}” is in no dictionary → correct it, or add it to checks/words/${locale}.txt`,
            }));
      });
    }),
  );
  return found.flat();
}

function foreign({file, line, text, locale}: Words): Finding {
  const start = text.slice(0, 40);
  return {
    file,
    line,
    message: `“${start}…” is in another language → write it in that of the file, or add its words to checks/words/${locale}.txt`,
  };
}

type Words = Pick<SourceText, 'file' | 'locale' | 'line' | 'text'>;

/** Blocks of plain text, which readers see as they are. */
const samplesOf = remembered(({file, locale, fences}: Page): readonly Words[] =>
  fences
    .filter(({lang}) => lang === 'text')
    .map(({line, code}) => ({file, locale, line: line + 1, text: code})),
);

/** Addresses and file names are not spelled. */
const NO_WORDS = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|\/\w[\w/-]*|<[^>\s]*>/gu;

const wordsOf = remembered(({text}: Words): readonly string[] => [
  ...new Set(text.replace(NO_WORDS, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu)),
]);
