import {expect, test} from 'vitest';
import {readPage, textualHtml} from './crawl';

const ANSWER = {
  pageTitle: 'Connect',
  description: 'How to connect.',
  keywords: 'enter,begin',
  breadcrumb: ['Manual', 'User'],
  sections: [
    {title: 'Connect', hash: '', content: 'Opening.'},
    {title: 'Before', hash: '#before', content: 'You need a key.'},
    {title: 'No text', hash: '#none', content: ''},
  ],
};

test('reads a page from the package’s output', () => {
  expect(readPage(ANSWER, '/docs/connect', 'docs')).toEqual({
    type: 'docs',
    url: '/docs/connect',
    title: 'Connect',
    description: 'How to connect.',
    keywords: 'enter,begin',
    breadcrumb: ['Manual', 'User'],
    sections: ANSWER.sections,
  });
});

/** The sections of a page as they are read, from some of the package. */
function read(...sections: readonly {title: string; hash: string; content: string}[]) {
  return readPage({...ANSWER, sections}, '/docs/connect', 'docs').sections;
}

test('removes the space of an icon in a sentence', () => {
  const content = 'Open Passwords , then a .csv file in Mine .';
  expect(read({title: 'Share', hash: '#share', content})[1]?.content).toBe(
    'Open Passwords, then a .csv file in Mine.',
  );
});

test('a row of a table reads as a sentence, without the head', () => {
  const html =
    '<table><thead><tr><th>Which<th>What to do<tbody><tr><td>The PIN<td>Reset it.<tr><td>A file<td></table>';
  expect(textualHtml(html).replace(/<[^>]+>/g, ' ')).not.toContain('Which');
  const rowsOf = (cells: string): string | undefined => {
    const text = textualHtml(`<tr><td>${cells}</table>`).replace(/<[^>]+>/g, ' ');
    const content = text.replace(/ +/g, ' ');
    return read({title: 'Help', hash: '#help', content})[1]?.content;
  };
  expect(rowsOf('The PIN<td>Reset it<tr><td>A file<td>')).toBe('The PIN – Reset it. A file.');
  expect(rowsOf('密码<td>重置<tr><td>macOS<td>Mac')).toBe('密码 – 重置。macOS – Mac。');
});

test('labels of tabs stand apart, and what is for eyes alone is left out', () => {
  const tabs =
    '<div role=tablist><button type=button role=tab>Windows</button><button type=button role=tab>macOS</button></div><div role=tabpanel><p>Click</div>';
  expect(textualHtml(tabs).replace(/<[^>]+>/g, '')).toBe('Windows – macOS\u001EClick');
  expect(textualHtml('<a>A<span class=x aria-hidden=true>Enlarge</span></a>')).toBe('<a>A</a>');
});

test('the icon of a link into the Space leaves no gap', () => {
  const link = '<a>密码\u00A0<span class=icon role=img aria-label="(新标签页)">\u2060</span></a>中';
  expect(textualHtml(link)).toBe('<a>密码</a>中');
});

test('a page without a text has an opening, which comes first', () => {
  const later = {title: 'Later', hash: '#later', content: ''};
  expect(read(later)).toEqual([{title: 'Connect', hash: '', content: ''}, later]);
});

test('text under a heading without an anchor belongs to the opening', () => {
  const [opening] = ANSWER.sections;
  const sections = read(
    {title: 'Connect', hash: '', content: 'Opening.'},
    {title: 'Before', hash: '#before', content: 'A key.'},
    {title: 'A note', hash: '', content: 'Mind this.'},
  );
  expect(sections).toEqual([
    {...opening, content: 'Opening. Mind this.'},
    {title: 'Before', hash: '#before', content: 'A key.'},
  ]);
});
