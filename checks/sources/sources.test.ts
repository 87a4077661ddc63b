import {describe, expect, test} from 'vitest';
import {PUBLISHED} from '../../src/content/published';
import {addresses, fileNames, folderPages, sidebarPositions} from './rules/files';
import {lines, simplifiedChinese, slips} from './rules/marks';
import {components, scripts, tabs} from './rules/mdx';
import {currentRelease, postOrder, posts, sharedLists} from './rules/posts';
import {publishedSections} from './rules/published';
import {exampleHosts, foreignExample} from './rules/samples';
import {duplicates, emptySections, titles} from './rules/sections';
import {PAGE, expectRule, findingsOf, manual, pageIn, sourcesOf} from '../testing';

describe('faults that would stop a build', () => {
  test.each([
    [scripts, 'Votre {organisation}', 'Votre `{organisation}` {/* note */}'],
    [scripts, 'import A from "a";', '`import A from "a";`'],
    [components, '<Astuce />', '<details>\n<summary>Un</summary>\n\nDeux\n\n</details>'],
    [tabs, tabsOf(['a', 'A'], ['a', 'B']), tabsOf(['a', 'A'], ['b', 'B'])],
    [tabs, tabsOf(['a', 'A'], ['b', 'A']), tabsOf(['a', 'A'], ['b', 'B'])],
    [tabs, tabsOf(['a', 'A'], ['b', '']), tabsOf(['a', 'A'], ['b', 'B'])],
    [tabs, tabsOf(['a', 'A']), tabsOf(['a', 'A'], ['b', 'B'])],
  ])('%o refuses %s', async (rule, broken, right) => {
    expect(await findingsOf(rule, {[PAGE]: manual(broken)})).toHaveLength(1);
    expect(await findingsOf(rule, {[PAGE]: manual(right)})).toEqual([]);
  });

  function tabsOf(...items: [value: string, label: string][]): string {
    const inner = items.map(
      ([value, label]) => `<TabItem value="${value}" label="${label}">\n\nTexte\n\n</TabItem>`,
    );
    return `<Tabs>\n${inner.join('\n')}\n</Tabs>`;
  }
});

describe('marks', () => {
  test.each([
    ['un mot\u200B caché', 'invisible'],
    ['un signe perdu\u00A0: premi\uFFFDre', 'U+FFFD'],
    ['premiÃ¨re', 'another encoding'],
    ['un accent a\u0300 part', 'NFC'],
    ['TODO\u00A0: écrire', 'note to the writer'],
    ['lorem ipsum', 'note to the writer'],
  ])('“%s” is refused', async (broken, says) => {
    await expectRule(lines, {broken: manual(broken), at: 7, says, right: manual('première')});
  });

  test.each([
    [PAGE, 'Choisissez **Approuver', 'Choisissez **Approuver**'],
    [PAGE, 'la touche `Tab', 'la touche `Tab`'],
    [PAGE, '[texte] (/a)', '[texte](/a)'],
    [PAGE, 'deux  espaces', 'un <Since version="1.0" /> espace'],
    [PAGE, 'le le mot', 'vous vous connectez'],
    [pageIn('en'), 'the the word', 'he had had it'],
    [pageIn('de'), 'ein ein Wort', 'alle, die die Liste sehen'],
    [pageIn('zh'), '您的的设备', '您的设备'],
    [PAGE, 'un,, deux', 'un, deux'],
  ])('%s: “%s” is refused', async (file, broken, right) => {
    expect(await findingsOf(slips, {[file]: manual(broken)})).toHaveLength(1);
    expect(await findingsOf(slips, {[file]: manual(right)})).toEqual([]);
  });

  test('Chinese is simplified', async () => {
    expect(await findingsOf(simplifiedChinese, {[pageIn('zh')]: manual('接受邀請')})).toHaveLength(
      1,
    );
    expect(await findingsOf(simplifiedChinese, {[pageIn('zh')]: manual('接受邀请')})).toEqual([]);
  });

  test('the domain of the product belongs to it', () => {
    expect(foreignExample('see acme.eu.loquet.fr', 'loquet.fr')).toBeUndefined();
    expect(foreignExample('see acme.eu.loquet.fr', 'loquet.de')).toBe('loquet.fr');
  });

  test('hosts of examples are reserved ones', async () => {
    await expectRule(exampleHosts, {
      broken: manual('`https://acme.com`'),
      at: 7,
      says: 'acme.example',
      right: manual('`https://acme.eu.havre.example`'),
    });
  });
});

