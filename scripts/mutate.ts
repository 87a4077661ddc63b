/**
 * Tries the unit tests: changes the code in one place at a time and counts the changes that no test notices.
 * `npm run mutate -- [--count 20] [--seed 1] [--minutes 60] [folder or file…]`
 *
 * Only changes that the compiler accepts count, and only the tests related to a file are run. The same seed tries
 * the same changes. Not part of `npm test`.
 */
import {fork, type ChildProcess} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readArguments, refuse} from './arguments';
import {EQUIVALENTS} from './mutation/equivalents';
import {apply, mutantsOf, randomFrom, shuffled, type Mutant} from './mutation/mutants';
import type {Answer, Trial} from './mutation/tester';

const ROOT = path.resolve(__dirname, '..');

/** Folders whose tests are unit tests; components, theme, loading and `src/search/page` are tried in the browser. */
const FOLDERS = [
  'src/config',
  'src/site',
  'src/sources',
  'src/space',
  'src/changes',
  'src/codeColours',
  'src/diagrams',
  'src/labels',
  'src/packages',
  'src/screens',
  'src/search/client',
  'src/search/server',
  'src/search/shared',
  'src/twins',
  'checks/content',
  'checks/output',
  'checks/translations',
  'checks/words',
  'deploy',
];

interface Place extends Mutant {
  readonly file: string;
  readonly text: string;
}

interface Options {
  readonly folders: readonly string[];
  readonly count: number;
  readonly seed: number;
  readonly minutes: number;
}

/** Tests that pass without any change: only then a failing test is the change's. */
const sound = new Set<string>();

/** How long the tests of one change may take before they count as failed, in milliseconds. */
const PATIENCE = 120_000;

let tester: ChildProcess | undefined;

main(readOptions())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(stopTester);

async function main({folders, count, seed, minutes}: Options): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const compiles = makeCompiler();
  const rows = [];
  for (const folder of folders) {
    const random = randomFrom(seed);
    const places = filesOf(folder).flatMap(placesIn);
    let tried = 0;
    let survived = 0;
    for (const place of shuffled(places, random)) {
      if (tried === count || performance.now() > end) {
        break;
      }
      if (isEquivalent(place) || !compiles(place)) {
        continue;
      }
      tried += 1;
      if (await survives(place)) {
        survived += 1;
        console.log(`survives: ${describe(place)}`);
      }
    }
    rows.push({folder, mutants: tried, survive: survived, percent: percent(survived, tried)});
  }
  console.table(rows);
}

function readOptions(): Options {
  const usage = 'npm run mutate -- [--count 20] [--seed 1] [--minutes 60] [folder or file…]';
  const {values, positionals} = readArguments(
    {
      allowPositionals: true,
      options: {count: {type: 'string'}, seed: {type: 'string'}, minutes: {type: 'string'}},
    },
    usage,
  );
  const [count, seed, minutes] = [values.count ?? 20, values.seed ?? 1, values.minutes ?? 60].map(
    Number,
  ) as [number, number, number];
  if (![count, seed, minutes].every((value) => value > 0)) {
    refuse(`Give numbers above 0: ${usage}`);
  }
  const folders = positionals.length > 0 ? positionals : FOLDERS;
  const empty = folders.find((folder) => filesOf(folder).length === 0);
  if (empty !== undefined) {
    refuse(`${empty} holds no code: ${usage}`);
  }
  return {folders, count, seed, minutes};
}

/** The code of a folder, tests and declarations left out; a file is its own. */
function filesOf(folder: string): string[] {
  const absolute = path.join(ROOT, folder);
  if (ts.sys.fileExists(absolute)) {
    return [absolute];
  }
  if (!ts.sys.directoryExists(absolute)) {
    return [];
  }
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.ts$|testing\.ts$/.test(name))
    .map((name) => path.join(absolute, name));
}

