import {expect, test} from 'vitest';
import {readJson, readYaml} from './sourceError';

test.each([
  ['nothing but an empty line', '\n', 1],
  ['a comma too many', '{\n  "a": 1,\n}', 3],
])('JSON that cannot be read is named with its line: %s', (_what, text, line) => {
  expect(() => readJson('a.json', text)).toThrow(
    new RegExp(`^a\\.json:${line}: is not readable as JSON \\(.+\\) → look for a comma`),
  );
});

test('YAML that cannot be read is named with its line', () => {
  expect(() => readYaml('a.yml', 'a: 1\nb: c: 2\n')).toThrow(/^a\.yml:2: /);
});

test('what can be read is read', () => {
  expect(readJson('a.json', '{"a": [1]}')).toEqual({a: [1]});
  expect(readYaml('a.yml', 'a: [1]')).toEqual({a: [1]});
});
