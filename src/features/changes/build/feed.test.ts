import {SaxesParser} from 'saxes';
import {expect, test} from 'vitest';
import type {ShownDay} from '../../../site/changes';
import {changesFeed} from './feed';

const DAY: ShownDay = {
  day: '2026-01-02',
  date: '2026-01-02T03:04:05+00:00',
  pages: [
    {
      kind: 'changed',
      title: 'New name',
      permalink: '/en/docs/a',
      sections: [
        {
          title: 'Length',
          permalink: '/en/docs/a#long',
          before: ['12 h "& more"'],
          after: ['8 h'],
        },
        {title: 'Gone', before: ['x'], after: []},
        {title: '', permalink: '/en/docs/a', before: [], after: ['y']},
      ],
    },
    {kind: 'removed', title: 'B & <C>', sections: []},
  ],
};

test('the feed is Atom: one entry per day, dated, with quotes, escaped', () => {
  const xml = changesFeed([DAY], {
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
      sections: '',
      quote: '',
      come: '',
      gone: '',
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
  expect(said('entry/title')).toEqual(['New name, B & <C>']);
  expect([said('title'), said('subtitle')]).toEqual([['T'], ['D']]);
  expect(said('entry/id')[0]).toBe('https://docs.example/en/changes#2026-01-02');
  expect(said('updated')).toEqual(['2026-01-02T03:04:05.000Z']);
  expect(said('entry/content')[0]).toBe(
    '<ul><li><a href="https://docs.example/en/docs/a">New name</a><ul>' +
      '<li><a href="https://docs.example/en/docs/a#long">Length</a><p><del>12 h &quot;&amp; more&quot;</del></p><p><ins>8 h</ins></p></li>' +
      '<li>Gone<p><del>x</del></p></li><li><p><ins>y</ins></p></li></ul></li>' +
      '<li>B &amp; &lt;C&gt; (page removed)</li></ul>',
  );
});
