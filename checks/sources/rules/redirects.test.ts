import {expect, test} from 'vitest';
import {REDIRECTS_FILE} from '../../../src/content/places';
import {PAGE, manual, sourcesOf} from '../../testing';
import {redirects} from './redirects';

const LIST = `export const REDIRECTS = {\n  '/docs/a': '/docs/user/page',\n  '/docs/b': '/docs/c',\n};\n`;
const SITE = sourcesOf({[PAGE]: manual(''), [REDIRECTS_FILE]: LIST});

test('an old address redirects to an existing page', () => {
  expect(redirects(SITE, {'/docs/a': '/docs/user/page'})).toEqual([]);
});

test('reports a wrong line with what to do', () => {
  expect(redirects(SITE, {'/docs/a': '/docs/user/page', '/docs/b': '/docs/c'})).toEqual([
    {
      file: REDIRECTS_FILE,
      line: 3,
      message:
        'the old address /docs/b leads to /docs/c, which is no page or section → name what has its content now',
    },
  ]);
});

test('an old section, gone from its page, redirects to one that exists', () => {
  const site = sourcesOf({
    [PAGE]: manual('## A {/* #a */}\n\nTexte.'),
    'docs/user/other.md': manual('## B {/* #b */}\n\nTexte.'),
  });
  const messages = (list: Record<string, string>) =>
    redirects(site, list).map(({message}) => message);
  expect(messages({'/docs/user/page#gone': '/docs/user/other#b'})).toEqual([]);
  expect(messages({'/docs/user/page#gone': '/docs/user/other'})).toEqual([]);
  expect(messages({'/docs/user/page#gone': '/docs/user/other#a'})).toEqual([
    expect.stringMatching(/leads to \/docs\/user\/other#a, which is no page or section →/),
  ]);
  expect(messages({'/docs/user/page#a': '/docs/user/other'})).toEqual([
    expect.stringMatching(/^the section \/docs\/user\/page#a still exists →/),
  ]);
});
