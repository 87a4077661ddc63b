import {SaxesParser} from 'saxes';
import {expect, test} from 'vitest';
import {changesFeed} from './feed';
import type {Change} from './history';
import {shownChanges} from './show';

const line = (text: string) => ({text, isCode: false});

const CHANGE: Change = {
  commit: 'c'.repeat(40),
  date: '2026-01-02T03:04:05+00:00',
  why: 'a session is shorter',
  pages: [
    {
      file: 'docs/a.md',
      kind: 'changed',
      title: 'Old name',
      sections: [
        {id: 'long', title: 'Length', before: [line('**12** h "& more"')], after: [line('8 h')]},
        {id: 'gone', title: 'Gone', before: [line('x')], after: []},
        {id: '', title: '', before: [], after: [line('y')]},
      ],
    },
    {file: 'docs/b.md', kind: 'removed', title: 'B & <C>', sections: []},
  ],
};

const current = (file: string) =>
  file === 'docs/a.md'
    ? {permalink: '/en/docs/a', title: 'New name', text: '## Length {/* #long */}\n'}
    : undefined;

test('pages and sections that are there are linked, those that are gone are named', () => {
  expect(shownChanges([CHANGE], current)).toMatchObject([
    {
      why: 'a session is shorter',
      pages: [
        {
          title: 'New name',
          permalink: '/en/docs/a',
          sections: [
            {
              title: 'Length',
              permalink: '/en/docs/a#long',
              before: ['12 h "& more"'],
              after: ['8 h'],
            },
            {title: 'Gone', permalink: undefined, before: ['x']},
            {title: '', permalink: '/en/docs/a', after: ['y']},
          ],
        },
        {kind: 'removed', title: 'B & <C>', permalink: undefined},
      ],
    },
  ]);
});

test('a long section is cut, a rewriting names its pages', () => {
  const withLines = (lines: number, sections: number): Change => ({
    ...CHANGE,
    pages: Array.from({length: sections}, (_, number) => ({
      file: `docs/${number}.md`,
      kind: 'changed' as const,
      title: '',
      sections: [
        {
          id: 'a',
          title: 'A',
          before: [],
          after: Array.from({length: lines}, () => line('word '.repeat(100))),
        },
      ],
    })),
  });
  const quote = (change: Change) =>
    shownChanges([change], () => undefined)[0]?.pages[0]?.sections[0]?.after ?? [];
  expect(quote(withLines(9, 40)).map(({length}) => length <= 301)).toEqual(Array(5).fill(true));
  expect(quote(withLines(9, 40)).at(-1)).toBe('…');
  const [rewriting] = shownChanges([withLines(1, 41)], current);
  expect(rewriting?.pages.map(({sections}) => sections)).toEqual(Array(41).fill([]));
});

test('the feed is Atom with an entry for each change, dated, quoted, escaped', () => {
  const xml = changesFeed(shownChanges([CHANGE, {...CHANGE, why: undefined}], current), {
    language: 'en',
    page: 'https://docs.example/en/changes',
    feed: 'https://docs.example/en/changes/atom.xml',
    copyright: '©',
    author: 'the team',
    siteUrl: 'https://docs.example',
    words: {
      title: 'T',
      description: 'D',
      subscribe: '',
      unknown: '',
      whole: '',
      added: 'new page',
      removed: 'page removed',
      opening: '',
      quote: '',
    },
  });
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser({xmlns: false});
  parser.on('opentag', ({name}) => open.push(name));
  parser.on('closetag', () => open.pop());
  const keep = (text: string) => {
    const at = open.slice(1).join('/');
    texts.set(at, [...(texts.get(at) ?? []), text]);
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  const said = (at: string) => (texts.get(at) ?? []).map((text) => text.trim()).filter(Boolean);
  expect(said('entry/title')).toEqual(['a session is shorter', 'New name, B & <C>']);
  expect([said('title'), said('subtitle')]).toEqual([['T'], ['D']]);
  expect(said('entry/id')[0]).toBe(`https://docs.example/en/changes#${'c'.repeat(40)}`);
  expect(said('updated')).toEqual(['2026-01-02T03:04:05.000Z']);
  expect(said('entry/content')[0]).toBe(
    '<ul><li><a href="https://docs.example/en/docs/a">New name</a><ul>' +
      '<li><a href="https://docs.example/en/docs/a#long">Length</a><p><del>12 h &quot;&amp; more&quot;</del></p><p><ins>8 h</ins></p></li>' +
      '<li>Gone<p><del>x</del></p></li><li><p><ins>y</ins></p></li></ul></li>' +
      '<li>B &amp; &lt;C&gt; (page removed)</li></ul>',
  );
});

test('of a section four lines are quoted, of a line 300 signs', () => {
  const section = (...texts: string[]): Change => ({
    ...CHANGE,
    pages: [
      {
        file: 'docs/a.md',
        kind: 'changed',
        title: '',
        sections: [{id: 'a', title: 'A', before: texts.map(line), after: []}],
      },
    ],
  });
  const quote = (...texts: string[]) =>
    shownChanges([section(...texts)], () => undefined)[0]?.pages[0]?.sections[0]?.before;
  expect(quote('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(quote('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', '…']);
  expect(quote('x'.repeat(300))).toEqual(['x'.repeat(300)]);
  expect(quote('x'.repeat(301))).toEqual([`${'x'.repeat(300)}…`]);
  expect(quote(`${'x'.repeat(299)} y`)).toEqual([`${'x'.repeat(299)}…`]);
});
