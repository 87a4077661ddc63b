import {LOCALES} from '../../src/site/locales';
import type {Sources, SourceText} from '../../src/sources/load';
import type {Page} from '../../src/sources/page';
import type {Finding} from '../finding';
import {lineAt, remembered} from '../rule';
import type {LanguageTools} from './tools';

/** What the tools have said in this process: asked once per word, file and text. */
const knownWords = new Map<string, boolean>();
const knownFiles = new WeakMap<Page, readonly Finding[]>();
const knownTexts = new Map<string, string>();

/** Spelling of the languages that have a dictionary, spacing of Chinese, style of Markdown. */
export async function languageFindings(sources: Sources, tools: LanguageTools): Promise<Finding[]> {
  const found = await Promise.all([
    markdownStyle(sources, tools),
    misspelledWords(sources, tools),
    chineseSpacing(sources, tools),
  ]);
  return found.flat();
}

async function markdownStyle({pages}: Sources, tools: LanguageTools): Promise<Finding[]> {
  // What cannot be read says so already.
  const readable = pages.filter(({failure}) => failure === undefined);
  const unknown = readable.filter((page) => !knownFiles.has(page));
  const files = Object.fromEntries(unknown.map(({file, lines}) => [file, lines.join('\n')]));
  const findings = unknown.length > 0 ? await tools.lintMarkdown(files) : [];
  for (const page of unknown) {
    knownFiles.set(
      page,
      findings.filter(({file}) => file === page.file),
    );
  }
  return readable.flatMap((page) => knownFiles.get(page) ?? []);
}

async function misspelledWords(sources: Sources, tools: LanguageTools): Promise<Finding[]> {
  const texts = [...sources.texts, ...sources.pages.flatMap(samplesOf)];
  const found = await Promise.all(
    LOCALES.map(async (locale) => {
      const own = texts.filter((text) => text.locale === locale);
      const words = new Set(own.flatMap((text) => wordsOf(text)));
      const unknown = [...words].filter((word) => !knownWords.has(`${locale} ${word}`));
      if (unknown.length > 0) {
        const wrong = await tools.unknownWords(locale, unknown);
        unknown.forEach((word) =>
          knownWords.set(`${locale} ${word}`, !wrong.some((part) => word.includes(part))),
        );
      }
      const wrong = new Set([...words].filter((word) => !knownWords.get(`${locale} ${word}`)));
      return wrong.size === 0
        ? []
        : own.flatMap((text) =>
            wordsOf(text)
              .filter((word) => wrong.has(word))
              .map((word) => ({
                file: text.file,
                line: lineAt(text, Math.max(0, text.text.indexOf(word))),
                message: `“${word}” is in no dictionary → correct it, or add it to checks/words/${locale}.txt`,
              })),
          );
    }),
  );
  return found.flat();
}

/** The words of blocks of plain text: what readers see as it stands. */
const samplesOf = remembered(({file, locale, fences}: Page): readonly SourceText[] =>
  fences
    .filter(({lang}) => lang === 'text')
    .map(({line, code}) => ({
      file,
      locale,
      line: line + 1,
      text: code,
      isTitle: false,
      bold: [],
      italics: 0,
    })),
);

/** Addresses and file names are no words. */
const NO_WORDS = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|\/\w[\w/-]*|<[^>\s]*>/gu;

const wordsOf = remembered(({text}: SourceText): readonly string[] => [
  ...new Set(text.replace(NO_WORDS, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu)),
]);

/** A cell of Latin words only, such as a list of products, is left as it is. */
const HAN = /\p{Script=Han}/u;

async function chineseSpacing({texts}: Sources, tools: LanguageTools): Promise<Finding[]> {
  const chinese = texts.filter(({locale, text}) => locale === 'zh' && HAN.test(text));
  const unknown = [...new Set(chinese.map(({text}) => text))].filter(
    (text) => !knownTexts.has(text),
  );
  const spaced = unknown.length > 0 ? await tools.spaceChinese(unknown) : [];
  spaced?.forEach((text, index) => knownTexts.set(unknown[index]!, text));
  return chinese.flatMap(({file, line, text}) => {
    const corrected = knownTexts.get(text) ?? text;
    if (corrected === text) {
      return [];
    }
    const first = [...text].findIndex((mark, index) => mark !== [...corrected][index]);
    const around = (content: string) =>
      [...content].slice(Math.max(0, first - 6), first + 6).join('');
    return [{file, line, message: `“${around(text)}”: spacing → “${around(corrected)}”`}];
  });
}
