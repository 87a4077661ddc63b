import {evaluate} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {staticText} from './staticText';
import {labelledTables} from './tables';

/** What React would be asked to make. */
interface Made {
  readonly type: string;
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: {readonly __html: string};
}

const make = (type: unknown, props: object): unknown =>
  typeof type === 'function' ? (type as (props: object) => unknown)(props) : {type, ...props};

/** The blocks of a page; components of the theme are made under their own name. */
async function blocksOf(markdown: string): Promise<readonly Made[]> {
  const components = Object.fromEntries(['a', 'code', 'h2', 'ul', 'li', 'table'].map(component));
  const {default: Content} = await evaluate(markdown, {
    jsx: make,
    jsxs: make,
    Fragment: 'fragment',
    remarkPlugins: [remarkGfm, labelledTables],
    rehypePlugins: [staticText],
    useMDXComponents: () => components,
  });
  const {children, ...only} = (Content as unknown as (props: object) => Made)({});
  const blocks = only.type === 'fragment' ? [children].flat() : [{children, ...only}];
  return (blocks as readonly (Made | string)[]).filter((block) => typeof block !== 'string');
}

function component(name: string): [string, (props: object) => object] {
  return [name, (props) => ({type: `theme's ${name}`, ...props})];
}

const html = (__html: string) => ({dangerouslySetInnerHTML: {__html}});

test('paragraphs and lists without a component are HTML, as a whole', async () => {
  expect(await blocksOf('Un **mot**, 1 < 2 & *deux*.\n\n1. Un\n2. Deux\n   - **Trois**')).toEqual([
    {type: 'p', ...html('Un <strong>mot</strong>, 1 &#x3C; 2 &#x26; <em>deux</em>.')},
    {
      type: 'ol',
      ...html('\n<li>Un</li>\n<li>Deux\n<ul>\n<li><strong>Trois</strong></li>\n</ul>\n</li>\n'),
    },
  ]);
});

test('what holds a link is made as before, and what stands beside it is HTML', async () => {
  const [list] = await blocksOf('- **Un**\n- [Deux](/deux) et **trois**');
  expect(list).toMatchObject({
    type: "theme's ul",
    children: [
      '\n',
      {type: 'li', ...html('<strong>Un</strong>')},
      '\n',
      {
        type: "theme's li",
        children: [{type: "theme's a", href: '/deux', children: 'Deux'}, ' et ', {type: 'strong'}],
      },
      '\n',
    ],
  });
});

test('a table keeps its component and the columns that its cells name', async () => {
  const [table] = await blocksOf('## Codes\n\n| Code | Cause |\n| --- | --- |\n| E | Faute |').then(
    (blocks) => blocks.filter(({type}) => type.endsWith('table')),
  );
  expect(table).toMatchObject({
    label: 'Codes',
    children: [
      {type: 'thead', ...html('<tr><th>Code</th><th>Cause</th></tr>')},
      {
        type: 'tbody',
        ...html('<tr><td data-label="Code">E</td><td data-label="Cause">Faute</td></tr>'),
      },
    ],
  });
});

test('a cell in a row with a link keeps its column', async () => {
  const [table] = await blocksOf('| Code | Cause |\n| --- | --- |\n| E | [Faute](/f) |');
  expect(JSON.stringify(table)).toContain(
    JSON.stringify({type: 'td', 'data-label': 'Code', ...html('E')}).slice(1, -1),
  );
});

test('short code stays on one line, addresses break after a slash, with and without a component beside them', async () => {
  expect(await blocksOf('Le code `E-HVR-101`, à `https://acme.eu.havre.example/a`.')).toEqual([
    {
      type: 'p',
      ...html(
        'Le code <code class="short-code">E-HVR-101</code>, à <code>https://<wbr>acme.eu.havre.example/<wbr>a</code>.',
      ),
    },
  ]);
  const [heading, paragraph] = await blocksOf(
    '## Le code `E-HVR-101`\n\n[Voir](/a) `https://acme.eu.havre.example/a`',
  );
  expect(heading?.children).toEqual([
    'Le code ',
    {type: 'code', className: 'short-code', children: 'E-HVR-101'},
  ]);
  expect((paragraph?.children as Made[])[2]).toEqual({
    type: 'code',
    children: ['https://', {type: 'wbr'}, 'acme.eu.havre.example/', {type: 'wbr'}, 'a'],
  });
});

test('blocks of code, components and what has an id are not touched', async () => {
  expect(await blocksOf('```sh\nls\n```')).toMatchObject([
    {type: 'pre', children: {type: "theme's code", className: 'language-sh', children: 'ls\n'}},
  ]);
  expect(await blocksOf('<div>\n\nUn **mot**\n\n</div>')).toMatchObject([
    {type: 'div', children: {type: 'p', ...html('Un <strong>mot</strong>')}},
  ]);
  expect(await blocksOf('<p id="ici">Un</p>')).toEqual([{type: 'p', id: 'ici', children: 'Un'}]);
});
