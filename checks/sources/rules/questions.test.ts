import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {answeredQuestions, askedSections} from './questions';

const FILE = 'docs/user/page.questions.yml';
const section = (body: string) => manual(`## S {/* #s */}\n\n${body}`);

test('questions stand under a section of their page, each once', async () => {
  const found = await findingsOf(askedSections, {
    [PAGE]: section('Oui.'),
    [FILE]: 'PAGE: [un]\ns: [un, deux, un]\nt: [trois]',
    'docs/user/gone.questions.yml': 'PAGE: [un]',
    'i18n/de/docusaurus-plugin-content-docs/current/user/page.questions.yml': 't: [drei]',
  });
  expect(found).toEqual([
    `${FILE}:2: “un” is asked twice of this section → delete one`,
    `${FILE}:3: ${PAGE} has no section #t → move these questions to the section that answers them`,
    'docs/user/gone.questions.yml:1: docs/user/gone.md does not exist → move or delete its questions with it',
    expect.stringMatching(
      /^i18n\/de\/.*\.questions\.yml:1: docs\/user\/page\.md has no section #t/,
    ),
  ]);
});

test('questions that cannot be read are one finding among the others', async () => {
  const found = await findingsOf(askedSections, {
    [PAGE]: section('Oui.'),
    [FILE]: 's:\n\t- un',
    'docs/user/gone.questions.yml': 'PAGE: [un]',
  });
  expect(found).toEqual([
    expect.stringContaining(`${FILE}:2: is not readable as YAML`),
    expect.stringContaining('docs/user/gone.md does not exist'),
  ]);
});

test('the section of a key question has content in every language with the page', async () => {
  const pages = {
    [FILE]: 'PAGE: [un]\ns:\n  - deux\n  - key: puis-je',
    [PAGE]: section('Oui.'),
    [pageIn('en')]: section('- Yes.'),
  };
  expect(await findingsOf(answeredQuestions, pages)).toEqual([]);
  const unanswered = {
    ...pages,
    [pageIn('en')]: section('### T {/* #t */}\n\nYes.'),
    [pageIn('de')]: manual('Ja.\n\n## T {/* #t */}\n\nJa.'),
    [pageIn('zh')]: section('## T {/* #t */}\n\n是。'),
  };
  expect(await findingsOf(answeredQuestions, unanswered)).toEqual([
    `${pageIn('de')}:1: nothing in #s answers “puis-je” (${FILE}:2) → write it, or move the question to the section that does`,
    `${pageIn('zh')}:7: nothing in #s answers “puis-je” (${FILE}:2) → write it, or move the question to the section that does`,
  ]);
});

test('the opening of a page may answer; questions without a mark need no answer', async () => {
  const pages = {[PAGE]: manual('Oui.\n\n## S {/* #s */}')};
  expect(await findingsOf(answeredQuestions, {...pages, [FILE]: 'PAGE: [key: un]'})).toEqual([]);
  expect(await findingsOf(answeredQuestions, {...pages, [FILE]: 's: [un]'})).toEqual([]);
  expect(await findingsOf(answeredQuestions, {...pages, [FILE]: 's: [key: un]'})).toHaveLength(1);
});

test('marks in French apply to all languages', async () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs/current/user/page.questions.yml';
  expect(await findingsOf(answeredQuestions, {[german]: 's: [key: ja]'})).toEqual([
    `${german}:1: “key: ja” → mark the question in ${FILE} only`,
  ]);
});
