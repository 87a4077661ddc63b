import {expect, test} from 'vitest';
import {printTwin} from './twin';

const FACTS = {
  title: 'Sign in: how?',
  description: 'd',
  language: 'zh-Hans',
  canonical: 'https://docs.example/a',
};

test('a twin has front matter before its text', () => {
  expect(printTwin({...FACTS, date: '2025-10-14', updated: '2026-01-02'}, '# A\n')).toBe(
    "---\ntitle: 'Sign in: how?'\ndescription: d\nlanguage: zh-Hans\ncanonical: https://docs.example/a\ndate: '2025-10-14'\nupdated: '2026-01-02'\n---\n\n# A\n",
  );
});

test('omits unknown front-matter fields', () => {
  const text = printTwin({...FACTS, date: undefined, updated: undefined}, '');
  expect(text).not.toMatch(/date/);
});
