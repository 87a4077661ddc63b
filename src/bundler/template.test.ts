import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate} from './template';

test('the page is first painted when its HTML is complete', () => {
  const end = /href="#([\w-]+)" blocking="render"/.exec(pageTemplate)?.[1];
  expect(pageTemplate).toContain(`<head><link rel="expect" href="#${end}" blocking="render">`);
  expect(pageTemplate).toContain(`<div id="${end}"></div></body>`);
});

test('the one inline script is in the head, before every file', () => {
  const charset = '<meta charset="UTF-8">';
  expect(pageTemplate).toContain(`${charset}<%~ it.preBodyTags.match(`);
  expect(pageTemplate.split('.match(')).toHaveLength(2);
  expect(pageTemplate).toContain('guardFiles(');
  expect(pageTemplate.match(/preBodyTags\.replace\([^%]*\.replace\([^%]*, ''\)/)).not.toBeNull();
});

test('the icon set is hidden by a class', () => {
  expect(pageTemplate).toContain(`'<svg class="icons">'`);
});

test('nothing else of Docusaurus’ template is changed', () => {
  const parts = original.split(/<head>|<meta charset="UTF-8">|<%~ it\.preBodyTags %>|<\/body>/);
  expect(parts).toHaveLength(5);
  parts.forEach((part) => expect(pageTemplate).toContain(part));
});
