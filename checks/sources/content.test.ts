import {describe, expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from '../../src/features/diagrams/build/drawings';
import type {Rule} from '../rule';
import {admonitions} from './rules/admonitions';
import {drawnScreens, sinceReleases, tabGroups} from './rules/components';
import {diagramLabels, diagramSyntax} from './rules/diagrams';
import {drawings, leftDrawings} from './rules/drawings';
import {errorCodes} from './rules/errorCodes';
import {dataLines, descriptionLength, frontMatterKeys} from './rules/frontMatter';
import {duplicateIds, headingIds, headingLevels} from './rules/headings';
import {imageFiles} from './rules/images';
import {links} from './rules/links';
import {postLists} from './rules/posts';
import {fenceLanguage, samples} from './rules/samples';
import {durations, germanIhr, quotedLabels, turns} from './rules/style';
import {syntax} from './rules/syntax';
import {PAGE, expectRule, findingsOf, manual, pageIn, post, sourcesOf} from '../testing';

// `manual()` puts the body on line 7, or 8 with one more line of front matter.

function fence(info: string, code: string): string {
  return manual(`\`\`\`${info}\n${code}\n\`\`\``);
}

describe('syntax', () => {
  test('names the syntax of other dialects, not the parser’s message', async () => {
    await expectRule(syntax, {
      broken: manual('## Titre {#titre}'),
      at: 7,
      says: '{/* #id */}',
      right: manual('## Titre {/* #titre */}'),
    });
    await expectRule(syntax, {
      broken: manual('<!-- note -->'),
      at: 7,
      says: 'HTML comment',
      right: manual('`<!-- note -->`\n\n```xml\n<!-- note -->\n```'),
    });
    await expectRule(syntax, {
      broken: manual('10&nbsp;Mo'),
      at: 7,
      says: '&nbsp;',
      right: manual('10 Mo'),
    });
  });

  test('says where a page or its front matter cannot be read', async () => {
    await expectRule(syntax, {
      broken: manual('Une {accolade'),
      at: 7,
      says: 'not readable as MDX',
      right: manual('Une `{accolade`'),
    });
    await expectRule(syntax, {
      broken: '---\ntitle: a\ndescription: b: c\n---\n',
      at: 3,
      says: '“description” holds a colon',
      right: "---\ntitle: a\ndescription: 'b: c'\n---\n",
    });
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
    await expectRule(frontMatterKeys, {
      broken: "---\ntitle: a\nsidebar_position: 1\ndescription: ''\n---\n",
      at: 4,
      says: 'without "description"',
      right: manual(''),
    });
    await expectRule(frontMatterKeys, {
      broken: manual('', 'draft: oui\n'),
      at: 5,
      says: 'true or false',
      right: manual('', 'draft: true\n'),
    });
    const postFile = 'product/2024-01-01-1.0.md';
    expect(await findingsOf(frontMatterKeys, {[postFile]: manual('')})).not.toEqual([]);
    expect(await findingsOf(frontMatterKeys, {[postFile]: post('havre', '1.0')})).toEqual([]);
  });

  test('holds descriptions to a length that differs in Chinese', async () => {
    const described = (length: number, letter: string) =>
      `---\ntitle: a\ndescription: ${letter.repeat(length)}\n---\n`;
    await expectRule(descriptionLength, {
      broken: described(109, 'é'),
      at: 3,
      says: '109 characters → write 110 to 160',
      right: described(160, 'é'),
    });
    await expectRule(
      descriptionLength,
      {
        broken: described(91, '页'),
        at: 3,
        says: '91 characters → write 50 to 90',
        right: described(50, '页'),
      },
      pageIn('zh'),
    );
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

describe('headings', () => {
  test('need an id in ASCII kebab-case', async () => {
    const right = manual('## Créer {/* #create-folder */}');
    await expectRule(headingIds, {broken: manual('## Créer'), at: 7, says: 'without id', right});
    await expectRule(headingIds, {
      broken: manual('## Créer {/* #créerDossier */}'),
      at: 7,
      says: 'créerDossier',
      right,
    });
  });

  test('need an id of their own', async () => {
    await expectRule(duplicateIds, {
      broken: manual('## A {/* #a */}\n\n## B {/* #a */}'),
      at: 9,
      says: '"a"',
      right: manual('## A {/* #a */}\n\n## B {/* #b */}'),
    });
  });

  test('are H2 and H3, in this order', async () => {
    const right = manual('## A {/* #a */}\n\n### B {/* #b */}');
    const broken = (body: string, says: string) =>
      expectRule(headingLevels, {broken: manual(body), at: 7, says, right});
    await broken('# A', 'H1');
    await broken('### B {/* #b */}\n\n## A {/* #a */}', 'H3 before any H2');
    await broken('#### C {/* #c */}', 'level 4');
  });

  test('a page outside manual and histories starts with its H1, without id', async () => {
    const files = {'src/pages/about.md': '---\ntitle: a\n---\n\n# Titre\n\n## A {/* #a */}\n'};
    expect(sourcesOf(files).pages[0]?.headings).toHaveLength(2);
    expect(await findingsOf(headingLevels, files)).toEqual([]);
    expect(await findingsOf(headingIds, files)).toEqual([]);
    const second = {'src/pages/about.md': '## A {/* #a */}\n\n# Titre {/* #t */}\n'};
    expect(await findingsOf(headingLevels, second)).toHaveLength(1);
  });
});

test('admonitions have a known type, a title in brackets and an end', async () => {
  const right = manual(':::tip[Titre]\n\nTexte\n\n:::');
  const broken = (body: string, says: string) =>
    expectRule(admonitions, {broken: manual(body), at: 7, says, right});
  await broken(':::conseil[Titre]\n\nTexte\n\n:::', 'unknown admonition ":::conseil"');
  await broken(':::tip\n\nTexte\n\n:::', 'without title');
  await broken(':::tip[Titre]\n\nTexte', 'not closed');
  await broken(':::warning Titre\n\nTexte', 'printed as text');
});

test('images exist', async () => {
  const page = manual('![Un port](/img/a.png)');
  expect(await findingsOf(imageFiles, {[PAGE]: page})).toHaveLength(1);
  expect(await findingsOf(imageFiles, {[PAGE]: page, 'static/img/a.png': ''})).toEqual([]);
});

describe('samples', () => {
  test('are in a language that the site colours', async () => {
    await expectRule(fenceLanguage, {
      broken: fence('jsn', 'a'),
      at: 7,
      says: 'block of code in "jsn"',
      right: fence('text', 'a'),
    });
  });

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
  const broken = (code: string, says: string) =>
    expectRule(diagramLabels, {
      broken: fence('mermaid', code),
      at: 9,
      says,
      right: fence(
        'mermaid',
        'flowchart TD\n  A["Un"] -- "oui" --> B{"Deux (2)"}\n  B -->|"non"| C(("Trois"))',
      ),
    });

  test('quote their labels and keep them short', async () => {
    await broken('flowchart TD\n  A[Un] --> B', 'without quotes');
    await broken('flowchart TD\n  A -- oui --> B', 'without quotes');
    await broken('flowchart TD\n  A -->|oui| B', 'without quotes');
    await broken(`flowchart TD\n  A["${'a'.repeat(121)}"]`, '121 characters');
    await broken('flowchart TD\n  A["un ; deux"]', 'leave out');
    const quoted = {[PAGE]: fence('mermaid', 'flowchart TD\n  A["un [deux] -- trois --> |x|"]')};
    expect(await findingsOf(diagramLabels, quoted)).toEqual([]);
    await broken(`sequenceDiagram\n  A->>B: ${'a'.repeat(121)}`, '121 characters');
    const chinese = {[pageIn('zh')]: fence('mermaid', `flowchart TD\n  A["${'字'.repeat(46)}"]`)};
    expect(await findingsOf(diagramLabels, chinese)).toHaveLength(1);
  });

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

  test('have drawings that fit a screen, and no drawing is unused', async () => {
    const code = 'flowchart TD\n  A["Un"] --> B["Deux"]';
    const nameOf = drawingNames();
    const drawing = (mode: 'light' | 'dark', width: number) => ({
      [`${DRAWINGS_FOLDER}/fr/${nameOf(code, mode)}`]: `<svg width="${width}" height="90"></svg>`,
    });
    const page = {[PAGE]: fence('mermaid', code)};
    const complete = {...page, ...drawing('light', 120), ...drawing('dark', 120)};
    const all = async (files: Record<string, string>) =>
      (await Promise.all([drawings, leftDrawings].map((rule) => findingsOf(rule, files)))).flat();
    expect(await all(complete)).toEqual([]);
    for (const [files, says] of [
      [page, `${PAGE}:7: diagram without its drawing → run "npm run diagrams"`],
      [{...page, ...drawing('light', 120)}, 'without its drawing'],
      [{...complete, [PAGE]: fence('mermaid', `${code} --> C["Trois"]`)}, 'no page shows'],
      [{...complete, ...drawing('light', 701)}, '701 × 90 px → at most 700 × 600'],
    ] as const) {
      expect((await all(files)).join('\n')).toContain(says);
    }
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

test('posts carry tags and authors of the shared lists', async () => {
  const lists = {'tags.yml': 'havre:\n  label: a\n', 'authors.yml': 'havre:\n  name: a\n'};
  const file = 'product/2024-01-01-1.0.md';
  const found = await findingsOf(postLists, {...lists, [file]: post('other', '1.0')});
  expect(found).toHaveLength(2);
  expect(found[0]).toContain(`${file}:6: unknown tag "other"`);
  expect(found[1]).toContain('unknown author "other"');
  const inline = post('havre', '1.0').replace('tags: [havre]', 'tags: [{label: Havre}]');
  expect(await findingsOf(postLists, {...lists, [file]: inline})).toHaveLength(1);
  expect(await findingsOf(postLists, {...lists, [file]: post('havre', '1.0')})).toEqual([]);
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

test('drawn screens exist, and a page does not open with two', async () => {
  const page = (...ids: string[]) =>
    manual(
      ids
        .map((id, index) => `## ${index} {/* #s${index} */}\n\n<Screen id="${id}" />\n`)
        .join('\n'),
    );
  await expectRule(drawnScreens, {
    broken: page('aprove'),
    at: 9,
    says: 'no drawn screen "aprove" → use approve, approve-warning',
    right: page('approve', 'approve-warning'),
  });
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

  test('are codes of a product', async () => {
    expect(await french('Voir `E-HVR-199`.')).toEqual([
      `${PAGE}:7: unknown error code E-HVR-199 → correct it or add it to i18n/*/errors.json`,
    ]);
    expect(await french('Voir `EHVR-101`.')).toHaveLength(1);
    expect(await french('Voir `E-HVR-101`.')).toEqual([]);
  });

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

  test('have their message in quotes and words of the language', async () => {
    const found = await findingsOf(errorCodes, {
      ...ERRORS,
      [pageIn('en')]: manual(
        '`E-HVR-101` “This code has expired.” `E-HVR-101` “Ce code a expiré.”',
      ),
    });
    expect(found).toEqual([expect.stringContaining('write “This code has expired.”')]);
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
    [quotedLabels, PAGE, 'Cliquez sur «\u202FMon dossier\u202F».', 'Cliquez sur **Mon dossier**.'],
    [quotedLabels, pageIn('en'), 'Choose “My folder”.', 'They ask “My folder?”.'],
    [durations, pageIn('en'), 'It lasts 24 h.', 'It lasts 24 hours, `24 h`.'],
    [durations, pageIn('de'), 'Sie gilt 60 s lang.', 'Sie gilt 60 Sekunden lang.'],
    [
      germanIhr,
      pageIn('de'),
      'Warten Sie, bis sie annimmt: Ihr Konto wechselt.',
      'Sie nehmen an: Ihr Konto wechselt.',
    ],
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
    expect(await said(quotedLabels, pageIn('en'), 'Choose “My folder”.')).toBe(
      `${pageIn('en')}:7: “My folder” is a label of the interface → **My folder**`,
    );
    expect(await said(durations, pageIn('de'), 'Sie gilt 60 s lang.')).toBe(
      `${pageIn('de')}:7: “60 s” → write the unit in words`,
    );
    expect(await said(germanIhr, pageIn('de'), 'Ja. Amina nickt: Ihr Konto wechselt.')).toBe(
      `${pageIn('de')}:7: “Ihr” after “Amina nickt:” reads as “your” → name the person, or write deren, dessen`,
    );
  });

  test('symbols of time stand in tables', async () => {
    const table = manual('| Time |\n| --- |\n| 24 h |');
    expect(await findingsOf(durations, {[pageIn('en')]: table})).toEqual([]);
  });
});
