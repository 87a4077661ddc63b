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

/** Tools whose answers are kept in a memory and taken from it. */
export function remembering(tools: LanguageTools, {words, files}: LanguageMemory): LanguageTools {
  return {
    unknownWords: async (locale, asked) => {
      const key = (word: string) => `${locale} ${word}`;
      const known = await recall(words, asked, key, async (rest) => {
        const wrong = new Set(await tools.unknownWords(locale, rest));
        return rest.map((word) => !wrong.has(word));
      });
      return asked.filter((_, index) => known[index] === false);
    },
    lintMarkdown: async (texts) => {
      const found = await recall(files, Object.entries(texts), digest, async (rest) => {
        const findings = await tools.lintMarkdown(Object.fromEntries(rest));
        return rest.map(([name]) => findings.filter(({file}) => file === name));
      });
      return found.flat();
    },
  };
}

/** Asks a tool what the memory lacks. @returns an answer to each question */
async function recall<Question, Answer>(
  memory: Map<string, Answer>,
  questions: readonly Question[],
  keyOf: (question: Question) => string,
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const rest = questions.filter((question) => !memory.has(keyOf(question)));
  const answers = rest.length > 0 ? await ask(rest) : [];
  rest.forEach((question, index) => memory.set(keyOf(question), answers[index]!));
  return questions.map((question) => memory.get(keyOf(question))!);
}

function digest([file, text]: readonly [file: string, text: string]): string {
  return createHash('sha1').update(`${file}\n${text}`).digest('base64');
}
