import {expect, test} from 'vitest';
import {parseMarkdown} from './page';
import {fillPartials, partialsOf} from './partials';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const PAGE = 'i18n/de/docusaurus-plugin-content-docs/current/user/havre/connect.md';
const PARTIAL = 'i18n/de/docusaurus-plugin-content-docs/current/user/_advice.md';
const IMPORT = "import Advice from '../_advice.md';";

/** A page as Markdown, with the text of its partial in place. */
function shown(page: string, partial: string): string {
  const tree = parseMarkdown(page);
  fillPartials(tree, PAGE, (file) => {
    expect(file).toBe(PARTIAL);
    return partial;
  });
  return unified()
    .use(remarkMdx)
    .use(remarkStringify)
    .stringify({...tree, children: tree.children.slice(1)})
    .trim();
}

test('a partial is replaced by its text, in the page’s language', () => {
  const page = `${IMPORT}\n\nVor.\n\n<Advice />\n\n- eins\n\n  <Advice />\n\nNach.`;
  expect(shown(page, '**A** [b](/c.md).')).toBe(
    'Vor.\n\n**A** [b](/c.md).\n\n* eins\n\n  **A** [b](/c.md).\n\nNach.',
  );
});

test('with the props and children of the page', () => {
  const page = `${IMPORT}\n\n<Advice device="Telefon">[Hilfe](/h.md)</Advice>`;
  expect(shown(page, '- {props.device}: {props.children}, {props.other}.\n\n{/* why */}')).toBe(
    '* Telefon: [Hilfe](/h.md), .',
  );
});

test('text that is no Markdown is taken from the partial, not from the page', () => {
  expect(shown(`${IMPORT}\n\n<Advice />`, 'von 9:30 bis a:b')).toBe('von 9:30 bis a:b');
});

test('partials are imported by relative path', () => {
  const partials = (code: string) => [...partialsOf(parseMarkdown(code), PAGE)];
  expect(partials(`${IMPORT}\nimport B from './_b.md'`)).toEqual([
    ['Advice', PARTIAL],
    ['B', PAGE.replace('connect', '_b')],
  ]);
  for (const other of [
    "import A from '@site/docs/user/_a.md';",
    "import A from '/docs/user/_a.md';",
    "import A from './a.md';",
    "import a from './_a.md';",
  ]) {
    expect(partials(other)).toEqual([]);
  }
});
