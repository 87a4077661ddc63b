import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {PublishedPackage} from './packages';

/** Licences that require no more than their notice. */
export const PERMISSIVE: ReadonlySet<unknown> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Typefaces.
  'OFL-1.1',
  'Unlicense',
]);

/** Licence texts of packages that ship none: paths in `node_modules`. */
const TEXTS: Readonly<Record<string, string>> = {
  // Same authors, same licence.
  infima: '@docusaurus/core/LICENSE',
  isarray: 'isarray/README.md',
};

const LINE = '-'.repeat(78);

/**
 * The notices that licences of installed packages require, as one text.
 * @throws {Error} naming each package whose licence is not allowed or has no text
 */
export function noticesText(siteDir: string, packages: readonly PublishedPackage[]): string {
  const faults: string[] = [];
  const notices = packages.map(({folder, name, version, license}) => {
    const text = licenceText(siteDir, folder, name);
    if (!PERMISSIVE.has(license)) {
      faults.push(
        `${name}@${version} reaches readers, and its licence (${JSON.stringify(license) ?? 'none'}) is not on the list → do without it, or add the licence in src/thirdParty/notices.ts`,
      );
    } else if (text === '') {
      faults.push(
        `${name}@${version} reaches readers without the text of its licence → say in src/thirdParty/notices.ts where it stands`,
      );
    }
    return `${LINE}\n${name} ${version} (${String(license)})\n${LINE}\n\n${text}\n`;
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return ['The pages of this site run the following software.\n', ...notices].join('\n');
}

function licenceText(siteDir: string, folder: string, name: string): string {
  const elsewhere = TEXTS[name];
  const files =
    elsewhere === undefined
      ? readdirSync(path.join(siteDir, folder))
          .filter((file) => /^(?:licen[cs]e|copying|notice)(?:\.\w+)?$/i.test(file))
          .sort()
          .map((file) => path.join(folder, file))
      : [path.join('node_modules', elsewhere)];
  return files
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
