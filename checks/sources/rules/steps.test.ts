import {expect, test} from 'vitest';
import {manual, findingsOf, PAGE, pageIn, sourcesOf} from '../../testing';
import {steps} from './steps';

const inFrench = (body: string) => findingsOf(steps, {[PAGE]: manual(body)});

test.each([
  ['1. Si le code diffère, refusez.', 'begins with a condition'],
  ['1. Ouvrez la page.\n2. Ou scannez le code.', 'begins with a condition or an alternative'],
  ['1. Cliquez sur **Retirer**, si l’appareil est perdu.', 'condition stands after its label'],
  ['1. Ouvrez Loquet. Lisez la demande. Approuvez.', 'a step of 3 sentences'],
  [`1. Lisez ${'mot '.repeat(35)}.`, 'a step of 36 words'],
])('%s: %s', async (body, says) => {
  expect(await inFrench(body)).toEqual([expect.stringContaining(says)]);
});

test.each([
  '1. Lisez la demande, puis choisissez **Approuver**. Loquet se déverrouille.',
  '- Si le code diffère, refusez.',
  'Si le code diffère, refusez.\n\n1. Ouvrez Loquet.',
  '{/* steps: the condition is the order of the device */}\n\n1. Si le voyant clignote, attendez.',
  '1. Si le voyant clignote, attendez. {/* steps: the device decides */}',
  '1. Vérifiez si l’adresse est la vôtre avant de choisir **Approuver**.',
])('%s is accepted', async (body) => {
  expect(await inFrench(body)).toEqual([]);
});

test.each([
  ['en', '1. Otherwise, open Loquet.'],
  ['de', '1. Falls der Code abweicht, lehnen Sie ab.'],
  ['zh', '1. 如果代码不同，请拒绝。'],
] as const)('each language has its conditions: %s', async (locale, body) => {
  const found = await findingsOf(steps, {[PAGE]: manual(''), [pageIn(locale)]: manual(body)});
  expect(found).toEqual([expect.stringContaining('begins with a condition')]);
});

test('Chinese steps count signs', async () => {
  const step = (length: number) => ({[pageIn('zh')]: manual(`1. ${'点'.repeat(length)}`)});
  expect(await findingsOf(steps, step(71))).toEqual([expect.stringContaining('71 signs')]);
  expect(await findingsOf(steps, step(70))).toEqual([]);
});

test('the second offence of a kind on a page is an error', () => {
  const sources = sourcesOf({
    [PAGE]: manual('1. Si un.\n2. Lisez. Ouvrez. Fermez.\n\nTexte\n\n1. Si deux.\n2. Si trois.'),
  });
  expect(steps(sources).map(({isWarning}) => isWarning)).toEqual([true, true, false, false]);
});
