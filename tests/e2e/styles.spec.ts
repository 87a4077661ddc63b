import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {INFIMA_CLASSES, SWITCHED_OFF} from '../../src/config/styles';
import {expect, test} from './fixtures';

const BUILD = 'build/en';

test('no style of the theme or its framework is left out that a page or a script uses', () => {
  const css = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  const unused = new Set(
    [...css.replace(/url\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !INFIMA_CLASSES.has(name)),
  );
  expect(unused.size).toBeGreaterThan(100);
  const found = new Set<string>();
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    // Classes of elements, and what scripts hold as texts: only there can a class come from. A single word
    // in a script may be any word.
    const isScript = file.endsWith('.js');
    const text = readFileSync(path.join(BUILD, file), 'utf8');
    const values = text.match(isScript ? /(["'`])[\w\s-]+\1/g : /class=(?:"[^"]*"|[^\s>]+)/g) ?? [];
    for (const name of values.flatMap((value) => value.split(/[^\w-]+/))) {
      const isMissing = isScript
        ? unused.has(name) && name.includes('-') && !SWITCHED_OFF.has(name)
        : unused.has(name) || SWITCHED_OFF.has(name.replace(/_\d+$/, ''));
      if (isMissing) {
        found.add(`${name} in ${file}`);
      }
    }
  }
  expect([...found]).toEqual([]);
});
