import {expect, test} from 'vitest';
import {readJson, readYaml} from './sourceError';

test.each([
  ['nothing but an empty line', '\n', 1],
  ['a comma too many', '{\n  "a": 1,\n}', 3],
])('reports invalid JSON with its line: %s', (_what, text, line) => {
  expect(() => readJson('a.json', text)).toThrow(
    new RegExp(`^a\\.json:${line}: is not readable as JSON \\(.+\\) → look for a comma`),
  );
});

test('reports invalid YAML with its line', () => {
  expect(() => readYaml('a.yml', 'a: 1\nb: c: 2\n')).toThrow(
    /^a\.yml:2: is not readable as YAML \(.+\) → /,
  );
});

test.each(['<<<<<<< HEAD', '=======', '>>>>>>> other'])(
  'refuses a merge conflict with its line: %s',
  (mark) => {
    expect(() => readYaml('a.yml', `a:\n${mark}\nb:`)).toThrow(
      /^a\.yml:2: holds a merge conflict → keep/,
    );
    expect(() => readJson('a.json', `{}\n${mark}\n`)).toThrow(/^a\.json:2: holds a merge/);
    expect(readYaml('a.yml', `a ${mark}\n=${mark}`)).toBe(`a ${mark} =${mark}`);
  },
);
