/**
 * Gives the product family other names, everywhere at once:
 * `npm run rebrand -- --platform Name --identity-app Name --domain example.org`. What a person must read is listed.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {drawingNames} from '../src/diagrams/server/drawings';
import {BRAND} from '../src/site/brand';
import {lockOf, messagesBehind, translationStatus} from '../src/sources/lock';
import {interfaceOf} from '../src/sources/messages';
import {TRANSLATED_LOCALES} from '../src/sources/places';
import {readArguments, refuse} from './arguments';
import {formatted} from './formatted';
import {formsOf, refusalOf, type Renaming} from './rebrand/names';
import {planRebrand} from './rebrand/plan';
import {ROOT, orRefuse, readSources} from './repository';
import {committedFiles} from './workTree';

const USAGE = 'npm run rebrand -- --platform Name --identity-app Name --domain example.org';

void main();

async function main(): Promise<void> {
  const renaming = asked();
  const files = committedFiles();
  await requireTranslations();
  const texts = new Map(
    files
      .map((file) => [file, readFileSync(path.join(ROOT, file))] as const)
      .filter(([, content]) => !content.includes(0))
      .map(([file, content]) => [file, content.toString('utf8')] as const),
  );
  const plan = planRebrand(texts, renaming, drawingNames());
  // All is made before anything is written.
  const changes = await Promise.all(
    [...plan.files].map(
      async ([before, {file, text}]) => [before, file, await formatted(file, text)] as const,
    ),
  );
  for (const [before, file] of changes.filter(([before, file]) => before !== file)) {
    rmSync(path.join(ROOT, before));
    mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
  }
  for (const [, file, text] of changes) {
    writeFileSync(path.join(ROOT, file), text);
  }
  // Every section now says something else, and every translation said the same before and after.
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const accepting = spawnSync(process.execPath, [tsx, 'scripts/i18nAccept.ts', '--all'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = accepting.status ?? 1;
  const moved = changes.filter(([before, file]) => before !== file).length;
  console.log(
    `${changes.length} files changed, ${moved} of them moved. Read them as one change, then:`,
  );
  for (const line of [
    ...plan.remarks,
    'src/diagrams/drawn: boxes are as wide as the old names; to draw them anew: rm -r src/diagrams/drawn && npm run diagrams',
    'static/img, static/favicon.ico, .github/home.png, src/components/Harbour: what pictures show of the old names',
    'tests/fixtures/search-queries.json: what readers half type or misspell; npm run check:site measures it',
  ]) {
    console.log(`- ${line}`);
  }
}

/** What the command line asks for; ends the script with one sentence where it cannot be done. */
function asked(): Renaming {
  const {values, positionals} = readArguments(
    {
      options: {
        platform: {type: 'string'},
        'identity-app': {type: 'string'},
        domain: {type: 'string'},
      },
      allowPositionals: true,
    },
    USAGE,
  );
  const {platform, domain, 'identity-app': identityApp} = values;
  if (
    platform === undefined ||
    identityApp === undefined ||
    domain === undefined ||
    positionals[0]
  ) {
    refuse(`Give the three names, in quotes where they have spaces: ${USAGE}`);
  }
  const refusal = refusalOf(platform, identityApp, domain);
  if (refusal !== undefined) {
    refuse(refusal);
  }
  const {product, identityApp: app, productDomain} = BRAND;
  return {
    names: [
      {from: formsOf(product.name, product.slug), to: formsOf(platform)},
      {from: formsOf(app.name, app.slug), to: formsOf(identityApp)},
    ],
    domain: {from: productDomain, to: domain},
  };
}

/** A translation that is behind would be taken for reviewed. */
async function requireTranslations(): Promise<void> {
  const sources = readSources();
  const behind = orRefuse(() => translationStatus(sources)).find(({state}) => state !== 'complete');
  const {messages} = await interfaceOf(sources);
  const isBehind = TRANSLATED_LOCALES.some(
    (locale) => messagesBehind(messages, lockOf(sources, locale)).length > 0,
  );
  if (behind !== undefined || isBehind) {
    refuse(
      `Translations are behind (${behind?.file ?? 'code.json'}): bring them up to date first; npm run i18n:status names them.`,
    );
  }
}
