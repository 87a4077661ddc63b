import {describe, expect, test} from 'vitest';
import {slips} from './rules/marks';
import {scripts} from './rules/mdx';
import {currentRelease, postOrder, posts, sharedLists} from './rules/posts';
import {foreignExample} from './rules/samples';
import {PAGE, findingsOf, manual, pageIn, sourcesOf} from '../testing';

describe('marks', () => {
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

  test('the domain of the product belongs to it', () => {
    expect(foreignExample('see acme.eu.loquet.fr', 'loquet.fr')).toBeUndefined();
    expect(foreignExample('see acme.eu.loquet.fr', 'loquet.de')).toBe('loquet.fr');
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
