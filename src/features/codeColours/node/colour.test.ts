import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {CODE_COLOURS} from './code';
import {linesOf, textOf} from '../lines';
import {colour, type CodeColours} from './colour';

const THEME: CodeColours = [
  {types: ['string'], colour: 'red'},
  {types: ['property'], colour: 'blue'},
  {types: ['punctuation'], colour: 'grey'},
  {types: ['punctuation'], languages: ['json'], colour: 'green'},
];

test('each text has the colour of its token', () => {
  expect(colour('{"a": "b"}', 'json', THEME)).toEqual([
    [['{', 'green'], ['"a"', 'blue'], [': '], ['"b"', 'red'], ['}', 'green']],
  ]);
});

test('a token over several lines keeps its colour; an empty line is a line', () => {
  expect(colour("a='b\n\nc'", 'bash', THEME)).toEqual([
    [['a='], ["'b", 'red']],
    [],
    [["c'", 'red']],
  ]);
});

test('text without a colour is plain, and neighbours are merged', () => {
  expect(colour('1, 2', 'json', [])).toEqual([[['1, 2']]]);
});

test('an unknown language has no colours', () => {
  expect(colour('anything', 'qapla', THEME)).toBeUndefined();
});

test.each([
  ['bash', 'curl -sS "https://acme.eu.havre.example/scim/v2" \\\n  -d \'{"a": true}\''],
  ['csv', 'email,name\n"a@b.example","Mei, Chen"'],
  ['http', 'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
  ['js', 'const a = "b"; // why'],
  ['json', '{"a": [1, true, null]}'],
  ['powershell', 'Set-ItemProperty -Path "HKLM:\\x" -Value 1 # why'],
  ['ts', 'const a: string = "b"; // why'],
  ['xml', '<?xml version="1.0"?>\n<a b="c">d</a>'],
])('%s is known, and no character is lost', (language, code) => {
  const lines = colour(code, language, CODE_COLOURS) ?? [];
  expect(textOf(lines)).toBe(code);
  expect(new Set(lines.flat().map(([, found]) => found)).size).toBeGreaterThan(1);
});

test.each([
  [
    'bash',
    '# highlight-next-line\nexport A="b"\n# highlight-start\necho "$A"\nls | wc -l\n# highlight-end\nfor x in "a"; do exit 1; done',
  ],
  [
    'javascript',
    '// highlight-next-line\nconst a = "b";\n/* highlight-start */\nreturn 1;\n/* highlight-end */\nif (a) f();',
  ],
  [
    'xml',
    '<!-- highlight-next-line -->\n<a b="c">d</a>\n<!-- highlight-start -->\n<e f="g"/>\n<!-- highlight-end -->\n<h/>',
  ],
  ['yaml', '# highlight-next-line\na: "b"\n# highlight-start\nc: 1\n# highlight-end\nd: true'],
])('%s keeps its colours around comments with highlight directives', (language, code) => {
  const whole = colour(code, language, CODE_COLOURS) ?? [];
  // What the theme leaves of it.
  const shown = code.split('\n').filter((line) => !line.includes('highlight-'));
  const lines = linesOf(shown.join('\n'), whole);
  expect(textOf(lines)).toBe(shown.join('\n'));
  expect(lines.every((line) => line.some(([, found]) => found !== undefined))).toBe(true);
});

test('never changes the code', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme'}),
      fc.constantFrom('bash', 'json', 'xml'),
      (code, language) => {
        expect(textOf(colour(code, language, CODE_COLOURS) ?? [])).toBe(code);
      },
    ),
  );
});

test('every colour is a class with enough contrast', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const classes = readFileSync('src/css/code.css', 'utf8');
  const valueOf = (name: string) =>
    new RegExp(`--color-code-${name}: (#\\w{6});`).exec(tokens)?.[1] ?? name;
  const background = luminance(valueOf('background'));
  const names = ['plain', ...new Set(CODE_COLOURS.map(({colour: name}) => name))];
  expect(names.length).toBeGreaterThan(10);
  for (const name of names.slice(1)) {
    expect(classes).toContain(`.code-${name} {`);
  }
  const faint = names.filter(
    (name) => (luminance(valueOf(name)) + 0.05) / (background + 0.05) < 4.5,
  );
  expect(faint).toEqual([]);
});

/** Relative luminance (WCAG 2) of `#rrggbb`. */
function luminance(value: string): number {
  const parts = (value.slice(1).match(/../g) ?? []).map((part) => parseInt(part, 16));
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
