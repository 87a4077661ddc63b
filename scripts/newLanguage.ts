/**
 * Adds a language to the site, all but its translations: `npm run new:language -- it Italiano`. French stands in for
 * what is to be translated; `npm run i18n:status` names it.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {interfaceOf} from '../src/sources/messages';
import {refuse} from './arguments';
import {formatted} from './formatted';
import {planLanguage, refusalOf} from './language/plan';
import {ROOT, readSources} from './repository';
import {committedFiles} from './workTree';

void main();

async function main(): Promise<void> {
  const [code, ...words] = process.argv.slice(2);
  if (code === undefined || words.length === 0) {
    refuse('Give the code and the own name of the language: npm run new:language -- it Italiano');
  }
  const name = words.join(' ');
  const refusal = refusalOf(code, name);
  if (refusal !== undefined) {
    refuse(refusal);
  }
  const names = committedFiles();
  const texts = new Map(
    names
      .filter((file) => /\.(?:tsx?|json|ya?ml|md|txt)$/.test(file))
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
  );
  const {messages} = await interfaceOf(readSources());
  const plan = planLanguage(texts, messages, code, name);
  // All is made before anything is written.
  const files = await Promise.all(
    [...plan.files].map(async ([file, text]) => [file, await formatted(file, text)] as const),
  );
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
    writeFileSync(path.join(ROOT, file), text);
    console.log(`${texts.has(file) ? 'Changed' : 'Created'} ${file}`);
  }
  console.log(`Left:\n${plan.left.map((line) => `- ${line}.`).join('\n')}`);
}
