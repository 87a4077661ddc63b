import {expect, test} from 'vitest';
import {isIn} from './entries';

const ENTRY = 'E-HVR-206\u200B Cette personne doit d’abord avoir deux moyens de récupération.';

test.each(['206', 'e hvr 206', 'E-HVR-206', 'ehvr206', 'hvr 20', '', ' - ', 'RECUPERATION deux'])(
  'a code is found by "%s"',
  (typed) => expect(isIn(ENTRY, typed)).toBe(true),
);

test.each(['207', 'e ext 206', 'récupération 207'])('a code is not found by "%s"', (typed) =>
  expect(isIn(ENTRY, typed)).toBe(false),
);

test('Chinese is found without spaces', () => {
  expect(isIn('E-HVR-101 此码已过期。', '已过期')).toBe(true);
  expect(isIn('E-HVR-101 此码已过期。', '已取消')).toBe(false);
});
