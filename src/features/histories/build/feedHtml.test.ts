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

test('what an element says outside this site stays with it', () => {
  const kept =
    '<p title="T"><time datetime="2026-01-02">2</time> <img src="https://a.example/b.svg" alt="c" width="3" height="4"></p>';
  expect(inPost(kept)).toBe(kept);
  expect(inPost('<p style="x" role="y" data-z="1">a</p>')).toBe('<p>a</p>');
});

test.each(['button', 'svg', 'dialog', 'script', 'style', 'template'])(
  'a %s is for the pages of this site',
  (name) => {
    expect(inPost(`<p>a<${name}>b</${name}>c</p>`)).toBe('<p>ac</p>');
  },
);

test.each(['div', 'span', 'header', 'section'])(
  'of a %s its text is left, in its order',
  (name) => {
    expect(inPost(`a<${name} class="x">b<em>c</em>d</${name}>e`)).toBe('ab<em>c</em>de');
  },
);

test('only the link from a heading to itself is left out, and white space around the text', () => {
  expect(inPost(' <p><a class="hash-links" href="#a">b</a> <a href="#c">d</a></p> ')).toBe(
    `<p><a href="${ADDRESS}#a">b</a> <a href="${ADDRESS}#c">d</a></p>`,
  );
});
