import {expect, test} from 'vitest';
import {feedHtml} from './feedHtml';

const ADDRESS = 'https://docs.example/en/a/1.0';

function inPost(html: string): string {
  return feedHtml(`<main><p>x</p><div id="post">${html}</div></main>`, 'post', ADDRESS);
}

test('contains the text of a post and nothing around it', () => {
  expect(inPost('<p>A <strong>b</strong> &amp; &lt;c&gt;</p>')).toBe(
    '<p>A <strong>b</strong> &amp; &lt;c&gt;</p>',
  );
});

test('omits markup of the theme: classes, ids, heading links, controls, comments', () => {
  expect(
    inPost(
      '<!-- --><h2 class="anchor x_Ab1" id="new">New<a href="/x#new" class="hash-link">\u200B</a></h2>' +
        '<div class="shell"><span class="token">a</span><svg><path d="M0"></path></svg>b<button>Copy</button></div>',
    ),
  ).toBe('<h2>New</h2>ab');
});

test('makes addresses absolute, and keeps meaningful attributes', () => {
  expect(
    inPost(
      '<p><a class="" href="/en/docs/#x" rel="noopener" title="T">d</a> <a href="#here">h</a> <img src="/i.png" alt="I"/></p>',
    ),
  ).toBe(
    '<p><a href="https://docs.example/en/docs/#x" title="T">d</a> <a href="https://docs.example/en/a/1.0#here">h</a> <img src="https://docs.example/i.png" alt="I"></p>',
  );
});

test('reports a page without the element, naming both', () => {
  expect(() => feedHtml('<p>x</p>', 'post', ADDRESS)).toThrow(`${ADDRESS} holds no element post`);
});

test('keeps attributes with a meaning outside this site', () => {
  const kept =
    '<p title="T"><time datetime="2026-01-02">2</time> <img src="https://a.example/b.svg" alt="c" width="3" height="4"></p>';
  expect(inPost(kept)).toBe(kept);
  expect(inPost('<p style="x" role="y" data-z="1">a</p>')).toBe('<p>a</p>');
});

test.each(['button', 'svg', 'dialog', 'script', 'style', 'template'])('omits %s', (name) => {
  expect(inPost(`<p>a<${name}>b</${name}>c</p>`)).toBe('<p>ac</p>');
});

test.each(['div', 'span', 'header', 'section'])('keeps the text of %s, in order', (name) => {
  expect(inPost(`a<${name} class="x">b<em>c</em>d</${name}>e`)).toBe('ab<em>c</em>de');
});

test('omits only links from a heading to itself, and outer white space', () => {
  expect(inPost(' <p><a class="hash-links" href="#a">b</a> <a href="#c">d</a></p> ')).toBe(
    `<p><a href="${ADDRESS}#a">b</a> <a href="${ADDRESS}#c">d</a></p>`,
  );
});
