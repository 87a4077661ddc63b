import {domainToASCII} from 'node:url';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isReadableLabel} from './punycode';

test.each([
  'acme',
  'xn-acme',
  'a-b',
  'xn--bcher-kva',
  'xn--fiqs8s',
  'xn--mgbh0fb',
  'xn--zckzah',
  // RFC 3492 §7.1: Chinese, Hebrew, Russian, Japanese.
  'xn--ihqwcrb4cv8a8dqg056pqjye',
  'xn--4dbcagdahymbxekheh6e0a7fei0b',
  'xn--b1abfaaepdrnnbgefbadotcwatmq2g4l',
  'xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa',
])('accepts the label %s', (label) => {
  expect(isReadableLabel(label)).toBe(true);
});

test.each([
  ['a control character', 'xn--a'],
  ['nothing', 'xn--'],
  ['nothing but plain letters', 'xn--acme-'],
  ['a number that does not end', 'xn--9'],
  ['more than there are characters', 'xn--99999999'],
  ['a character past the last one', 'xn--en32g'],
  ['a capital letter', 'xn--bcher-kva'.replace('kva', '0ya')],
  ['a sign that is no letter', 'xn--n3h'],
  ['a sharp sign for a letter that is written in another way', 'xn--e28h'],
])('refuses punycode of %s', (_what, label) => {
  expect(isReadableLabel(label)).toBe(false);
});

test('accepts punycode of every lower-case word', () => {
  const alphabet = [...'abcxyz09àéîöüßœčřşžżαβγδωабвгдяאבגדةاب日本語文件夹한국어ไทย'];
  let read = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...alphabet), {minLength: 1, maxLength: 12}),
      (letters) => {
        const ascii = domainToASCII(letters.join(''));
        if (ascii.startsWith('xn--')) {
          read += 1;
          expect(isReadableLabel(ascii)).toBe(true);
        }
      },
    ),
    {numRuns: 500},
  );
  expect(read).toBeGreaterThan(100);
});
