import {askGit} from '../../src/content/git';
import {refuse} from './arguments';
import {ROOT} from './repository';

/** The committed files, for a command that changes many. Ends the process without Git or with uncommitted changes. */
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
