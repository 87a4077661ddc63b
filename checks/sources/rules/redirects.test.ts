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
        'the old address /docs/b leads to /docs/c, which is no page → name the page that has its content now',
    },
  ]);
});
