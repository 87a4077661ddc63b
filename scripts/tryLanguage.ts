/**
 * Walks through "Add a language" of CONTRIBUTING in a copy of the repository, with Italian and without a single
 * translated page, then compiles, checks and builds it: `npm run test:language`. What names languages elsewhere
 * than where the chapter says makes it fail.
 */
import {cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {copyRepository, editIn, runIn} from './copy';

const CODE = 'it';
const NAME = 'Italiano';

/** The language whose words stand in for the Italian ones. */
const MODEL = 'en';

/** What is translated for every language before its first page (CONTRIBUTING, step 2). */
const INTERFACE = [
  'code.json',
  'labels.json',
  'authors.yml',
  'tags.yml',
  'docusaurus-theme-classic',
];

const copy = copyRepository('language');
main();

function main(): void {
  ts.sys
    .readDirectory(copy, ['.ts', '.tsx'], ['node_modules', '.docusaurus'])
    .forEach((file) => editIn(copy, path.relative(copy, file), addToTables));
  editIn(copy, 'src/site/locales.ts', (text) =>
    text
      .replace(/(LOCALES = \[[^\]]+)\]/, `$1, '${CODE}']`)
      .replace(
        new RegExp(` ${CODE}: \\{label:[^}]+\\}`),
        ` ${CODE}: {label: '${NAME}', htmlLang: '${CODE}', baseUrl: '/${CODE}/'}`,
      ),
  );
  mkdirSync(path.join(copy, 'i18n', CODE));
  for (const name of INTERFACE) {
    cpSync(path.join(copy, 'i18n', MODEL, name), path.join(copy, 'i18n', CODE, name), {
      recursive: true,
    });
  }
  for (const list of ['synonyms', 'questions']) {
    const folder = path.join(copy, 'src/search', list);
    cpSync(path.join(folder, `${MODEL}.yml`), path.join(folder, `${CODE}.yml`));
  }
  for (const name of [
    'code',
    'docusaurus-theme-classic/navbar',
    'docusaurus-theme-classic/footer',
  ]) {
    editIn(copy, `i18n/${CODE}/${name}.json`, (text) =>
      text.replace(/("message": ".*)"/g, `$1 (${NAME})"`),
    );
  }

  runIn(copy, 'npx', 'tsc');
  runIn(copy, 'npm', 'run', '--silent', 'check', '--', '--allow-stale');
  runIn(copy, 'npm', 'run', '--silent', 'build', '--', '--locale', CODE);
  // The minifier leaves out the quotes that HTML does not need.
  const page = built('docs/user/havre/connect/index.html').replace(/["']/g, '');
  expectText(page, `<html lang=${CODE} `, 'its language');
  expectText(page, `(${NAME})`, 'its interface in Italian');
  expectText(page, 'French original', 'the notice that it is not translated');
  expectText(page, `<div lang=${DEFAULT_LOCALE}>`, 'the French text, marked as French');
  for (const locale of LOCALES) {
    const {htmlLang} = LOCALE_CONFIGS[locale];
    expectText(page, `hreflang=${htmlLang} `, `its link to ${htmlLang}`);
  }
  expectText(built('../robots.txt'), `/${CODE}/sitemap.xml\n`, 'the Italian sitemap');
  expectText(built('../_headers'), `/${CODE}/assets/*\n`, 'the Italian files');
  expectText(built('../_redirects'), `/${CODE}/404.html 404\n`, 'the Italian 404 page');
  for (const name of ['sitemap.xml', '404.html', 'havre/rss.xml']) {
    built(name);
  }
  console.log('A fifth language was added by the documented steps alone.');
}

/** Adds the language to every object that has a value per language, with the value of the model. */
function addToTables(text: string): string {
  const source = ts.createSourceFile(
    'file.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const additions: {readonly at: number; readonly value: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = new Map(node.properties.map((item) => [item.name?.getText(), item]));
      const last = node.properties.at(-1);
      const model = values.get(MODEL);
      if (last && model && LOCALES.every((locale) => values.has(locale))) {
        const value = ts.isPropertyAssignment(model) ? model.initializer.getText() : MODEL;
        additions.push({at: last.getEnd(), value});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return additions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (result, {at, value}) => `${result.slice(0, at)}, ${CODE}: ${value}${result.slice(at)}`,
      text,
    );
}

/** The text of a file of the built language. */
function built(name: string): string {
  const file = path.join(copy, 'build', CODE, name);
  if (!existsSync(file)) {
    throw new Error(`${path.relative(copy, file)} was not built.`);
  }
  return readFileSync(file, 'utf8');
}

function expectText(text: string, part: string, what: string): void {
  if (!text.includes(part)) {
    throw new Error(`The built language lacks ${what}: ${part} is not found.`);
  }
}
