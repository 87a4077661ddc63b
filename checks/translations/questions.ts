import {DEFAULT_LOCALE, type Locale} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {TRANSLATED_LOCALES, fileIn} from '../../src/content/places';
import {
  OPENING,
  questionsFile,
  type AskedSection,
  type PageQuestions,
} from '../../src/content/questions';
import type {Finding} from '../finding';

/** Sentences, or French letters: names and messages are the same in several languages. */
const FRENCH = /[àâçéèêëîïôùûœ’]|(?:\S+ ){4}\S/u;

/** The same sections have questions in every language that has their page. */
export function questionsInStep(sources: Sources): Finding[] {
  const french = questionsIn(sources, DEFAULT_LOCALE);
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const own = questionsIn(sources, locale);
    const pages = [...new Set([...french.keys(), ...own.keys()])].filter((page) =>
      sources.pageOfFile.has(fileIn(page, locale)),
    );
    return pages.flatMap((page): Finding[] => {
      const [source, file] = [page, fileIn(page, locale)].map(questionsFile) as [string, string];
      if (sources.unreadable.some((error) => [source, file].includes(error.file))) {
        return [];
      }
      const [here, there] = [own.get(page)?.sections ?? [], french.get(page)?.sections ?? []];
      const lacking = there.filter(({id}) => !here.some((section) => section.id === id));
      const added = here.filter(({id}) => !there.some((section) => section.id === id));
      const copied = here.flatMap(({id, line, questions}) =>
        questions
          .filter((question) => FRENCH.test(question) && isAsked(there, id, question))
          .map((question) => ({line, question})),
      );
      return [
        ...copied.map(({line, question}) => ({
          file,
          line,
          message: `“${question}” is the French question → write what readers ask in this language`,
        })),
        ...lacking.map(({id, line}) => ({
          file,
          line: 1,
          message: `no questions for “${nameOf(id)}”, which ${source}:${line} has → add what readers ask in this language`,
          awaitsTranslation: true,
          follows: source,
          source: {
            file: source,
            line,
            message: `no translation has questions for “${nameOf(id)}” → add what readers ask in the other languages`,
          },
        })),
        ...added.map(({id, line}) => ({
          file,
          line,
          message: `${source} has no questions for “${nameOf(id)}” → add them there, or delete them here`,
          follows: source,
        })),
      ];
    });
  });
}

function isAsked(sections: readonly AskedSection[], id: string, question: string): boolean {
  return sections.some((section) => section.id === id && section.questions.includes(question));
}

function questionsIn({questions}: Sources, locale: Locale): ReadonlyMap<string, PageQuestions> {
  return new Map(
    questions.filter((asked) => asked.locale === locale).map((asked) => [asked.source, asked]),
  );
}

function nameOf(id: string): string {
  return id === '' ? OPENING : id;
}
