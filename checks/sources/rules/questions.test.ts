import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {askedSections} from './questions';

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
