import fc from 'fast-check';
import type {PrismTheme} from 'prism-react-renderer';
import {expect, test} from 'vitest';
import {CODE_THEME} from '../../config/code';
import {textOf} from '../lines';
import {colour} from './colour';

const THEME: PrismTheme = {
  plain: {},
  styles: [
    {types: ['string'], style: {color: 'red'}},
    {types: ['property'], style: {color: 'blue'}},
    {types: ['punctuation'], style: {color: 'grey'}},
    {types: ['punctuation'], languages: ['json'], style: {color: 'green'}},
    {types: ['number'], style: {fontStyle: 'italic'}},
  ],
};

test('each text has the colour of its token, in its language', () => {
  expect(colour('{"a": "b"}', 'json', THEME)).toEqual([
    [['{', 'green'], ['"a"', 'blue'], [': '], ['"b"', 'red'], ['}', 'green']],
  ]);
});

test('a text over several lines keeps its colour, an empty line is one', () => {
  expect(colour("a='b\n\nc'", 'bash', THEME)).toEqual([
    [['a='], ["'b", 'red']],
    [],
    [["c'", 'red']],
  ]);
});

test('what has no colour is plain, and neighbours are one text', () => {
  expect(colour('1, 2', 'json', {plain: {}, styles: []})).toEqual([[['1, 2']]]);
});

test('a language nobody knows has no colours', () => {
  expect(colour('anything', 'qapla', THEME)).toBeUndefined();
});

test.each([
  ['bash', 'curl -sS "https://acme.eu.havre.example/scim/v2" \\\n  -d \'{"a": true}\''],
  ['csv', 'email,name\n"a@b.example","Mei, Chen"'],
  ['http', 'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
  ['json', '{"a": [1, true, null]}'],
  ['powershell', 'Set-ItemProperty -Path "HKLM:\\x" -Value 1 # why'],
  ['xml', '<?xml version="1.0"?>\n<a b="c">d</a>'],
])('%s is known, and no sign is lost', (language, code) => {
  const lines = colour(code, language, CODE_THEME) ?? [];
  expect(textOf(lines)).toBe(code);
  expect(new Set(lines.flat().map(([, found]) => found)).size).toBeGreaterThan(1);
});

test('whatever the code, its text stays', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme'}),
      fc.constantFrom('bash', 'json', 'xml'),
      (code, language) => {
        expect(textOf(colour(code, language, CODE_THEME) ?? [])).toBe(code);
      },
    ),
  );
});

test('every colour of code can be read on its background', () => {
  const {plain} = CODE_THEME;
  const background = luminance(String(plain.backgroundColor));
  const colours = [plain, ...lastOfEach()].map(({color}) => String(color));
  expect(colours.length).toBeGreaterThan(10);
  const faint = colours.filter((found) => (luminance(found) + 0.05) / (background + 0.05) < 4.5);
  expect(faint).toEqual([]);
});

/** The styles that count: a later one for the same tokens takes the place of an earlier. */
function lastOfEach() {
  return [
    ...new Map(
      CODE_THEME.styles.flatMap(({types, languages, style}) =>
        types.map((type) => [`${type} ${languages?.join() ?? ''}`, style] as const),
      ),
    ).values(),
  ];
}

/** Relative luminance (WCAG 2) of `#rrggbb` or `rgb(r, g, b)`. */
function luminance(value: string): number {
  const parts = value.startsWith('#')
    ? (value.slice(1).match(/../g) ?? []).map((part) => parseInt(part, 16))
    : (value.match(/\d+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
