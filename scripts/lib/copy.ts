import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './repository';
import {temporaryFolder} from './temporary';

/** Generated or personal files, which a writer does not check out. */
const LEFT_OUT = ['node_modules', 'build', 'release', '.git', 'test-results'];

/** Copies the sources of the repository to a folder that shares its packages and goes when the script ends. */
export function copyRepository(name: string): string {
  const copy = temporaryFolder(name);
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = path.relative(ROOT, source).split(path.sep);
      return !/^(?:\.docusaurus|playwright-report)/.test(first) && !LEFT_OUT.includes(first);
    },
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
