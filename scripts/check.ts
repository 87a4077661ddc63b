/**
 * Checks the sources of the site: `npm run check`. `-- <file>…`: some pages, or those of a folder, by the page-local
 * rules; a list or a catalogue, with all that it causes; `-- --allow-stale`: while translations are still to follow;
 * `-- --fix`: after correcting what has one right form.
 */
import './lib/readableCatalogues';
import './lib/readableWords';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {printable} from '../checks/finding';
import {fixes} from '../checks/fix';
import {checkPages, checkSources, partOf} from '../checks/checkSources';
import {remembering} from '../checks/words/memory';
import {languageTools} from '../checks/words/tools';
import {loadSources, type Sources} from '../src/content/load';
import {placeOf} from '../src/content/places';
import {isQuestionsFile} from '../src/content/questions';
import {SourceError} from '../src/content/sourceError';
import {readArguments, refuse} from './lib/arguments';
import {recall, remember} from './lib/checkMemory';
import {filesNamed} from './lib/filesNamed';
import {ROOT, orRefuse} from './lib/repository';

const USAGE = 'npm run check -- [--allow-stale] [--fix] [<file or folder>…]';
const {values: options, positionals} = readArguments(
  {options: {'allow-stale': {type: 'boolean'}, fix: {type: 'boolean'}}, allowPositionals: true},
  USAGE,
);
const files = positionals.flatMap((argument) => filesNamed(ROOT, argument, USAGE));
/** Rules of the whole site are skipped for named pages. */
const isOfPages = files.length > 0 && files.every((file) => placeOf(file) !== undefined);
/** Lists and catalogues decide what pages may say: what they cause is found there. */
const isOfLists = files.some((file) => !placeOf(file) && !isQuestionsFile(file));
const memory = recall(ROOT);
const tools = remembering(languageTools(ROOT), memory.answers);

void main();

async function main(): Promise<void> {
  const start = performance.now();
  const read = orRefuse(() => loadSources(ROOT, memory.pages));
  if (read.pages.length === 0) {
    refuse(`No page found under ${ROOT}: run the check in the repository.`);
  }
  const sources = options.fix ? fix(read) : read;
  const hasErrors = await report(sources, start);
  remember(ROOT, sources, memory.answers);
  process.exitCode = hasErrors ? 1 : 0;
}

function fix(sources: Sources): Sources {
  const part = partOf(sources, ({file}) => files.length === 0 || files.includes(file));
  for (const [file, text] of fixes(part)) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Mended ${file}`);
  }
  return loadSources(ROOT, sources);
}

/** @returns true with an error */
async function report(sources: Sources, start: number): Promise<boolean> {
  const isAsked = (file: string): boolean =>
    files.length === 0 || isOfLists || files.includes(file);
  const allowed = {
    stale: options['allow-stale'],
    brokenLinks: process.env.BROKEN_LINKS === 'warn',
  };
  try {
    const {errors, warnings} = await (isOfPages
      ? checkPages(sources, tools, files, allowed)
      : checkSources(sources, tools, isAsked, allowed));
    printable(warnings).forEach((line) => console.log(`warning: ${line}`));
    printable(errors).forEach((line) => console.log(line));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${isOfPages ? `${files.length} of ${sources.pages.length} pages checked` : `${sources.pages.length} files read`}, ${errors.length} errors, ${warnings.length} warnings, ${seconds} s.`,
    );
    if (isOfPages) {
      console.log(
        'The rules over the whole site were not run: npm run check, without a file, runs them.',
      );
    }
    return errors.length > 0;
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error;
    }
    console.log(error.message);
    return true;
  }
}
