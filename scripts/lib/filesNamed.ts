import {statSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../src/content/load';
import {placeOf} from '../../src/content/places';
import {refuse} from './arguments';

/**
 * The file that an argument names, or the pages of a folder, from the root of the repository; none for that itself.
 */
export function filesNamed(root: string, argument: string, usage: string): readonly string[] {
  const name = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
  const found = statSync(path.join(root, name), {throwIfNoEntry: false});
  if (!found) {
    refuse(`${name} does not exist. Usage: ${usage}`);
  }
  if (name === '' || !found.isDirectory()) {
    return name === '' ? [] : [name];
  }
  const pages = filesUnder(root, name).filter((file) => placeOf(file) !== undefined);
  if (pages.length === 0) {
    refuse(`${name} holds no page. Usage: ${usage}`);
  }
  return pages;
}
