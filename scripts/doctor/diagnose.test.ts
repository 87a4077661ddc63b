import {expect, test} from 'vitest';
import {diagnose, type Machine} from './diagnose';

const MACHINE: Machine = {
  node: '24.21.0',
  engines: '>=20.19',
  nodeOfTests: '24.21.0',
  history: 'whole',
  browser: '/usr/bin/chromium',
  hasChineseFont: true,
  port: 3000,
  isPortFree: true,
};

test('a machine that can do everything has five good lines and nothing to mend', () => {
  const lines = diagnose(MACHINE);
  expect(lines).toHaveLength(5);
  expect(lines.filter(({isGood, mend}) => !isGood || mend !== undefined)).toEqual([]);
});

test('another Node than that of the tests is told, and good if it is new enough', () => {
  expect(diagnose({...MACHINE, node: '20.19.0'})[0]).toEqual({
    isGood: true,
    text: 'Node 20.19.0 (the tests run with 24.21.0)',
  });
  expect(diagnose({...MACHINE, node: '100.0.0'})[0]).toHaveProperty('isGood', true);
});

test.each<[Partial<Machine>, string, string]>([
  [{node: '20.9.0'}, 'Node 20.9.0 is too old', 'nvm install'],
  [{history: 'shallow'}, 'cut short', 'git fetch --unshallow'],
  [{history: 'no repository'}, 'no clone', 'git clone'],
  [{history: 'no git'}, 'not installed', 'apt-get install git'],
  [{hasChineseFont: false}, 'No Chinese font', 'fonts-droid-fallback'],
  [{isPortFree: false}, 'Port 3000 is in use', 'PORT=3001 npm run serve'],
])('%j is one bad line with what mends it', (change, text, mend) => {
  const bad = diagnose({...MACHINE, ...change}).filter(({isGood}) => !isGood);
  expect(bad).toHaveLength(1);
  expect(bad[0]?.text).toContain(text);
  expect(bad[0]?.mend).toContain(mend);
});

test('without a browser nothing is said of its fonts', () => {
  const bad = diagnose({...MACHINE, browser: undefined, hasChineseFont: undefined}).filter(
    ({isGood}) => !isGood,
  );
  expect(bad.map(({mend}) => mend)).toEqual(['npx tsx scripts/browser.ts', 'npm run doctor']);
});
