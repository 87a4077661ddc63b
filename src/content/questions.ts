import type {Locale} from '../site/locales';
import {placeOf} from './places';
import {SourceError, readYaml} from './sourceError';

const ENDING = '.questions.yml';

/** Instead of a section's id: the opening of the page. No id is in capitals. */
export const OPENING = 'PAGE';

export interface AskedSection {
  /** Id of the heading; empty for the opening of the page. */
  readonly id: string;
  readonly line: number;
  readonly questions: readonly string[];
}

/** The questions of one page in one language: `docs/user/havre/connect.questions.yml`, beside the page. */
export interface PageQuestions {
  readonly file: string;
  readonly locale: Locale;
  readonly page: string;
  readonly source: string;
  readonly sections: readonly AskedSection[];
}

export function questionsFile(page: string): string {
  return page.replace(/\.md$/, ENDING);
}

export function isQuestionsFile(file: string): boolean {
  return file.endsWith(ENDING);
}

/**
 * Reads the questions of a page: a list per section.
 * @returns undefined outside the folders that hold pages
 * @throws SourceError naming file and line
 */
export function readQuestions(file: string, text: string): PageQuestions | undefined {
  const page = file.slice(0, -ENDING.length) + '.md';
  const place = isQuestionsFile(file) ? placeOf(page) : undefined;
  if (!place) {
    return undefined;
  }
  const lines = text.split(/\r?\n/);
  const sections = Object.entries(readYaml(file, text) ?? {}).map(([name, list]): AskedSection => {
    const line = lines.findIndex((content) => /^['"]?([\w-]+)/.exec(content)?.[1] === name) + 1;
    const asked: readonly unknown[] = Array.isArray(list) ? list : [];
    // A question may be a number: `404`.
    if (asked.length === 0 || asked.some((question) => typeof question === 'object')) {
      throw new SourceError(
        file,
        line || 1,
        `"${name}" needs a list of questions → write each on a line of its own: "  - my phone was stolen".`,
      );
    }
    return {id: name === OPENING ? '' : name, line, questions: asked.map(String)};
  });
  const {locale, source} = place;
  return {file, locale, page, source, sections};
}