function placesIn(file: string): Place[] {
  const text = readFileSync(file, 'utf8');
  return mutantsOf(text).map((mutant) => ({...mutant, file, text}));
}

/** Tells whether the compiler accepts a file with a change: what it refuses needs no test. */
function makeCompiler(): (place: Place) => boolean {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  });
  let version = 0;
  let changed: {readonly file: string; readonly text: string} | undefined;
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => config?.options ?? {},
    getScriptFileNames: () => config?.fileNames ?? [],
    getScriptVersion: (file) => (changed?.file === file ? String(version) : '0'),
    getScriptSnapshot: (file) => {
      const text = changed?.file === file ? changed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  });
  return (place) => {
    version += 1;
    changed = {file: place.file, text: apply(place.text, place)};
    return (
      service.getSyntacticDiagnostics(place.file).length === 0 &&
      service.getSemanticDiagnostics(place.file).length === 0
    );
  };
}

/**
 * Runs the tests related to a file with a change in it.
 *
 * @throws when they fail without any change
 */
async function survives(place: Place): Promise<boolean> {
  const failed = await failuresOf({file: place.file, text: apply(place.text, place)});
  const unknown = failed.filter((test) => test.endsWith('.test.ts') && !sound.has(test));
  if (unknown.length > 0) {
    const asIs = {file: place.file, text: place.text};
    const unsteady = await failuresOf({...asIs, only: unknown});
    // A test may have taken too long, or the change may have left something behind in the process: what fails in a
    // new one too is broken.
    if (unsteady.length > 0) {
      stopTester();
    }
    const broken = unsteady.length > 0 ? await failuresOf({...asIs, only: unsteady}) : [];
    if (broken.length > 0) {
      throw new Error(
        `The tests of ${path.relative(ROOT, place.file)} fail as they are: mend them, then try changes. ${broken.join(', ')}`,
      );
    }
    unknown.forEach((test) => sound.add(test));
  }
  return failed.length === 0;
}

/** Which of the tests related to a file fail with this text in its place; tests that never end are failures. */
async function failuresOf(trial: Trial): Promise<readonly string[]> {
  // A change may also end the process, once it has answered.
  if (tester?.exitCode !== null) {
    tester = await startTester();
  }
  const running = tester;
  running.send(trial);
  const answer = await answerOf(running, PATIENCE);
  if (answer === undefined) {
    stopTester();
  }
  return answer?.failed ?? ['no answer'];
}

function stopTester(): void {
  tester?.kill('SIGKILL');
  tester = undefined;
}

async function startTester(): Promise<ChildProcess> {
  const started = fork(path.join(ROOT, 'scripts/mutation/tester.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    // What the tests print is not of interest here; what keeps the process from starting is.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (!(await answerOf(started, PATIENCE))) {
    throw new Error('The unit tests cannot be started: run `npm run test:unit` to see why.');
  }
  return started;
}

/** The next answer of the process that runs the tests; undefined when it ends or takes too long. */
function answerOf(running: ChildProcess, patience: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer): void => {
      clearTimeout(timer);
      running.off('message', listen).off('exit', leave);
      resolve(answer);
    };
    const listen = (answer: Answer): void => end(answer);
    const leave = (): void => end();
    const timer = setTimeout(leave, patience);
    running.once('message', listen).once('exit', leave);
  });
}

/** True for a change that changes nothing anyone could see. */
function isEquivalent({file, text, ...mutant}: Place): boolean {
  const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
  const line = lineAt(apply(text, mutant), mutant.start);
  return EQUIVALENTS.some((known) => known.file === name && known.line === line);
}

function lineAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  return text.slice(start).split('\n', 1)[0]?.trim() ?? '';
}

function describe({file, text, start, end, replacement}: Place): string {
  const line = text.slice(0, start).split('\n').length;
  const before = text.slice(start, end).replace(/\s+/g, ' ').slice(0, 80);
  return `${path.relative(ROOT, file)}:${line}: ${before} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}
