import {createHash} from 'node:crypto';
import type {Finding} from '../finding';
import type {LanguageTools} from './tools';

export interface LanguageMemory {
  /** "fr mot" → whether a dictionary contains it. */
  readonly words: Map<string, boolean>;
  /** Digest of a path and its text → findings of markdownlint. */
  readonly files: Map<string, readonly Finding[]>;
}

export function emptyMemory(): LanguageMemory {
  return {words: new Map(), files: new Map()};
}

/** Tools with a cache: answers are taken from `before`, and those used are collected in `now`. */
export function remembering(
  tools: LanguageTools,
  before: LanguageMemory,
  now: LanguageMemory,
): LanguageTools {
  return {
    unknownWords: async (locale, words) => {
      const key = (word: string) => `${locale} ${word}`;
      const known = await recall(before.words, now.words, words, key, async (rest) => {
        const wrong = new Set(await tools.unknownWords(locale, rest));
        return rest.map((word) => !wrong.has(word));
      });
      return words.filter((_, index) => known[index] === false);
    },
    lintMarkdown: async (files) => {
      const all = Object.entries(files);
      const found = await recall(before.files, now.files, all, digest, async (rest) => {
        const findings = await tools.lintMarkdown(Object.fromEntries(rest));
        return rest.map(([name]) => findings.filter(({file}) => file === name));
      });
      return found.flat();
    },
  };
}

/** Asks a tool what the cache lacks. @returns an answer to each question */
async function recall<Question, Answer>(
  before: ReadonlyMap<string, Answer>,
  now: Map<string, Answer>,
  questions: readonly Question[],
  keyOf: (question: Question) => string,
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  for (const key of questions.map(keyOf)) {
    const answer = before.get(key);
    if (answer !== undefined) {
      now.set(key, answer);
    }
  }
  const rest = questions.filter((question) => !now.has(keyOf(question)));
  const answers = rest.length > 0 ? await ask(rest) : [];
  rest.forEach((question, index) => now.set(keyOf(question), answers[index]!));
  return questions.map((question) => now.get(keyOf(question))!);
}

function digest([file, text]: readonly [file: string, text: string]): string {
  return createHash('sha1').update(`${file}\n${text}`).digest('base64');
}
