import {expect, test} from 'vitest';
import {labelledTables} from './tables';

const text = (type: string, value: string) => ({type, children: [{type: 'text', value}]});
const row = (...cells: string[]) => ({
  type: 'tableRow',
  children: cells.map((value) => text('tableCell', value)),
});

test('each cell says its column, each table the section it stands in', () => {
  const table = {type: 'table', children: [row('Code', 'Cause'), row('E-1', 'Faute')]};
  labelledTables()({type: 'root', children: [text('heading', 'Erreurs'), table]});
  expect(table).toMatchObject({
    data: {hProperties: {label: 'Erreurs'}},
    children: [
      {},
      {
        children: [
          {data: {hProperties: {'data-label': 'Code'}}},
          {data: {hProperties: {'data-label': 'Cause'}}},
        ],
      },
    ],
  });
});
