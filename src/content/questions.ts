import type {Locale} from '../site/locales';
import {placeOf} from './places';
import {SourceError, readYaml, refuseConflict} from './sourceError';

const ENDING = '.questions.yml';

/** Instead of a section's id: the opening of the page. No id is in capitals. */
export const OPENING = 'PAGE';

export interface AskedSection {
  /** Id of the heading; empty for the opening of the page. */
  readonly id: string;
  readonly line: number;
  readonly questions: readonly string[];
  /** Questions marked `key:`, which every language must answer. */
  readonly keys: readonly string[];
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
 * Reads the questions of a page: a list per section, in which `key: …` marks a question.
 * @returns undefined outside the folders that hold pages
 * @throws SourceError naming file and line
 */
export function readQuestions(file: string, text: string): PageQuestions | undefined {
  const page = file.slice(0, -ENDING.length) + '.md';
  const place = isQuestionsFile(file) ? placeOf(page) : undefined;
  if (!place) {
    return undefined;
  }
  refuseConflict(file, text);
  const lines = text.split(/\r?\n/);
  const sections = Object.entries(readYaml(file, text) ?? {}).map(([name, list]): AskedSection => {
    const line = lines.findIndex((content) => /^['"]?([\w-]+)/.exec(content)?.[1] === name) + 1;
    const asked = Array.isArray(list) ? list.map(questionOf) : [];
    if (asked.length === 0 || asked.includes(undefined)) {
      throw new SourceError(
        file,
        line || 1,
        `"${name}" needs a list of questions → write each on a line of its own: "  - my phone was stolen", or "  - key: my phone was stolen".`,
      );
    }
    return {
      id: name === OPENING ? '' : name,
      line,
      questions: asked.flatMap((question) => question?.text ?? []),
      keys: asked.flatMap((question) => (question?.isKey ? question.text : [])),
    };
  });
  const {locale, source} = place;
  return {file, locale, page, source, sections};
}

function questionOf(item: unknown): {text: string; isKey: boolean} | undefined {
  if (typeof item === 'object' && item !== null) {
    const [[name, value] = ['', undefined], ...others] = Object.entries(item);
    const isKey = name === 'key' && others.length === 0 && isScalar(value);
    return isKey ? {text: String(value), isKey} : undefined;
  }
  return isScalar(item) ? {text: String(item), isKey: false} : undefined;
}

/** A question may be a number: `404`. */
function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
