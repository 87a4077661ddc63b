import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {licenceOf} from './licences';
import type {LockedPackage} from './lock';

/** Whom the licence of a package names that comes without its text: as its style sheet or README says. */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  infima: 'Copyright (c) Facebook, Inc. and its affiliates.',
  isarray: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
};

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const LINE = '-'.repeat(78);

/**
 * The notices that the licences of the packages ask for, as one text: packages with the same text stand together.
 *
 * @param root absolute path of the repository, whose packages are installed
 * @throws {Error} when a package has no text
 */
export function noticesText(root: string, packages: readonly LockedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const locked of packages) {
    const text = licenceText(root, locked);
    const name = `${locked.name} ${locked.version} (${licenceOf(locked)})`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [
    'The pages of this site run the following software.\n',
    ...[...byText].map(([text, names]) => `${LINE}\n${names.join('\n')}\n${LINE}\n\n${text}\n`),
  ].join('\n');
}

function licenceText(root: string, locked: LockedPackage): string {
  const folder = path.join(root, locked.folder);
  const texts = readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:\.\w+)?$/i.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length > 0) {
    return texts.join('\n\n');
  }
  const holder = WITHOUT_FILE[locked.name];
  if (holder === undefined || licenceOf(locked) !== 'MIT') {
    throw new Error(
      `${locked.name}@${locked.version} reaches readers without the text of its licence: say in src/packages/notices.ts whom it names.`,
    );
  }
  return `${holder}\n\n${MIT}`;
}
