import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {partials} from './partials';

const PARTIAL = 'docs/user/_advice.md';
const shows = (element = '<Advice home />') =>
  manual(`import Advice from './_advice.md';\n\n${element}`);

test('a partial is indexed on one page and may be shown on others', async () => {
  const pages = {
    [PAGE]: shows(),
    'docs/user/other.md': shows('<Advice />'),
    'docs/user/havre/a.md': manual("import R from '../_advice.md';\n\n- a\n\n  <R>b</R>"),
    [PARTIAL]: '- [Un](/user/page.md) {props.children}',
  };
  expect(await findingsOf(partials, pages)).toEqual([]);
  const found = 'with "home" → write <Name home /> on the one page where the search shall find it';
  expect(await findingsOf(partials, {...pages, 'docs/user/other.md': shows()})).toEqual([
    `${PARTIAL}:1: ${PAGE} and docs/user/other.md show it ${found}`,
  ]);
  expect(await findingsOf(partials, {[PARTIAL]: 'Un.'})).toEqual([
    `${PARTIAL}:1: no page shows it ${found}`,
  ]);
});

test('an imported partial exists in the language of the page, and is shown once', async () => {
  const german = pageIn('de');
  const pages = {[PAGE]: shows(), [PARTIAL]: 'Un.', [german]: shows()};
  expect(await findingsOf(partials, pages)).toEqual([
    `${german}:7: ${german.replace('page', '_advice')} does not exist → write it, or correct the import`,
  ]);
  for (const [times, body] of [
    [0, 'Un.'],
    [2, '<Advice home />\n\n<Advice />'],
  ] as const) {
    expect(await findingsOf(partials, {...pages, [german]: '', [PAGE]: shows(body)})).toContain(
      `${PAGE}:7: <Advice /> stands ${times} times on the page → show it once, or delete the import`,
    );
  }
});

test('a page passes the props that the partial shows', async () => {
  const pages = (element: string) => ({[PAGE]: shows(element), [PARTIAL]: 'Sur {props.device}.'});
  expect(await findingsOf(partials, pages('<Advice home device="le téléphone" />'))).toEqual([]);
  expect(await findingsOf(partials, pages('<Advice home />'))).toEqual([
    `${PAGE}:9: <Advice> without "device", which ${PARTIAL} shows → add device="…"`,
  ]);
});

test('a partial has neither sections nor partials of its own', async () => {
  const pages = {
    [PAGE]: shows(),
    [PARTIAL]: "import B from './_b.md';\n\n<B home />\n\n## Titre {/* #t */}\n\nUn.",
    'docs/user/_b.md': 'Deux.',
  };
  expect(await findingsOf(partials, pages)).toEqual([
    `${PARTIAL}:5: a heading in a partial, which would be a section of several pages → write it on the pages`,
    `${PARTIAL}:1: a partial in a partial → import it on the pages`,
  ]);
});
