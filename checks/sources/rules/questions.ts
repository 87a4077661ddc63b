import type {Sources} from '../../../src/content/load';
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
