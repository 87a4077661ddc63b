import {askGit} from '../../src/features/changes/build/git';
import {refuse} from './arguments';
import {ROOT} from './repository';

/**
 * The files of the last commit, for a command that changes many of them: what it did can then be reviewed, and taken
 * back, as one change. Ends the script with one sentence where Git is not there or something is not committed.
 */
export function committedFiles(): string[] {
  const status = askGit(ROOT, 'status', '--porcelain');
  if (status === undefined) {
    refuse(
      'This command changes many files: run it in a clone of the repository, where Git can show them.',
    );
  }
  if (status !== '') {
    refuse('Something is not committed: commit or stash it, so that this change stands by itself.');
  }
  return (askGit(ROOT, 'ls-files', '-z') ?? '').split('\0').filter((file) => file !== '');
}
