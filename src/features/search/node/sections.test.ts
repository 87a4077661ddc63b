import {expect, test} from 'vitest';
import {pageOf} from '../testCorpus';
import type {CrawledPage} from './crawl';
import {sectionsOf as cut} from './sections';

function sectionsOf(page: CrawledPage, siteKeywords = '') {
  return cut([page], siteKeywords).map(({document, ...fields}) => ({...document, ...fields}));
}

test('sections are numbered through all pages', () => {
  const pages = ['/docs/a', '/docs/b'].map((url) =>
    pageOf({url, title: url, sections: [['Section', '#section', '']]}),
  );
  expect(cut(pages).map(({document: {id, sectionRoute}}) => [id, sectionRoute])).toEqual([
    [0, '/docs/a'],
    [1, '/docs/a#section'],
    [2, '/docs/b'],
    [3, '/docs/b#section'],
  ]);
});

test('the opening has the description and keywords of its page, other sections their own text', () => {
  const page = {
    ...pageOf({
      url: '/a',
      title: 'Page',
      text: 'Opening.',
      keywords: 'one, two',
      sections: [['More', '#more', 'Text.']],
    }),
    description: 'What it is about.',
  };
  expect(sectionsOf(page)).toMatchObject([
    {sectionTitle: 'Page', pageTitle: 'Page', title: 'Page', tags: 'one, two'},
    {sectionTitle: 'More', pageTitle: 'Page', title: 'More', tags: '', content: 'Text.'},
  ]);
  expect(sectionsOf(page)[0]?.content).toBe('What it is about.\nOpening.');
});

test('sections of a post include its title: their own are the same in all posts', () => {
  const post = pageOf({url: '/3.6', title: '3.6', sections: [['Fixed', '#fixed', '']]});
  const titlesIn = (type: 'blog' | 'docs') => sectionsOf({...post, type}).map(({title}) => title);
  expect(titlesIn('blog')).toEqual(['3.6', '3.6 Fixed']);
  expect(titlesIn('docs')).toEqual(['3.6', 'Fixed']);
});

test.each([
  ['the same', 'havre, manual', 'havre, manual'],
  ['written with other spaces', 'havre,manual', ' havre , manual '],
])('ignores keywords of the whole site, %s', (_how, ofSite, ofPage) => {
  expect(sectionsOf(pageOf({url: '/a', title: 'A', keywords: ofPage}), ofSite)[0]?.tags).toBe('');
});

test('keeps keywords of a page that share some with the site', () => {
  const page = pageOf({url: '/a', title: 'A', keywords: 'havre, manual, backup'});
  expect(sectionsOf(page, 'havre, manual')[0]?.tags).toBe('havre, manual, backup');
});

test.each([
  ['neither the item of the navbar', ['Manual', 'User', 'Havre'], ['User', 'Havre']],
  ['nor the page itself', ['Manual', 'User', 'Connect'], ['User']],
  ['also for an outer category of the same name', ['Manual', 'Connect', 'X'], ['Connect', 'X']],
])('a breadcrumb consists of categories: %s', (_what, breadcrumb, expected) => {
  expect(sectionsOf(pageOf({url: '/a', title: 'Connect', breadcrumb}))[0]?.breadcrumb).toEqual(
    expected,
  );
});

test.each([
  ['no menu', []],
  ['the item of the navbar alone', ['Manual']],
  ['itself alone below it', ['Manual', 'Connect']],
])('a page below %s has no breadcrumb', (_what, breadcrumb) => {
  const [opening] = sectionsOf(pageOf({url: '/a', title: 'Connect', breadcrumb}));
  expect(opening).toBeDefined();
  expect(opening).not.toHaveProperty('breadcrumb');
});
