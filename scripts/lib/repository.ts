import path from 'node:path';
import {loadSources, type Sources} from '../../src/content/load';
import {SourceError} from '../../src/content/sourceError';
import {refuse} from './arguments';
import {recall} from './checkMemory';

export const ROOT = path.resolve(__dirname, '../..');

/** The sources of the site; ends the process with one sentence where a file cannot be read. */
export function readSources(): Sources {
  return orRefuse(() => loadSources(ROOT, recall(ROOT).pages));
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