test('reports expressions by their first line, with what to do', async () => {
  expect(
    await findingsOf(scripts, {[PAGE]: manual('import A from "a";\nimport B from "b";')}),
  ).toEqual([`${PAGE}:7: "import A from "a";" → delete it: components need no import`]);
  expect(await findingsOf(scripts, {[PAGE]: manual('Votre { organisation }')})).toEqual([
    `${PAGE}:7: {organisation} would be run as code → write it in backticks`,
  ]);
});

describe('pages', () => {
  test('have content in every section', async () => {
    const right = manual('Texte.\n\n## A {/* #a */}\n\n### B {/* #b */}\n\nTexte.');
    await expectRule(emptySections, {broken: manual(''), at: 1, says: 'page is empty', right});
    const broken = manual('Texte.\n\n## A {/* #a */}\n\n## B {/* #b */}\n\nTexte.');
    const noted = manual('Texte\n\n## A {/* #a */}\n\n  {/* later */}  ');
    expect(await findingsOf(emptySections, {[PAGE]: noted})).toHaveLength(1);
    await expectRule(emptySections, {broken, at: 9, says: 'section "A" is empty', right});
  });

  test('have a title of their own', async () => {
    const named = (title: string) => manual('Texte.').replace('title: Titre', `title: ${title}`);
    await expectRule(titles, {
      broken: named('page'),
      at: 2,
      says: 'name of the file',
      right: named('Une page'),
    });
    const pages = (title: string) => ({'docs/a.md': named('Un'), 'docs/b.md': named(title)});
    const found = (title: string) =>
      findingsOf(duplicates, {
        ...pages(title),
        'docs/b.md': named(title).replace('aaa', 'bbb'),
      });
    expect(await found('Un')).toEqual([
      expect.stringContaining('docs/b.md:2: the title is that of'),
    ]);
    expect(await found('Deux')).toEqual([]);
  });

  test('are in known folders', async () => {
    const found = await findingsOf(fileNames, {
      'docs/a.mdx': '',
      'docs/un deux.md': '',
      'docs/a.MD': '',
      'product/2024-01-01-1.0.md': '',
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'docs/a.mdx',
      'docs/un deux.md',
      'docs/a.MD',
    ]);
    const folder = {'docs/index.md': manual(''), 'docs/a/b.md': manual('')};
    expect(await findingsOf(folderPages, folder)).toEqual([
      expect.stringContaining('write docs/a/index.md'),
    ]);
    expect(await findingsOf(folderPages, {...folder, 'docs/a/index.md': manual('')})).toEqual([]);
  });

  test.each([
    ['docs/a.md', 'docs/a/index.md'],
    ['docs/shadowIT.md', 'docs/shadowit.md'],
  ])('%s and %s are one address', async (one, other) => {
    expect(await findingsOf(addresses, {[one]: manual(''), [other]: manual('')})).toHaveLength(1);
    expect(await findingsOf(addresses, {[one]: manual(''), 'docs/z.md': manual('')})).toEqual([]);
  });

  test('have a position that no neighbour has', async () => {
    const at = (position: string) =>
      manual('').replace('sidebar_position: 1', `sidebar_position: ${position}`);
    const found = (position: string) =>
      findingsOf(sidebarPositions, {'docs/a.md': at('1'), 'docs/b/index.md': at(position)});
    expect(await found('1')).toHaveLength(1);
    expect(await found('first')).toHaveLength(1);
    expect(await found('2')).toEqual([]);
  });

  test('keep the sections that were published', async () => {
    const site = (ids: string, published: string) =>
      findingsOf(publishedSections, {[PAGE]: manual(ids), [PUBLISHED]: published});
    const section = '## A {/* #a */}\n\nTexte.';
    expect(await site(section, '/docs/user/page#a\n')).toEqual([]);
    expect(await site('Texte.', '/docs/user/page#a\n')).toEqual([
      expect.stringContaining(`${PAGE}:1: the published section #a is gone`),
    ]);
    expect(await site(section, '')).toEqual([expect.stringContaining('npm run i18n:accept')]);
    expect(await site('', '/docs/user/gone#a\n')).toEqual([
      expect.stringContaining('docs/user/gone.md:1: the published page'),
    ]);
  });
});

