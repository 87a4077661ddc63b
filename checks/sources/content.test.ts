import {describe, expect, test} from 'vitest';
import type {Rule} from '../rule';
import {drawnScreens, sinceReleases, tabGroups} from './rules/components';
import {diagramSyntax} from './rules/diagrams';
import {errorCodes} from './rules/errorCodes';
import {dataLines, frontMatterKeys} from './rules/frontMatter';
import {links} from './rules/links';
import {samples} from './rules/samples';
import {turns} from './rules/style';
import {syntax} from './rules/syntax';
import {PAGE, expectRule, findingsOf, manual, pageIn, post} from '../testing';

// `manual()` puts the body on line 7, or 8 with one more line of front matter.

function fence(info: string, code: string): string {
  return manual(`\`\`\`${info}\n${code}\n\`\`\``);
}

test('says which line of the front matter cannot be read', async () => {
  await expectRule(syntax, {
    broken: '---\ntitle: a\ndescription: b: c\n---\n',
    at: 3,
    says: '“description” holds a colon',
    right: "---\ntitle: a\ndescription: 'b: c'\n---\n",
  });
});

describe('front matter', () => {
  test('refuses an unknown key and misses a required one', async () => {
    await expectRule(frontMatterKeys, {
      broken: manual('', 'sidebar_lable: x\n'),
      at: 5,
      says: 'unknown front-matter key "sidebar_lable"',
      right: manual('', 'sidebar_label: x\nkeywords: [a]\n'),
    });
    const optional =
      'sidebar_label: x\nkeywords: [a]\nslug: /a\ntags: [a]\nunlisted: true\ndraft: true\npagination_next: null\npagination_prev: null\naudience: [it]\nminutes: 5\nneeds: a\n';
    expect(await findingsOf(frontMatterKeys, {[PAGE]: manual('', optional)})).toEqual([]);
    const ofPost = post('havre', '1.0', 'keywords: [a]\nunlisted: true\ndraft: true\n');
    expect(await findingsOf(frontMatterKeys, {'product/2024-01-01-1.0.md': ofPost})).toEqual([]);
    const page = `---\ntitle: a\ndescription: b\nkeywords: [a]\nunlisted: true\ndraft: true\nminutes: 5\n---\n`;
    expect(await findingsOf(frontMatterKeys, {'src/pages/about.md': page})).toEqual([]);
  });

  test('accepts known values of the data line, on pages of the manual only', async () => {
    const extra = (audience: string) => `audience: ${audience}\nminutes: 15\nneeds: un téléphone\n`;
    await expectRule(dataLines, {
      broken: manual('', extra('[admin]')),
      at: 5,
      says: 'unknown audience "admin" → use everyone, users',
      right: manual('', extra('[admins, it]')),
    });
    expect(await findingsOf(frontMatterKeys, {[PAGE]: manual('', extra('[it]'))})).toEqual([]);
    const file = 'product/2024-01-01-1.0.md';
    expect(
      await findingsOf(frontMatterKeys, {[file]: post('havre', '1.0', 'minutes: 15\n')}),
    ).toEqual([`${file}:8: unknown front-matter key "minutes" → remove it or correct its name`]);
  });
});

describe('samples', () => {
  test('must be valid in their language', async () => {
    await expectRule(samples, {
      broken: fence('json', '{"a": 1,}'),
      at: 7,
      says: 'json sample',
      right: fence('json', '{"a": 1}'),
    });
    await expectRule(samples, {
      broken: fence('json', '{"schemas": ["urn:ietf:params:scim:schemas:core:2.0:Users"]}'),
      at: 7,
      says: 'unknown SCIM schema',
      right: fence('json', '{"schemas": ["urn:ietf:params:scim:schemas:core:2.0:User"]}'),
    });
    await expectRule(samples, {
      broken: fence('http', 'HTTP/1.1 200 OK\nA: b\n\n{"a"}'),
      at: 7,
      says: 'http sample',
      right: fence('http', 'HTTP/1.1 200 OK\nA: b\n\n{"a": 1}'),
    });
    await expectRule(samples, {
      broken: fence('xml', '<a><b></a>'),
      at: 7,
      says: 'xml sample',
      right: fence('xml', '<a><b/></a>'),
    });
  });

  test('need not be valid where no language is promised', async () => {
    for (const right of [
      fence('http', 'HTTP/1.1 200 OK\nA: b\n\nplain text'),
      fence('http', 'HTTP/1.1 200 OK\nA: b\n\n\n  {"a":\n\n  1}\n'),
      fence('http', 'GET /a HTTP/1.1\nA: {b}'),
      fence('json', '{"schemas": "of another kind"}'),
      fence('json', 'null'),
      fence('text', '{'),
    ]) {
      expect(await findingsOf(samples, {[PAGE]: manual(right)}), right).toEqual([]);
    }
  });

  test('of HTTP are parsed with chunked bodies and long names of options', async () => {
    for (const broken of [
      fence('http', 'HTTP/1.1 200 OK\nA: b\n\n[1,\n\n2'),
      fence('json', '{"schemas": [1]}'),
    ]) {
      expect(await findingsOf(samples, {[PAGE]: manual(broken)}), broken).toHaveLength(1);
    }
  });
});

