/**
 * Records reviewed translations, catalogues and questions: `npm run i18n:accept -- <file>…`, or `--all` (CONTRIBUTING).
 * A French file stands for those of all languages.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../src/content/page';
import {PUBLISHED, publish} from '../src/content/published';
import {accept, translations} from '../src/content/translations';
import {refuse} from './lib/arguments';
import {ROOT, readSources} from './lib/repository';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
if (args.length === 0 || (isAll && args.length > 1)) {
  refuse('Name the reviewed files, or --all alone: npm run i18n:accept -- <file>…|--all');
}

void main();

async function main(): Promise<void> {
  const sources = readSources();
  const all = await translations(sources);
  const existing = all.filter(({state}) => state !== 'missing');
  const reviewed = isAll
    ? existing
    : args.flatMap((argument) => {
        const asked = path.relative(ROOT, path.resolve(argument)).split(path.sep).join('/');
        const named = existing.filter(({file, name}) => file === asked || name === asked);
        if (named.length === 0) {
          refuse(
            `${argument} is no translated page, catalogue or list of questions, nor the French file of one.`,
          );
        }
        return named;
      });
  const files = accept(sources, all, reviewed);
  const names = new Set(reviewed.map(({name}) => name));
  const pages = sources.pages
    .filter(({file}) => names.has(file))
    .map(({file, ...place}) => readPage(file, place, sources.files.get(file) ?? ''));
  files.set(PUBLISHED, publish(sources.files.get(PUBLISHED) ?? '', pages));
  for (const [file, text] of files) {
    if (text !== sources.files.get(file)) {
      writeFileSync(path.join(ROOT, file), text);
    }
  }
  console.log(`Recorded: ${reviewed.length} files say which French text they follow.`);
}
