import path from 'node:path';
import {loadFiles, type SourceFiles} from '../../src/content/load';
import {SourceError} from '../../src/content/sourceError';
import {refuse} from './arguments';

export const ROOT = path.resolve(__dirname, '../..');

/** The files of the site; ends the process with one sentence where a file cannot be read. */
export function readSources(): SourceFiles {
  return orRefuse(() => loadFiles(ROOT));
}

/** Calls a function; a SourceError ends the process with its sentence. */
export function orRefuse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) {
      refuse(error.message);
    }
    throw error;
  }
}
