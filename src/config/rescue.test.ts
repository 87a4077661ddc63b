import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {LOCALES, type Locale} from '../site/locales';
import {rescueLinks, rescuePlugin} from './rescue';

/** A page with `<Rescue />` as it is published. */
function publish(page: string, locale: Locale = 'en', source = '<Rescue />') {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const folder = locale === 'fr' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  rescuePlugin(locale, '/site')(root, {path: path.join('/site', folder, `${page}.md`)});
  return root;
}

/** The lists of a page: their kind, then of each item the question and where its answer leads. */
function listsOf(root: ReturnType<typeof publish>): unknown[][] {
  const lists: unknown[][] = [];
  visit(root, (node) => {
    if (node.type === 'list') {
      lists.push([node.ordered ? 'numbered' : 'bulleted']);
    } else if (node.type === 'listItem') {
      const item: string[] = [];
      visit(node, (part) => {
        if (part.type === 'strong') {
          item.push(toString(part));
        } else if (part.type === 'link') {
          item.push(part.url);
        }
      });
      lists.at(-1)?.push(item);
    }
  });
  return lists;
}

test.each(LOCALES)('%s: two cases, then five numbered questions, each with one link', (locale) => {
  const lists = listsOf(publish('administrateur/start/forgot-phone', locale));
  const answer = [expect.stringMatching(/[?？]$/), expect.stringMatching(/^\/docs\//)];
  expect(lists).toEqual([
    ['bulleted', ...Array<unknown>(2).fill(answer)],
    ['numbered', ...Array<unknown>(5).fill(answer)],
  ]);
});

test('users are led to their own way, administrators to the form', () => {
  expect(rescueLinks('/docs/user/loquet/backup')).toContain(
    '/docs/user/havre/connect#i-dont-have-my-device',
  );
  expect(rescueLinks('/docs/administrateur/start/forgot-phone')).toContain(
    '/docs/administrateur/manage-users/temp-device',
  );
});

test('a page has the words of the link to itself without the link', () => {
  const root = publish('user/loquet/backup');
  expect(toString(root)).toContain('computer and restore your ID. It takes');
  expect(JSON.stringify(root)).not.toContain('/docs/user/loquet/backup');
  expect(rescueLinks('/docs/user/havre/connect').join()).not.toContain('havre/connect');
});

test('the search finds the questions on one page for users and one for administrators', () => {
  const isRepeated = (page: string) => JSON.stringify(publish(page)).includes('data-repeated');
  expect(isRepeated('user/havre/connect')).toBe(false);
  expect(isRepeated('administrateur/start/forgot-phone')).toBe(false);
  expect(isRepeated('user/loquet/backup')).toBe(true);
});

test('the questions have the class that sets them', () => {
  expect(publish('user/loquet/backup').children).toMatchObject([
    {
      name: 'div',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'className', value: 'rescue'},
        {type: 'mdxJsxAttribute', name: 'data-repeated', value: ''},
      ],
    },
  ]);
});

test('other components are left alone', () => {
  const source = 'Text, <Since version="1.0" />.';
  const root = publish('user/loquet/backup', 'en', source);
  expect(root).toEqual(unified().use(remarkParse).use(remarkMdx).parse(source));
});

test('the questions stand in a box, after a sentence that says how to use them', () => {
  const [box] = publish('user/loquet/backup').children as {type: string; children: object[]}[];
  expect(box?.type).toBe('mdxJsxFlowElement');
  expect(box?.children).toMatchObject([
    {
      type: 'paragraph',
      children: [{type: 'text', value: 'Answer in order and stop at the first yes.'}],
    },
    {type: 'list', ordered: false},
    {type: 'list', ordered: true},
  ]);
  expect(box?.children[1]).toMatchObject({
    children: [
      {
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [
              {type: 'strong', children: [{value: 'Lost or stolen?'}]},
              {type: 'text', value: ' Skip question 2, and '},
              {
                type: 'link',
                url: '/docs/user/havre/rename-devices#remove',
                children: [{type: 'text', value: 'remove the device'}],
              },
              {type: 'text', value: ' as soon as you are signed in.'},
            ],
          },
        ],
      },
      {},
    ],
  });
});

test('the questions are found inside other blocks, and what is around them stays', () => {
  const root = publish('user/loquet/backup', 'en', '- a\n\n  <Rescue />\n\nb');
  expect(JSON.stringify(root)).not.toContain('Rescue');
  expect(toString(root)).toMatch(/^aAnswer in order.*b$/s);
});
