import {expect, test} from 'vitest';
import {feedHtml} from './feedHtml';

const ADDRESS = 'https://docs.example/en/a/1.0';

function inPost(html: string): string {
  return feedHtml(`<main><p>x</p><div id="post">${html}</div></main>`, 'post', ADDRESS);
}

test('a feed holds the text of a post and nothing of the page around it', () => {
  expect(inPost('<p>A <strong>b</strong> &amp; &lt;c&gt;</p>')).toBe(
    '<p>A <strong>b</strong> &amp; &lt;c&gt;</p>',
  );
});

test('what belongs to the theme is left out: classes, ids, links of headings, controls, comments', () => {
  expect(
    inPost(
      '<!-- --><h2 class="anchor x_Ab1" id="new">New<a href="/x#new" class="hash-link">\u200B</a></h2>' +
        '<div class="shell"><span class="token">a</span><svg><path d="M0"></path></svg>b<button>Copy</button></div>',
    ),
  ).toBe('<h2>New</h2>ab');
});

test('addresses are complete, and what an element says of itself stays', () => {
  expect(
    inPost(
      '<p><a class="" href="/en/docs/#x" rel="noopener" title="T">d</a> <a href="#here">h</a> <img src="/i.png" alt="I"/></p>',
    ),
  ).toBe(
    '<p><a href="https://docs.example/en/docs/#x" title="T">d</a> <a href="https://docs.example/en/a/1.0#here">h</a> <img src="https://docs.example/i.png" alt="I"></p>',
  );
});

test('a page without the element is an error that names both', () => {
  expect(() => feedHtml('<p>x</p>', 'post', ADDRESS)).toThrow(`${ADDRESS} holds no element post`);
});
