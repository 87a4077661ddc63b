import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../testing';
import {questionsInStep} from './questions';

const FILE = 'docs/user/page.questions.yml';
const DE = 'i18n/de/docusaurus-plugin-content-docs/current/user/page.questions.yml';
const page = (text: string) => manual(`## S {/* #s */}\n\n${text}`);

test('the same sections have questions in every language with the page', async () => {
  const files = {
    [PAGE]: page('Oui.'),
    [pageIn('de')]: page('Ja.'),
    [FILE]: 'PAGE: [un]\ns: [deux]',
  };
  expect(await findingsOf(questionsInStep, {...files, [DE]: 'PAGE: [eins]\ns: [zwei]'})).toEqual(
    [],
  );
  expect(await findingsOf(questionsInStep, {...files, [DE]: 's: [zwei]\nt: [drei]'})).toEqual([
    `${DE}:1: no questions for “PAGE”, which ${FILE}:1 has → add what readers ask in this language`,
    `${DE}:2: ${FILE} has no questions for “t” → add them there, or delete them here`,
  ]);
  expect(await findingsOf(questionsInStep, files)).toHaveLength(2);
});

test('a question in French is none of another language', async () => {
  const files = {
    [PAGE]: page('Oui.'),
    [pageIn('de')]: page('Ja.'),
    [FILE]: 's: [où est mon code, SSO]',
  };
  expect(await findingsOf(questionsInStep, {...files, [DE]: 's: [SSO, où est mon code]'})).toEqual([
    `${DE}:1: “où est mon code” is the French question → write what readers ask in this language`,
  ]);
});
