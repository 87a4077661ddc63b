import {DEFAULT_LOCALE, LOCALES} from '../../../src/site/locales';
import {fileIn} from '../../../src/sources/places';
import type {Sources} from '../../../src/sources/load';
import type {Finding} from '../../finding';
import {QUESTIONS} from '../questions';

/**
 * Each likely question has its section in every language, and the section says something. Pages that are not
 * translated yet are another rule's (checks/translations).
 */
export function answeredQuestions(
  {pageOfAddress, pageOfFile}: Sources,
  questions = QUESTIONS,
): Finding[] {
  return questions.flatMap(({question, answers}) =>
    answers.flatMap((answer) =>
      LOCALES.flatMap((locale) => {
        const [address, id] = answer.split('#');
        const source = pageOfAddress.get(`/docs/${address}`);
        const page = source && pageOfFile.get(fileIn(source.file, locale));
        const heading = page?.headings.find((candidate) => candidate.id === id);
        const isUntranslated = locale !== DEFAULT_LOCALE && source !== undefined && !page;
        const isAnswered =
          isUntranslated ||
          (page !== undefined &&
            (id === undefined ||
              (heading !== undefined &&
                page.prose.some(({line, isTitle}) => line > heading.line && !isTitle))));
        return isAnswered
          ? []
          : [
              {
                file: page?.file ?? source?.file ?? 'checks/content/questions.ts',
                line: 1,
                follows: page?.file ?? source?.file ?? `docs/${address}.md`,
                message: `no section ${answer} (${locale}), which answers “${question}” → write it, or say in checks/content/questions.ts where the answer stands`,
              },
            ];
      }),
    ),
  );
}
