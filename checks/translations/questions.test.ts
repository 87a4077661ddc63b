import {expect, test} from 'vitest';
import {acceptQuestions, lockFile, printLock} from '../../src/content/lock';
import type {Locale} from '../../src/site/locales';
import {PAGE, findingsOf, manual, pageIn, sourcesOf} from '../testing';
import {questionsInStep, questionsUpToDate} from './questions';

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

test('questions must be reviewed when their section changes its meaning, in French too', async () => {
  const files = {[PAGE]: page('Deux jours.'), [FILE]: 's: [deux]', [DE]: 's: [zwei]'};
  const read = (locale: Locale) =>
    printLock(acceptQuestions(new Map(), sourcesOf(files), locale, () => true));
  const locks = {[lockFile('fr')]: read('fr'), [lockFile('de')]: read('de')};
  const asked = (text: string, changed: Record<string, string> = {}) =>
    findingsOf(questionsUpToDate, {...files, ...locks, [PAGE]: page(text), ...changed});
  expect(await asked('Deux jours.')).toEqual([]);
  expect(await asked('deux  jour')).toEqual([]);
  const again = 'has changed, or its questions are new → read these';
  expect(await asked('Trois jours.')).toEqual([
    `${FILE}:1: ${PAGE}:7 ${again} questions in every language again, then run npm run i18n:accept -- ${FILE}`,
  ]);
  // Once the French questions were read, each translator is asked.
  expect(await asked('Deux jours.', {[lockFile('de')]: ''})).toEqual([
    `${DE}:1: ${PAGE}:7 ${again} again, then run npm run i18n:accept -- ${DE}`,
  ]);
  const [finding] = questionsUpToDate(sourcesOf({...files, [PAGE]: page('Trois.')}));
  expect(finding).toMatchObject({isWarning: true, follows: PAGE});
});
