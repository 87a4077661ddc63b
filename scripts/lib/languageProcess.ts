/** The language tools in their own process: they start while the pages are read. */
import {fork, type ChildProcess} from 'node:child_process';
import {LOCALES, type Locale} from '../../src/site/locales';
import {languageTools, type LanguageTools} from '../../checks/words/tools';

interface Question {
  readonly id: number;
  readonly tool: keyof LanguageTools;
  readonly args: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The tools in a process that begins with `start` or the first call, and first loads the dictionaries of `locales`. */
export function processOfTools(
  root: string,
  locales: readonly Locale[] = LOCALES,
): LanguageTools & {readonly start: () => void; readonly close: () => void} {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let child: ChildProcess | undefined;
  const start = (): ChildProcess => {
    if (child === undefined) {
      child = fork(__filename, [root, ...locales], {serialization: 'advanced'});
      child.on('message', (answer: Answer) => {
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      });
      child.on('exit', () => {
        waiting.forEach((tell, id) => tell({id, error: 'The language tools have stopped.'}));
      });
    }
    return child;
  };
  const ask =
    (tool: keyof LanguageTools) =>
    (...args: readonly unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({value, error}) =>
          error === undefined ? resolve(value as never) : reject(new Error(error)),
        );
        start().send({id, tool, args} satisfies Question);
      });
  return {
    unknownWords: ask('unknownWords'),
    lintMarkdown: ask('lintMarkdown'),
    spaceChinese: ask('spaceChinese'),
    start: () => void start(),
    close: () => child?.disconnect(),
  };
}

const [, file, root, ...locales] = process.argv;
if (file === __filename && root !== undefined) {
  answerQuestions(languageTools(root), locales as Locale[]);
}

function answerQuestions(tools: LanguageTools, locales: readonly Locale[]): void {
  // Dictionaries load while the pages are read.
  for (const locale of locales) {
    void tools.unknownWords(locale, []);
  }
  process.on('disconnect', () => process.exit());
  process.on('message', ({id, tool, args}: Question) => {
    void (tools[tool] as (...all: readonly unknown[]) => Promise<unknown>)(...args).then(
      (value) => process.send?.({id, value} satisfies Answer),
      (error: unknown) => process.send?.({id, error: String(error)} satisfies Answer),
    );
  });
}
