import {expect, test} from 'vitest';
import {printTwin} from './twin';

test('a twin has front matter before its text, without what is not known', () => {
  const facts = {title: 'Sign in: how?', language: 'zh-Hans', date: '2025-10-14'};
  expect(printTwin({...facts, updated: undefined}, '# A\n')).toBe(
    "---\ntitle: 'Sign in: how?'\nlanguage: zh-Hans\ndate: '2025-10-14'\n---\n\n# A\n",
  );
});
