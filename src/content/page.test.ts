import {describe, expect, test} from 'vitest';
import {CODE, UNKNOWN_TEXT, readPage} from './page';
import type {Place} from './places';

const PLACE: Place = {kind: 'manual', locale: 'fr', source: 'docs/user/a.md'};

/** A page with a title on line 2; its body starts on line 5. */
function read(body: string, place: Place = PLACE) {
  return readPage(place.source, place, `---\ntitle: Titre\n---\n\n${body}\n`);
}

describe('the parts of a page, with their lines', () => {
  test('headings with their level and address', () => {
    const {headings} = read('## Un `code` {/* #one */}\n\n### Deux {/* deux */}\n\n## Trois {3}');
    expect(headings).toEqual([
      {line: 5, level: 2, id: 'one', text: `Un ${CODE}`},
      {line: 7, level: 3, id: undefined, text: 'Deux'},
      {line: 9, level: 2, id: undefined, text: 'Trois'},
    ]);
  });

  test('links and images', () => {
    const {links, images} = read(
      '[Un **mot**](/a.md#b) et ![alt](/img/a.svg)\n\n<img src="/img/b.svg" alt="autre" />\n\n<img />',
    );
    expect(links).toEqual([{line: 5, url: '/a.md#b', text: 'Un mot'}]);
    expect(images).toEqual([
      {line: 5, url: '/img/a.svg'},
      {line: 7, url: '/img/b.svg'},
      {line: 9, url: ''},
    ]);
  });

  test('fences with their language, title and the rest of their line', () => {
    const {fences, prose} = read(
      '```bash space title="Un titre" {1}\necho\n```\n\n```\na\n```\n\n```mermaid\nflowchart LR\n  a["Un mot"] --> b["Deux"]\n```',
    );
    expect(fences).toEqual([
      {line: 5, lang: 'bash', meta: 'space  {1}', title: 'Un titre', code: 'echo'},
      {line: 9, lang: undefined, meta: '', title: undefined, code: 'a'},
      expect.objectContaining({line: 13, lang: 'mermaid'}),
    ]);
    // Their titles and the labels of diagrams are read by people.
    expect(prose.map(({line, text, isTitle}) => [line, text, isTitle])).toEqual([
      [2, 'Titre', true],
      [5, 'Un titre', false],
      [15, 'Un mot', false],
      [15, 'Deux', false],
    ]);
  });

  test('a fence whose line ends with its title', () => {
    const [fence] = read('```bash space title="Un"\necho\n```').fences;
    expect(fence?.meta).toBe('space');
  });

  test('admonitions, with a title or without, closed or not', () => {
    expect(read(':::tip[Un titre]\n\nTexte\n\n:::\n\n:::note\n\nTexte').admonitions).toEqual([
      {line: 5, type: 'tip', title: 'Un titre', isClosed: true},
      {line: 11, type: 'note', title: undefined, isClosed: false},
    ]);
    expect(read(':::tip[Un titre]\n\nTexte\n\n:::').prose.slice(1)).toEqual([
      {line: 5, text: 'Un titre', isTitle: true, bold: [], italics: 0},
      {line: 7, text: 'Texte', isTitle: false, bold: [], italics: 0},
    ]);
  });

  test('components with their properties, and tabs in groups', () => {
    const {components, tabGroups, prose} = read(
      [
        'Depuis <Since version="3.6" beta />.',
        '',
        '<Tabs>',
        '<TabItem value="a" label="Un">',
        '',
        'Texte',
        '',
        '</TabItem>',
        '<TabItem value={b}>',
        '',
        'Texte',
        '',
        '</TabItem>',
        '<Autre />',
        '</Tabs>',
      ].join('\n'),
    );
    expect(components.map(({line, name, props}) => [line, name, ...props])).toEqual([
      [5, 'Since', ['version', '3.6'], ['beta', '']],
      [7, 'Tabs'],
      [8, 'TabItem', ['value', 'a'], ['label', 'Un']],
      [13, 'TabItem', ['value', 'b']],
      [18, 'Autre'],
    ]);
    expect(tabGroups).toEqual([
      {
        line: 7,
        tabs: [
          {line: 8, value: 'a', label: 'Un'},
          {line: 13, value: 'b', label: undefined},
        ],
      },
    ]);
    expect(prose.find(({line}) => line === 8)?.text).toBe('Un');
  });

  test('JavaScript, but not comments', () => {
    expect(read('Un {mot}\n\n{/* rien */}\n\n{autre}').scripts).toEqual([
      {line: 5, code: 'mot'},
      {line: 9, code: 'autre'},
    ]);
    expect(read('import a from "a";').scripts).toEqual([{line: 5, code: 'import a from "a";'}]);
  });

  test('tables and lists with their size, inline code', () => {
    const {tables, lists, inlineCode} = read(
      '| a | b |\n| --- | --- |\n| c | `d` |\n\n1. un\n2. deux\n3. trois\n\n- a\n- b',
    );
    expect(tables).toEqual([{line: 5, rows: 2, columns: 2}]);
    expect(lists).toEqual([
      {line: 9, isOrdered: true, items: 3},
      {line: 13, isOrdered: false, items: 2},
    ]);
    expect(inlineCode).toEqual([{line: 7, code: 'd'}]);
  });
});

