import {expect, test} from 'vitest';
import {isPersonalFence} from './example';

test.each([
  ['space', true],
  ['space title="Créer un compte"', true],
  ['title="Créer un compte" space {1,3}', true],
  [undefined, false],
  ['title="Adresse du space ici"', false],
  ['"a"space', true],
  ['spaces', false],
])('a fence with %j is personal: %s', (metastring, expected) => {
  expect(isPersonalFence(metastring)).toBe(expected);
});
