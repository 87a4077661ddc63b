import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {standIns} from './standIns';

test('no language is published while French stands in for it', () => {
  expect(standIns(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});

test('marked entries and copied files stand in; another language or text does not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stand-ins-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('tags.yml', 'a:\n');
  write('i18n/de/tags.yml', 'a:\n');
  write('i18n/zh/tags.yml', 'b:\n');
  const mark = (locale: string) => `${locale}: /* French */`;
  write('src/a.ts', `const A = {fr: 'un', en: 'one',\n ${mark('de')} 'un', ${mark('xx')} 'un'};\n`);
  expect(standIns(root)).toEqual([
    {locale: 'de', file: 'i18n/de/tags.yml'},
    {locale: 'de', file: 'src/a.ts', line: 2},
  ]);
  rmSync(root, {recursive: true});
});