describe('diagrams', () => {
  test('are accepted by Mermaid’s parser', async () => {
    await expectRule(diagramSyntax, {
      broken: fence('mermaid', 'flowchart TD\n  A["Un" --> B'),
      at: 7,
      says: 'cannot be drawn',
      right: fence('mermaid', 'sequenceDiagram\n  participant A as Un\n  A->>A: deux'),
    });
    const state = fence('mermaid', 'stateDiagram-v2\n  state "Un" as A\n  [*] --> A: deux');
    expect(await findingsOf(diagramSyntax, {[PAGE]: state})).toEqual([]);
  });
});

describe('links', () => {
  const others = {
    'docs/user/other.md': manual('## A {/* #a */}'),
    'docs/user/index.md': manual('## B {/* #b */}'),
    'docs/intro.md': manual('', 'slug: /\n'),
    'product/2024-01-01-1.0.md': post('havre', '1.0'),
    'src/pages/about.md': '# Titre\n\n## S {/* #s */}\n',
  };
  const inManual = (url: string) =>
    findingsOf(links, {...others, [PAGE]: manual(`[texte](${url})`)});
  const inPost = (url: string) =>
    findingsOf(links, {
      ...others,
      'product/2024-02-01-1.1.md': `${post('havre', '1.1')}\n[texte](${url})\n`,
    });

  test.each([
    ['/user/nowhere.md', 'leads to no page'],
    ['/user/other.md#z', 'no section #z'],
    ['#z', 'no section #z'],
    ['./other.md', 'is relative'],
    ['/docs/user/other', 'is an address'],
    ['/havre/havre/version/9.9', 'leads to no page'],
    ['/about#z', 'no section #z'],
  ])('of the manual: refuses %s', async (url, says) => {
    const found = await inManual(url);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${PAGE}:7: `);
    expect(found[0]).toContain(says);
  });

  test.each([
    '/user/other.md#a',
    '/user/index.md#b',
    '/havre/havre/version/1.0',
    '/havre',
    '/about#s',
    'https://developers.havre.example',
  ])('of the manual: accepts %s', async (url) => {
    expect(await inManual(url)).toEqual([]);
  });

  test('of posts are addresses, with or without a last slash', async () => {
    expect(await inPost('/user/other.md')).toHaveLength(1);
    expect(await inPost('/docs/user/other#z')).toHaveLength(1);
    for (const url of [
      '/docs/user/other#a',
      '/docs/user/#b',
      '/docs/',
      '/havre/havre/version/1.1',
    ]) {
      expect(await inPost(url)).toEqual([]);
    }
  });

  test('of translations resolve to their own sections', async () => {
    const found = await findingsOf(links, {
      ...others,
      'i18n/de/docusaurus-plugin-content-docs/current/user/other.md': manual('## C {/* #c */}'),
      [pageIn('de')]: manual('[Text](/user/other.md#a)'),
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('i18n/de/');
  });
});

test('“since” marks name a release that has a post', async () => {
  const since = (mark: string) =>
    findingsOf(sinceReleases, {
      'product/2024-01-01-3.6.md': post('havre', '3.6'),
      'identity-app/2024-01-01-2.0.md': post('loquet', '2.0'),
      [PAGE]: manual(`Texte ${mark} fin`),
    });
  expect(await since('<Since version="3.5" />')).toHaveLength(1);
  expect(await since('<Since version="3.6" component="loquet" />')).toHaveLength(1);
  expect(await since('<Since version="3.6" component="safari" />')).toHaveLength(1);
  expect(await since('<Since version="3.6" />')).toEqual([]);
  expect(await since('<Since version="2.0" component="loquet" />')).toEqual([]);
});

test('a page does not open with two drawn screens', async () => {
  const two = '<Screen id="number" />\n\n## A {/* #a */}\n\n<Screen id="kit" />\n\n## B {/* #b */}';
  await expectRule(drawnScreens, {
    broken: manual(two),
    at: 11,
    says: 'a second drawn screen',
    right: manual(two.replace('<Screen id="number" />', 'Texte.')),
  });
  const other = manual('<Since id="aprove" version="1.0" />');
  expect(await findingsOf(drawnScreens, {[PAGE]: other})).toEqual([]);
});

test('tabs have no groupId', async () => {
  const tabs = (attribute: string) =>
    manual(`<Tabs${attribute}>\n<TabItem value="a" label="A">\n\nTexte\n\n</TabItem>\n</Tabs>`);
  await expectRule(tabGroups, {
    broken: tabs(' groupId="system"'),
    at: 7,
    says: 'groupId',
    right: tabs(''),
  });
});

describe('error codes', () => {
  const ERRORS = {
    'i18n/fr/errors.json':
      '{"E-HVR-101": "Ce code a expiré.", "E-HVR-306": "Illisible (ligne {n})."}',
    'i18n/en/errors.json': '{"E-HVR-101": "This code has expired."}',
  };
  const french = (body: string) => findingsOf(errorCodes, {...ERRORS, [PAGE]: manual(body)});

  test.each([
    [
      '`E-HVR-101` Ce code a expiré.',
      'written in another way → write `E-HVR-101` «\u202FCe code a expiré.\u202F»',
    ],
    ['`E-HVR-101`, «\u202FCe code a expiré.\u202F»', 'written in another way'],
    ['`E-HVR-101` «\u202FCe code est expiré.\u202F»', 'that is not the one shown'],
  ])('have the product’s message verbatim: refuses %s', async (body, says) => {
    const found = await french(body);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  test.each([
    '`E-HVR-101` «\u202FCe code a expiré.\u202F»',
    'Le code `E-HVR-101` (le code a expiré) apparaît.',
    '`E-HVR-306` «\u202FIllisible (ligne 3).\u202F»',
  ])('accepts %s', async (body) => {
    expect(await french(body)).toEqual([]);
  });
});

describe('style', () => {
  test.each([
    [turns, PAGE, 'Cette page s’adresse aux administrateurs.', 'L’écran s’adresse à tous.'],
    [turns, PAGE, 'Prévoyez. Comptez dix minutes.', 'Comptez les appareils.'],
    [turns, PAGE, 'En mots, ceci.', 'Les mots.'],
    [turns, pageIn('en'), 'In words: no.', 'Put it in words.'],
    [turns, pageIn('en'), 'This page is for administrators.', 'This page lists them.'],
    [turns, pageIn('en'), 'Allow ten minutes.', 'Allow access.'],
    [turns, pageIn('de'), 'Diese Seite richtet sich an alle.', 'Diese Seite nennt alle.'],
    [turns, pageIn('de'), 'Rechnen Sie mit zehn Minuten.', 'Rechnen Sie mit Fragen.'],
    [turns, pageIn('de'), 'Das heißt in Worten: ja.', 'Mit anderen Begriffen.'],
    [turns, pageIn('zh'), '本页面向管理员。', '管理员可以操作。'],
    [turns, pageIn('zh'), '用文字概括：无。', '文字。'],
  ])(
    '%o refuses what a reader of the language would stop at',
    async (rule, file, broken, right) => {
      expect(await findingsOf(rule, {[file]: manual(broken)})).toHaveLength(1);
      expect(await findingsOf(rule, {[file]: manual(right)})).toEqual([]);
    },
  );

  test('names the phrase and its replacement', async () => {
    const said = async (rule: Rule, file: string, text: string) => {
      const [first] = await findingsOf(rule, {[file]: manual(text)});
      return first;
    };
    expect(await said(turns, PAGE, 'En mots, ceci.')).toContain(
      'telling a drawing in words → delete it',
    );
    expect(await said(turns, pageIn('zh'), '本页适合管理员。')).toContain(
      'for whom and how long → audience and minutes in the front matter',
    );
  });
});