describe('release notes', () => {
  const file = 'product/2024-01-31-1.2.md';
  const right = `---\ntitle: Havre 1.2\nslug: /havre/version/1.2\ndate: 2024-01-31\nauthors: [havre]\ntags: [havre]\ndescription: d\n---\n\nTexte.\n\n{/* truncate */}\n\nTexte.\n`;

  test.each([
    ['date: 2024-01-31', 'date: 2024-01-30', '"date"'],
    ['date: 2024-01-31', 'date: 31/01/2024', '"date"'],
    ['version/1.2', 'version/1.3', '"slug"'],
    ['title: Havre 1.2', 'title: Havre 1.1', '"title"'],
    ['tags: [havre]', 'tags: [loquet]', 'tag of its history'],
    ['{/* truncate */}\n\n', '', '0 times'],
    ['Texte.\n\n{/*', '{/*', 'nothing before'],
    ['*/}\n\nTexte.\n', '*/}\n', 'nothing before or after'],
  ])('%s is not %s', async (good, bad, says) => {
    const found = await findingsOf(posts, {[file]: right.replace(good, bad)});
    expect(found).toEqual([expect.stringContaining(says)]);
    expect(await findingsOf(posts, {[file]: right})).toEqual([]);
  });

  test('have one truncate mark, in the right place', async () => {
    const mark = '{/* truncate */}';
    const at = async (body: string) => {
      const [found] = await findingsOf(posts, {[file]: right.replace(/\n\nTexte[\s\S]*/, body)});
      return found?.slice(0, found.indexOf(' → '));
    };
    expect(await at('\n\nTexte.\n')).toBe(`${file}:9: 0 times ${mark}`);
    expect(await at(`\n\nUn.\n\n${mark}\n\nDeux.\n\n${mark}\n\nTrois.\n`)).toBe(
      `${file}:16: 2 times ${mark}`,
    );
    expect(await at(`\n\n${mark}\n\nTexte.\n`)).toBe(
      `${file}:10: ${mark} with nothing before or after`,
    );
  });

  test('may have a no-break space in their title', async () => {
    const title = right.replace('title: Havre 1.2', 'title: Havre\u00A01.2');
    expect(await findingsOf(posts, {[file]: title})).toEqual([]);
  });

  test('are named after a day that exists and a version', async () => {
    expect(await findingsOf(posts, {'product/2024-02-30-1.2.md': right})).toHaveLength(1);
    expect(await findingsOf(posts, {'product/1.2.md': right})).toHaveLength(1);
  });

  test('come in the order of their versions', async () => {
    const order = (...files: string[]) =>
      findingsOf(postOrder, Object.fromEntries(files.map((name) => [name, right])));
    expect(await order('product/2024-01-01-1.10.md', 'product/2024-02-01-1.9.md')).toHaveLength(1);
    expect(await order('product/2024-01-01-1.9.md', 'product/2024-02-01-1.10.md')).toEqual([]);
    expect(await order('product/2024-02-01-1.10.md', 'product/2024-01-01-1.9.md')).toEqual([]);
    expect(await order('product/2024-02-01-1.9.md', 'product/2024-01-01-1.10.md')).toEqual([
      'product/2024-02-01-1.9.md:1: is later than product/2024-01-01-1.10.md, whose version is not lower → correct the day or the version',
    ]);
  });

  test('are named by the About page and the announcement', async () => {
    const named = (version: string) =>
      findingsOf(currentRelease, {
        [file]: right,
        'src/pages/markdown-page.md': `- **Havre** ${version}, une plateforme\n`,
        'src/config/announcement.ts': `text: 'Havre ${version} est là'`,
      });
    expect(await named('1.1')).toHaveLength(2);
    expect(await named('1.2')).toEqual([]);
  });

  test('have authors and tags in every language', async () => {
    const lists = (german: string) => ({
      'tags.yml': 'havre:\n  label: a\n',
      ...Object.fromEntries(
        ['en', 'zh'].map((l) => [`i18n/${l}/tags.yml`, 'havre:\n  label: a\n']),
      ),
      'i18n/de/tags.yml': german,
    });
    expect(await findingsOf(sharedLists, lists('autre:\n  label: a\n'))).toEqual([
      'i18n/de/tags.yml:1: has no "havre", which tags.yml has → add it',
      'i18n/de/tags.yml:1: has "autre", which tags.yml has not → remove it, or add it there',
    ]);
    const french: Record<string, string> = {...lists('autre:\n  label: a\n')};
    for (const locale of ['en', 'zh']) {
      french[`i18n/${locale}/tags.yml`] = 'autre:\n  label: a\n';
    }
    const [first] = sharedLists(sourcesOf(french));
    expect(first?.source).toEqual({
      file: 'tags.yml',
      line: 1,
      message:
        'has "havre", unlike the lists of the other languages (i18n/*/tags.yml) → make them the same',
    });
    expect(await findingsOf(sharedLists, lists('havre:\n  label: b\n'))).toEqual([]);
  });
});