describe('prose is the visible text', () => {
  test.each([
    ['**Gras** et *italique*', 'Gras et italique', ['Gras'], 1],
    ['le `code` ici', `le ${CODE} ici`, [], 0],
    ['https://a.example', CODE, [], 0],
    ['[a@b.example](mailto:a@b.example)', CODE, [], 0],
    ['[un lien](/a)', 'un lien', [], 0],
    ['le <Since version="1.0" /> mot', `le ${UNKNOWN_TEXT} mot`, [], 0],
    ['un{/* rien */} mot', 'un mot', [], 0],
    ['à 10:30 ou a:b', 'à 10:30 ou a:b', [], 0],
    ['un\\\ndeux', 'un\ndeux', [], 0],
  ])('%s', (source, text, bold, italics) => {
    expect(read(source).prose[1]).toEqual({line: 5, text, isTitle: false, bold, italics});
  });

  test('in cells, too', () => {
    const {prose} = read('| **a** | b |\n| --- | --- |');
    expect(prose.slice(1).map(({text, bold}) => [text, ...bold])).toEqual([['a', 'a'], ['b']]);
  });
});

describe('the front matter', () => {
  test('its keys with their lines; titles and descriptions are read by people', () => {
    const {frontMatter, prose} = readPage(
      PLACE.source,
      PLACE,
      '---\ntitle: Un\nsidebar_label: Deux\nsidebar_position: 3\ndescription: Quatre\nneeds: cinq\nkeywords: [six]\n---\n',
    );
    expect([...frontMatter].map(([key, {line, value}]) => [line, key, value])).toEqual([
      [2, 'title', 'Un'],
      [3, 'sidebar_label', 'Deux'],
      [4, 'sidebar_position', 3],
      [5, 'description', 'Quatre'],
      [6, 'needs', 'cinq'],
      [7, 'keywords', ['six']],
    ]);
    expect(prose.map(({line, text, isTitle}) => [line, text, isTitle])).toEqual([
      [2, 'Un', true],
      [3, 'Deux', true],
      [5, 'Quatre', false],
      [6, 'cinq', false],
    ]);
  });

  test('is empty when there is none or it is no list of keys', () => {
    expect(readPage(PLACE.source, PLACE, 'Texte').frontMatter.size).toBe(0);
    expect(readPage(PLACE.source, PLACE, '---\nmot\n---\n').frontMatter.size).toBe(0);
  });
});

describe('the address of a page', () => {
  test.each([
    ['manual', 'docs/user/a.md', '', '/docs/user/a'],
    ['manual', 'docs/user/index.md', '', '/docs/user'],
    ['manual', 'docs/index.md', '', '/docs'],
    ['manual', 'docs/user/a.md', '/autre/', '/docs/autre'],
    ['post', 'product/2025-01-01-4.0.md', '/havre/version/4.0', '/havre/havre/version/4.0'],
    ['post', 'product/2025-01-01-4.0.md', '', '/havre'],
    ['page', 'src/pages/markdown-page.md', '', '/markdown-page'],
  ] as const)('%s %s %s', (kind, source, slug, address) => {
    const frontMatter = slug === '' ? 'title: a' : `slug: ${slug}`;
    expect(
      readPage(source, {kind, locale: 'fr', source}, `---\n${frontMatter}\n---\n`),
    ).toMatchObject({address, kind, file: source});
  });
});

test('a link found late has the place of its text', () => {
  expect(read('Texte\n\nvoir /www.a.example').links).toEqual([
    {line: 7, url: 'http://www.a.example', text: 'www.a.example'},
  ]);
});

test('components may have no name, or be inside prose', () => {
  expect(read('Un <b>mot</b> et <>rien</>').components.map(({name}) => name)).toEqual(['b', '']);
});

test('an admonition is closed by three colons or more on a line of their own', () => {
  expect(read('::::note\n\nTexte\n\n::::').admonitions[0]?.isClosed).toBe(true);
  expect(read(':::note[A]\n\n**Titre**\n\n:::').admonitions[0]?.title).toBe('A');
  expect(read(':::note\n\nTexte\n\n:::').admonitions[0]?.title).toBeUndefined();
});

test('addresses in angle brackets are prose, autolinks are not', () => {
  expect(read('[https://a.example](https://b.example)').prose[1]?.text).toBe('https://a.example');
  expect(read('[a@b.example](mailto:c@b.example)').prose[1]?.text).toBe('a@b.example');
});
