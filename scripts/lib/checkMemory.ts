/** Cache of `npm run check` in `node_modules/.cache/`: parsed pages and known words. It may be deleted at any time. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {emptyMemory, type LanguageMemory} from '../../checks/words/memory';
import {filesUnder, type KnownPages, type Sources} from '../../src/content/load';

export interface CheckMemory {
  readonly pages?: KnownPages;
  readonly answers: LanguageMemory;
}

interface Stored extends Required<CheckMemory> {
  readonly signature: string;
}

/** Cache key: the cache is dropped when one of these changes. */
const SOURCES_OF_ANSWERS = ['src/content', 'src/site', 'checks/words'];
const SETTINGS = ['cspell.json', '.markdownlint.yaml', 'package-lock.json'];

/** The cache of the last run; empty when missing or made by other code. */
export function recall(root: string): CheckMemory {
  try {
    const stored = deserialize(readFileSync(fileOf(root))) as Stored;
    return stored.signature === signatureOf(root) ? stored : {answers: emptyMemory()};
  } catch {
    return {answers: emptyMemory()};
  }
}

/** Writes the cache atomically, since two checks may run at once. */
export function remember(
  root: string,
  {files, pageOfFile}: Sources,
  answers: LanguageMemory,
): void {
  const known = [...pageOfFile.keys()].map((file) => [file, files.get(file) ?? ''] as const);
  const stored: Stored = {
    signature: signatureOf(root),
    pages: {files: new Map(known), pageOfFile},
    answers,
  };
  const file = fileOf(root);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, serialize(stored));
  renameSync(`${file}.${process.pid}`, file);
}

function fileOf(root: string): string {
  return path.join(root, 'node_modules/.cache/check/memory.bin');
}

function signatureOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = SOURCES_OF_ANSWERS.flatMap((folder) => filesUnder(root, folder))
    .filter((file) => /(?<!\.test)\.(?:ts|txt)$/.test(file))
    .sort();
  for (const file of [...files, ...SETTINGS]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
