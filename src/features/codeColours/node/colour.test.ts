import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../lines';
import {colour} from './colour';

test('each text has the colour of its token, neighbours are merged, the rest is plain', () => {
  expect(colour('{"a": "b"}', 'json')).toEqual([
    [
      ['{', 'punctuation'],
      ['"a"'],
      [':', 'punctuation'],
      [' '],
      ['"b"', 'string'],
      ['}', 'punctuation'],
    ],
  ]);
});

test('a token over several lines keeps its colour; an empty line is a line', () => {
  expect(colour("a='b\n\nc'", 'bash')).toEqual([
    [['a'], ['=', 'punctuation'], ["'b", 'string']],
    [],
    [["c'", 'string']],
  ]);
});

test('the languages of the manual have colours, which are classes, and no character is lost', () => {
  const classes = readFileSync('src/css/code.css', 'utf8');
  for (const [language, code] of [
    ['bash', 'curl -sS "https://acme.eu.havre.example/scim/v2" \\\n  -d \'{"a": true}\''],
    ['csv', 'email,name\n"a@b.example","Mei, Chen"'],
    ['http', 'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
    ['json', '{"a": [1, true, null]}'],
    ['powershell', 'Set-ItemProperty -Path "HKLM:\\x" -Value 1 # why'],
    ['xml', '<?xml version="1.0"?>\n<a b="c">d</a>'],
  ] as const) {
    const lines = colour(code, language) ?? [];
    expect(textOf(lines)).toBe(code);
    const names = new Set(lines.flat().flatMap(([, name]) => name ?? []));
    expect(names.size, language).toBeGreaterThan(0);
    names.forEach((name) => expect(classes).toContain(`.code-${name} {`));
  }
});

test('never changes the code', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme'}),
      fc.constantFrom('bash', 'json', 'xml'),
      (code, language) => {
        expect(textOf(colour(code, language) ?? [])).toBe(code);
      },
    ),
  );
});
