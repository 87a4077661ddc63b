import {expect, test} from 'vitest';
import {isPersonalFence, personalize} from './example';
import {parseSpaceOrigin} from './origin';

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

const EXAMPLE = 'curl https://acme.eu.havre.example/scim/v2 # https://acme.eu.havre.example';

test('an example uses the reader’s Space everywhere once it is set', () => {
  expect(personalize(EXAMPLE, undefined)).toBe(EXAMPLE);
  expect(personalize(EXAMPLE, parseSpaceOrigin('http://a.b.havre.example'))).toBe(
    'curl http://a.b.havre.example/scim/v2 # http://a.b.havre.example',
  );
});
