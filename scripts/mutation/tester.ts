/**
 * Runs, in a process of its own, the unit tests related to a file whose text is another: a change may make a loop
 * that never ends, and then only the end of the process stops it.
 */
import path from 'node:path';

/** A file, and the text that stands for it. */
export interface Trial {
  readonly file: string;
  readonly text: string;
}

/** The tests that failed, none when all passed; sent once more, before any trial, when the process is ready. */
export interface Answer {
  readonly failed: readonly string[];
}

const ROOT = path.resolve(__dirname, '../..');

let trial: Trial | undefined;

async function main(): Promise<void> {
  // An ES module: only an import that waits loads it here.
  const {createVitest} = await import('vitest/node');
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      // Nothing of what the tests say is of interest, only whether they pass.
      reporters: [{}],
      silent: true,
    },
    {
      plugins: [
        {
          name: 'trial',
          enforce: 'pre',
          load: (id: string) => (id === trial?.file ? trial.text : undefined),
        },
      ],
    },
  );
  process.on('message', (message: Trial) => {
    void (async () => {
      const before = trial?.file;
      trial = message;
      for (const file of new Set([before, trial.file])) {
        if (file) {
          vitest.invalidateFile(file);
        }
      }
      vitest.config.related = [trial.file];
      const tests = await vitest.getRelevantTestSpecifications();
      vitest.state.errorsSet.clear();
      const {testModules, unhandledErrors} = await vitest.runTestSpecifications(tests);
      // The runner also remembers the tests of earlier trials.
      const modules = new Set(tests.map(({moduleId}) => moduleId));
      const failed = testModules.filter((module) => modules.has(module.moduleId) && !module.ok());
      answer({
        failed: [
          ...unhandledErrors.map(String),
          ...failed.map(({relativeModuleId}) => relativeModuleId),
        ],
      });
    })();
  });
  answer({failed: []});
}

function answer(value: Answer): void {
  process.send?.(value);
}

void main();
