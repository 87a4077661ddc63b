import {expect, test} from 'vitest';
import {readQuestions} from './questions';

const FILE = 'docs/user/page.questions.yml';

test('questions are under the sections of their page, with their lines', () => {
  expect(readQuestions(FILE, 'PAGE:\n  - un\n# Commentaire\na-b:\n  - deux\n  - 404\n')).toEqual({
    file: FILE,
    locale: 'fr',
    page: 'docs/user/page.md',
    source: 'docs/user/page.md',
    sections: [
      {id: '', line: 1, questions: ['un']},
      {id: 'a-b', line: 4, questions: ['deux', '404']},
    ],
  });
});

test('a translation belongs to the French page', () => {
  const page = 'i18n/de/docusaurus-plugin-content-blog-product/2025-10-14-4.1';
  expect(readQuestions(`${page}.questions.yml`, 'new: [was]')).toMatchObject({
    locale: 'de',
    page: `${page}.md`,
    source: 'product/2025-10-14-4.1.md',
  });
});

test('ignores other files', () => {
  expect(readQuestions('tags.yml', 'havre:\n  label: Havre')).toBeUndefined();
  expect(readQuestions('src/features/search/x.questions.yml', 'a: [b]')).toBeUndefined();
  expect(readQuestions(FILE, '')).toMatchObject({sections: []});
});

test.each([
  ['a: b', 'a'],
  ['b: [c]\na: []', 'a'],
  ['a: [b: c]', 'a'],
])('refuses %j with its line and what to write', (text, name) => {
  const line = text.split('\n').length;
  expect(() => readQuestions(FILE, text)).toThrow(
    `${FILE}:${line}: "${name}" needs a list of questions → write each on a line of its own: "  - my phone was stolen".`,
  );
});
