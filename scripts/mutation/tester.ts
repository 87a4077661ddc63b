/**
 * Runs, in a process of its own, the unit tests related to a file whose text is another: a change may make a loop
 * that never ends, and then only the end of the process stops it.
 */
import path from 'node:path';

/** A file, and the text that stands for it. */
export interface Trial {
  readonly file: string;
  readonly text: string;
  /** The only tests to run; without them all that are related to the file, the nearest first. */
  readonly only?: readonly string[];
}

/**
 * The tests that failed, none when all passed; sent once more, before any trial, when the process is ready. Those that
 * are farther from the file are not run once nearer ones have failed.
 */
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
      const {file, only} = trial;
      const related = (await vitest.getRelevantTestSpecifications())
        .filter(({moduleId}) => only?.includes(path.relative(ROOT, moduleId)) ?? true)
        .sort((one, other) => distance(file, one.moduleId) - distance(file, other.moduleId));
      const failed: string[] = [];
      while (related.length > 0 && failed.length === 0) {
        const first = distance(file, related[0]?.moduleId ?? '');
        const size = related.findIndex(({moduleId}) => distance(file, moduleId) > first);
        const tests = related.splice(0, size < 0 ? related.length : size);
        vitest.state.errorsSet.clear();
        const {testModules, unhandledErrors} = await vitest.runTestSpecifications(tests);
        // The runner also remembers the tests of earlier trials.
        const modules = new Set(tests.map(({moduleId}) => moduleId));
        failed.push(
          ...unhandledErrors.map(String),
          ...testModules
            .filter((module) => modules.has(module.moduleId) && !module.ok())
            .map(({relativeModuleId}) => relativeModuleId),
        );
      }
      answer({failed});
    })();
  });
  answer({failed: []});
}

/** How far a test is from a file: 0 for its own, 1 in its folder or below it, 2 in the same part of the tree, 3 elsewhere. */
function distance(file: string, test: string): number {
  const folder = path.dirname(file);
  if (test.replace(/\.test\.ts$/, '') === file.replace(/\.tsx?$/, '')) {
    return 0;
  }
  if (test.startsWith(`${folder}/`)) {
    return 1;
  }
  return test.startsWith(`${path.dirname(folder)}/`) ? 2 : 3;
}

function answer(value: Answer): void {
  process.send?.(value);
}

void main();
