import {evaluate} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {codeInText} from './codeInText';

/** The element that React would render. */
interface Made {
  readonly type: string;
  readonly children?: unknown;
}

const make = (type: unknown, props: object): unknown =>
  typeof type === 'function' ? (type as (props: object) => unknown)(props) : {type, ...props};

/** The blocks of a page; components of the theme are made under their own name. */
async function blocksOf(markdown: string): Promise<readonly Made[]> {
  const components = Object.fromEntries(['a', 'code', 'h2'].map(component));
  const {default: Content} = await evaluate(markdown, {
    jsx: make,
    jsxs: make,
    Fragment: 'fragment',
    rehypePlugins: [codeInText],
    useMDXComponents: () => components,
  });
  const {children, ...only} = (Content as unknown as (props: object) => Made)({});
  const blocks = only.type === 'fragment' ? [children].flat() : [{children, ...only}];
  return (blocks as readonly (Made | string)[]).filter((block) => typeof block !== 'string');
}

function component(name: string): [string, (props: object) => object] {
  return [name, (props) => ({type: `theme's ${name}`, ...props})];
}

test('short code stays on one line, addresses break after a slash', async () => {
  const [heading, paragraph] = await blocksOf(
    '## Le code `E-HVR-101`\n\n[Voir](/a) `https://acme.eu.havre.example/a`',
  );
  expect(heading?.children).toEqual([
    'Le code ',
    {type: 'code', className: 'one-line', children: 'E-HVR-101'},
  ]);
  expect((paragraph?.children as Made[])[2]).toEqual({
    type: 'code',
    children: ['https://', {type: 'wbr'}, 'acme.eu.havre.example/', {type: 'wbr'}, 'a'],
  });
});

test('"e-mail" is not broken', async () => {
  const [paragraph] = await blocksOf('Les e-mails, **e-mail**.');
  expect(paragraph?.children).toEqual([
    'Les ',
    {type: 'span', className: 'one-line', children: 'e-mails'},
    ', ',
    {type: 'strong', children: {type: 'span', className: 'one-line', children: 'e-mail'}},
    '.',
  ]);
});

test('blocks of code are not touched', async () => {
  expect(await blocksOf('```sh\nls\n```')).toMatchObject([
    {type: 'pre', children: {type: "theme's code", className: 'language-sh', children: 'ls\n'}},
  ]);
});
