import {DEFAULT_LOCALE, LOCALES} from '../../../src/site/locales';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {fileIn} from '../../../src/content/places';
import {questionsFile} from '../../../src/content/questions';
import type {Finding} from '../../finding';
import {inFile} from '../../rule';

/** Readers' questions are beside their page, under its sections, each once. */
export function askedSections({questions, unreadable, pageOfFile}: Sources): Finding[] {
  const faults = unreadable.map(({file, line, reason}) => ({file, line, message: reason}));
  const found = questions.flatMap(({file, source, sections}) => {
    const french = pageOfFile.get(source);
    if (!french) {
      return inFile(file, 1, `${source} does not exist → move or delete its questions with it`, {
        follows: source,
      });
    }
    return sections.flatMap(({id, line, questions: asked}) => [
      ...(french.failure || id === '' || french.headings.some((heading) => heading.id === id)
        ? []
        : inFile(
            file,
            line,
            `${source} has no section #${id} → move these questions to the section that answers them`,
            {follows: source},
          )),
      ...asked
        .filter((question, index) => asked.indexOf(question) < index)
        .map((question) => ({
          file,
          line,
          message: `“${question}” is asked twice of this section → delete one`,
        })),
    ]);
  });
  return [...faults, ...found];
}

/** The section of a question marked `key:`, in French for all, has content in every language that is translated. */
export function answeredQuestions({questions, pageOfFile}: Sources): Finding[] {
  return questions.flatMap(({file, locale, source, sections}) =>
    sections.flatMap(({id, line, keys: [key]}): Finding[] => {
      if (key === undefined) {
        return [];
      }
      if (locale !== DEFAULT_LOCALE) {
        const french = questionsFile(source);
        return inFile(file, line, `“key: ${key}” → mark the question in ${french} only`);
      }
      return LOCALES.flatMap((each) => {
        const page = pageOfFile.get(fileIn(source, each));
        return page === undefined || page.failure || isAnswered(page, id)
          ? []
          : inFile(
              page.file,
              page.headings.find((heading) => heading.id === id)?.line ?? 1,
              `nothing in #${id} answers “${key}” (${file}:${line}) → write it, or move the question to the section that does`,
              {follows: page.file},
            );
      });
    }),
  );
}

/** True for a section with content besides its heading, in itself or in its parts. */
function isAnswered({headings, prose}: Page, id: string): boolean {
  const heading = id === '' ? {line: 0, level: 1} : headings.find((each) => each.id === id);
  if (!heading) {
    return false;
  }
  const end = headings.find(({line, level}) => line > heading.line && level <= heading.level);
  return prose.some(
    ({line, isTitle}) => !isTitle && line > heading.line && line < (end?.line ?? Infinity),
  );
}
