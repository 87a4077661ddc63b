import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {countFiles, grown, weightOf} from './bytes';

test('files that were sent are weighed by kind, the typeface apart', () => {
  const sent = new Map([
    ['/', 1],
    ['/docs/user/', 2],
    ['/havre/havre/version/4.0', 4],
    ['/assets/js/main.1.js', 8],
    ['/assets/js/page.2.js', 16],
    ['/assets/css/styles.css', 32],
    ['/img/logo.svg', 64],
    ['/assets/fonts/face.woff2', 128],
  ]);
  expect(weightOf(sent)).toEqual({html: 7, js: 24, css: 32, other: 64, all: 127, typeface: 128});
});

test('what is published is counted, folders below included', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'bytes-'));
  try {
    mkdirSync(path.join(build, 'docs'));
    writeFileSync(path.join(build, 'docs/index.html'), 'abc');
    writeFileSync(path.join(build, 'm.js'), 'x'.repeat(1000));
    expect(countFiles(build)).toEqual({files: 2, bytes: 1003});
  } finally {
    rmSync(build, {recursive: true});
  }
});

test('five in a hundred more than the baseline is too much, less is not', () => {
  expect(grown({a: 105, b: 50}, {a: 100, b: 100})).toEqual([]);
  expect(grown({a: 106}, {a: 100})).toEqual(['a: 106, 6.0 % more than 100']);
  expect(grown({c: 1}, {})).toEqual(['c has no baseline → npm run bench -- --accept']);
});
