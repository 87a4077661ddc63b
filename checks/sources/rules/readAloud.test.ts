import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {quantities, questionsWithOrders} from './readAloud';

test('a quantity has one spelling in a page', async () => {
  for (const [file, one, other, apart] of [
    [PAGE, 'Après 5 essais.', 'Après cinq essais.', 'Après cinq jours.'],
    [pageIn('de'), 'Nach 3 Minuten.', 'Nach drei Minuten.', 'Nach 13 Stunden.'],
    [pageIn('zh'), '最好有 3 名。', '最好有三名。', '三天后。'],
  ] as const) {
    expect(await findingsOf(quantities, {[file]: manual(`${one}\n\n${other}`)})).toHaveLength(1);
    expect(await findingsOf(quantities, {[file]: manual(`${one}\n\n${one} ${apart}`)})).toEqual([]);
  }
});

test('questions followed by an order are counted in a language', async () => {
  const found = (count: number) =>
    findingsOf(questionsWithOrders, {[pageIn('zh')]: manual('丢失？请重试。\n\n'.repeat(count))});
  expect(await found(6)).toEqual([]);
  expect(await found(7)).toHaveLength(1);
});
