import {expect, test} from 'vitest';
import {llmsIndex} from './llms';
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

test('llms.txt names every page under its section', () => {
  const site = {title: 'Havre', description: 'Documentation', note: 'As Markdown.'};
  const page = (name: string) => ({
    title: name,
    description: `About ${name}`,
    twin: `https://docs.example/${name}.md`,
  });
  const sections = [
    {title: 'Manual', pages: [page('a'), page('b')]},
    {title: 'History', pages: [page('c')]},
  ];
  const head = '# Havre\n\n> Documentation\n\nAs Markdown.\n\n';
  expect(llmsIndex(site, sections)).toBe(
    `${head}## Manual\n\n- [a](https://docs.example/a.md): About a\n- [b](https://docs.example/b.md): About b\n\n## History\n\n- [c](https://docs.example/c.md): About c\n`,
  );
});
