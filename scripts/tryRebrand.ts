/**
 * Gives the products names that inflect badly in a copy of the repository, with `npm run rebrand` alone, then
 * compiles, checks and builds it in French, and looks for what is left of the old names: `npm run test:rebrand`.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {BRAND} from '../src/site/brand';
import {commitIn, copyRepository, runIn} from './copy';

const PLATFORM = 'L’Écluse';
const IDENTITY_APP = 'Ørsted-Pass';

const copy = copyRepository('rebrand', {asCommit: true});
main();

function main(): void {
  const {product, identityApp, productDomain} = BRAND;
  const names = [PLATFORM, '--identity-app', IDENTITY_APP, '--domain', 'example.org'];
  runIn(copy, 'npm', 'run', '--silent', 'rebrand', '--', '--platform', ...names);
  // The only commit there is: the page of recent changes would rightly tell the old names.
  commitIn(copy, '--amend');

  const old = new RegExp(
    [product, identityApp].flatMap(({name, slug}) => [name, slug]).join('|') +
      `|${productDomain.replaceAll('.', '\\.')}`,
    'i',
  );
  const sources = runIn(copy, 'git', 'ls-files').trim().split('\n');
  expectNone(sources, (name) => old.test(name), 'has an old name in its path');
  expectNone(sources, (name) => old.test(textOf(name)), 'has an old name');
  // The name begins with a vowel: French elides before it, English puts “an”.
  const cut = new RegExp(`(?<![\\p{L}’-])(?:de|que|lorsque) [*[]*${IDENTITY_APP}`, 'iu');
  const article = new RegExp(`(?<![\\p{L}’-])a [*[]*${IDENTITY_APP}`, 'iu');
  expectNone(sources, (name) => cut.test(textOf(name)), 'has a word that is not elided');
  const english = sources.filter((name) => name.startsWith('i18n/en/'));
  expectNone(english, (name) => article.test(textOf(name)), 'has “a” before a vowel');

  runIn(copy, 'npx', 'tsc');
  runIn(copy, 'npm', 'run', '--silent', 'check');
  runIn(copy, 'npm', 'run', '--silent', 'build', '--', '--locale', 'fr', '--strict');
  const built = readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:html|js|json|md|txt|xml|svg|css)$/.test(name))
    .map((name) => path.join('build', name));
  expectNone(built, (name) => old.test(name) || old.test(textOf(name)), 'has an old name');
  console.log(
    `${sources.length} files and ${built.length} built ones say ${PLATFORM} and ${IDENTITY_APP}.`,
  );
}

function textOf(name: string): string {
  return readFileSync(path.join(copy, name), 'utf8');
}

function expectNone(names: readonly string[], isWrong: (name: string) => boolean, what: string) {
  const wrong = names.filter(isWrong);
  if (names.length === 0 || wrong.length > 0) {
    throw new Error(`${wrong.length} of ${names.length} files: ${wrong[0] ?? 'none'} ${what}.`);
  }
}
