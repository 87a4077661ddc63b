import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {expect, test} from 'vitest';
import {pageTemplate} from './template';

const PAGE = {
  appHtml: '<h1>Title</h1>',
  baseUrl: '/',
  htmlAttributes: '',
  bodyAttributes: '',
  headTags: '<link rel="icon" href="/icon">',
  preBodyTags:
    '<svg style="display: none;"><path/></svg>\n<script>one()</script>\n<script>\ntwo();</script>',
  postBodyTags: '',
  metaAttributes: [],
  scripts: ['js/main.js'],
  stylesheets: ['css/styles.css'],
  noIndex: false,
  version: '3',
};

test('the inline scripts are one, at the head before every file, and the icons are hidden by a class', async () => {
  const page = (await compileSSGTemplate(pageTemplate))(PAGE);
  const inline = page.match(/<script>.*?<\/script>/gs);
  expect(inline).toEqual(['<script>one()\ntwo();</script>']);
  expect(page.indexOf('one()')).toBeLessThan(page.indexOf('css/styles.css'));
  expect(page.indexOf('one()')).toBeLessThan(page.indexOf('js/main.js'));
  expect(page).toContain('<svg class="icons"><path/></svg>');
});
