import jsQR from 'jsqr';
import {describe, expect, test} from 'vitest';
import {LOCALES, type Locale} from '../../site/locales';
import {drawCode, phoneCodePlugin} from './phoneCode';

const SITE = '/site';
const PAGE = 'user/loquet/backup.md';
const FILES: Readonly<Record<Locale, string>> = {
  fr: `docs/${PAGE}`,
  en: `i18n/en/docusaurus-plugin-content-docs/current/${PAGE}`,
  de: `i18n/de/docusaurus-plugin-content-docs/current/${PAGE}`,
  zh: `i18n/zh/docusaurus-plugin-content-docs/current/${PAGE}`,
};

interface Element {
  readonly type: string;
  readonly name: string;
  readonly attributes: readonly {readonly name: string; readonly value: string}[];
  readonly children: readonly Element[];
}

function pageWith(
  locale: Locale,
  file: string,
  frontMatter: Record<string, unknown>,
): (Element | {type: string})[] {
  const root = {
    type: 'root',
    children: [{type: 'mdxjsEsm'}, {type: 'paragraph'}, {type: 'heading'}] as unknown[],
  };
  phoneCodePlugin(locale, SITE)(root, {path: `${SITE}/${file}`, data: {frontMatter}});
  return root.children as Element[];
}

function prop({attributes}: Element, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** The runs of dark modules that a path draws. */
function runsOf(path: string): {x: number; y: number; length: number}[] {
  const runs: {x: number; y: number; length: number}[] = [];
  for (const [, kind, dx = '', dy = '', run = ''] of path.matchAll(/([Mm])(\d+) ([\d.]+)h(\d+)/g)) {
    const last = runs.at(-1);
    const start = kind === 'm' && last ? last : {x: 0, y: -0.5, length: 0};
    const x = start.x + start.length + Number(dx);
    runs.push({x, y: start.y + Number(dy), length: Number(run)});
  }
  return runs;
}

/** Decodes a drawing like a scanner. */
function scan(side: number, path: string): string | undefined {
  const scale = 4;
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const {x, y, length} of runsOf(path)) {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      const from = row * width + x * scale;
      for (let pixel = from; pixel < from + length * scale; pixel += 1) {
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}

function codeOf(nodes: (Element | {type: string})[]): Element | undefined {
  return nodes.find((node): node is Element => 'name' in node && node.name === 'figure');
}

describe('a page with phone: true shows a code', () => {
  test.each([
    ['fr', 'https://docs.havre.example/docs/user/loquet/backup'],
    ['en', 'https://docs.havre.example/en/docs/user/loquet/backup'],
    ['de', 'https://docs.havre.example/de/docs/user/loquet/backup'],
    ['zh', 'https://docs.havre.example/zh/docs/user/loquet/backup'],
  ] as const)('%s: scanners read %s in it', (locale, address) => {
    const nodes = pageWith(locale, FILES[locale], {phone: true});
    expect(nodes.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'paragraph',
      'mdxJsxFlowElement',
      'heading',
    ]);
    const svg = codeOf(nodes)?.children[0];
    const [, , side] = (svg && prop(svg, 'viewBox')?.split(' ').map(Number)) ?? [];
    const path = svg?.children[0];
    expect(scan(side ?? 0, (path && prop(path, 'd')) ?? '')).toBe(address);
    expect(svg && prop(svg, 'aria-label')).toContain(address);
  });

  test('its text is in the reader’s language, also above a French original', () => {
    const code = codeOf(pageWith('zh', FILES.fr, {phone: true}));
    expect(code && prop(code, 'lang')).toBe('zh-Hans');
    expect(code?.children[0] && prop(code.children[0], 'aria-label')).toBe(
      '本页地址的二维码：https://docs.havre.example/zh/docs/user/loquet/backup',
    );
  });

  test('uses the slug of the front matter', () => {
    const svg = codeOf(pageWith('fr', FILES.fr, {phone: true, slug: '/autre'}))?.children[0];
    expect(svg && prop(svg, 'aria-label')).toContain('https://docs.havre.example/docs/autre');
  });
});

test.each([{}, {phone: false}, {phone: 'yes'}])('a page with %j shows none', (frontMatter) => {
  expect(codeOf(pageWith('fr', FILES.fr, frontMatter))).toBeUndefined();
});

test('each language has its texts', () => {
  const captions = LOCALES.map((locale) =>
    JSON.stringify(codeOf(pageWith(locale, FILES.fr, {phone: true}))?.children[1]),
  );
  expect(new Set(captions).size).toBe(LOCALES.length);
});

test('the code has the quiet zone that scanners need', () => {
  const {side, path} = drawCode('https://docs.havre.example/');
  const runs = runsOf(path);
  expect(Math.min(...runs.map(({x}) => x))).toBe(4);
  expect(Math.min(...runs.map(({y}) => y))).toBe(4);
  expect(Math.max(...runs.map(({x, length}) => x + length))).toBe(side - 4);
  expect(Math.max(...runs.map(({y}) => y))).toBe(side - 5);
});

test('the code is an image with its caption, in a class of the style sheets', () => {
  const [, , code] = pageWith('en', FILES.en, {phone: true});
  const attribute = (name: string, value: unknown) => ({type: 'mdxJsxAttribute', name, value});
  const type = 'mdxJsxFlowElement';
  expect(code).toEqual({
    type,
    name: 'figure',
    attributes: [attribute('className', 'phone-code'), attribute('lang', 'en')],
    children: [
      {
        type,
        name: 'svg',
        attributes: [
          attribute('role', 'img'),
          attribute(
            'aria-label',
            expect.stringMatching(/^QR code of the address of this page: http/),
          ),
          attribute('viewBox', expect.stringMatching(/^0 0 (\d+) \1$/)),
        ],
        children: [
          {type, name: 'path', attributes: [attribute('d', expect.any(String))], children: []},
        ],
      },
      {
        type,
        name: 'figcaption',
        attributes: [],
        children: [
          {type: 'text', value: expect.stringMatching(/^The steps happen on the phone/) as string},
        ],
      },
    ],
  });
});

test('other pages show none; without a paragraph the code comes first', () => {
  expect(codeOf(pageWith('fr', 'other/a.md', {phone: true}))).toBeUndefined();
  const root = {type: 'root', children: [{type: 'heading'}] as unknown[]};
  phoneCodePlugin('fr', SITE)(root, {
    path: `${SITE}/${FILES.fr}`,
    data: {frontMatter: {phone: true}},
  });
  expect((root.children as {type: string}[]).map(({type}) => type)).toEqual([
    'mdxJsxFlowElement',
    'heading',
  ]);
});

test('each row is one path of relative moves', () => {
  const rows = drawCode('https://docs.havre.example/').path.match(/M\d+ [\d.]+/g) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  expect(new Set(rows.map((row) => row.split(' ')[1])).size).toBe(rows.length);
});
