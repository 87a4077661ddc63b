import {describe, expect, test} from 'vitest';
import {manual, sourcesOf} from '../../checks/testing';
import {LOCALES} from '../../src/site/locales';
import {UNTRANSLATED, hashOf, sourceIn, withSource} from '../../src/content/sourceHash';
import {planPage, planRelease, type Plan} from './skeletons';

describe('skeletons', () => {
  const sources = sourcesOf({
    'docs/a/index.md': manual(''),
    'docs/a/b.md': manual('').replace('position: 1', 'position: 4'),
    'product/2024-01-01-1.0.md': '',
    ...Object.fromEntries(
      ['Systeme', 'Voraussetzungen', 'Voraussetzungen'].map((heading, index) => [
        `i18n/de/docusaurus-plugin-content-docs/current/a/${index}.md`,
        manual(`## ${heading} {/* #before-you-begin */}`),
      ]),
    ),
  });
  const filesOf = (plan: Plan) => ('files' in plan ? [...plan.files] : []);

  test('a page is created in every language, after its neighbours', () => {
    const files = filesOf(planPage(sources, 'docs/a/new-page.md'));
    expect(files.map(([file]) => file)).toEqual([
      'docs/a/new-page.md',
      ...['en', 'de', 'zh'].map(
        (locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current/a/new-page.md`,
      ),
    ]);
    expect(files[0]?.[1]).toContain('sidebar_position: 5\n');
    expect(files.map(([, text]) => sourceIn(text))).toEqual([
      undefined,
      ...Array<string>(3).fill(UNTRANSLATED),
    ]);
    expect(files[2]?.[1]).toContain('## Voraussetzungen {/* #before-you-begin */}\n');
  });

  test.each(['a/b.md', 'docs/a/B.md', 'docs/a/b_c.md', 'docs/../b.md', 'docs/a', 'docs/a/b.md'])(
    'refuses the page %s',
    (source) => {
      expect(planPage(sources, source)).toHaveProperty('refusal');
    },
  );

  test('a release is created in every language, with the truncate mark and the six sections', () => {
    const files = filesOf(planRelease(sources, 'extension', '1.3.0', '2026-01-02'));
    expect(files).toHaveLength(LOCALES.length);
    expect(files[0]?.[0]).toBe('extension/2026-01-02-1.3.0.md');
    const german = files[2]?.[1] ?? '';
    expect(german).toContain('title: Havre-Erweiterung 1.3.0\nslug: /extension/version/1.3.0\n');
    expect(german).toContain('\n{/* truncate */}\n');
    expect(german.match(/^## /gm)).toHaveLength(6);
  });

  test.each([
    ['unknown', '1.1'],
    ['product', '1.0'],
    ['product', 'v2'],
    ['product', '2'],
    ['product', '02.0'],
    ['product', '0.9'],
    ['product', '1.1', '2026-02-30'],
  ])('refuses the release %s %s', (product, version, date = '2026-01-02') => {
    expect(planRelease(sources, product, version, date)).toHaveProperty('refusal');
  });

  test('the About page and the announcement name the new release; its translations stay complete', () => {
    const about = '- **Havre** 1.9, une\n- **Loquet** 1.9.x\n\nDepuis 1.9.\n';
    const german = 'i18n/de/docusaurus-plugin-content-pages/markdown-page.md';
    const english = german.replace('/de/', '/en/');
    const translated = manual(about.replace(', une', ', eine'));
    const plan = planRelease(
      sourcesOf({
        'product/2024-01-01-1.9.md': '',
        'src/pages/markdown-page.md': about,
        [german]: withSource(translated, hashOf(about)),
        [english]: withSource(translated, hashOf('Avant')),
        'src/config/announcement.ts': "id: 'havre-1.9', text: 'Havre 1.9'",
      }),
      'product',
      '1.10',
      '2026-01-02',
    );
    const changed = new Map(filesOf(plan));
    expect(changed.get('src/pages/markdown-page.md')).toContain('- **Havre** 1.10, une\n');
    expect(changed.get('src/pages/markdown-page.md')).toContain('\n\nDepuis 1.9.\n');
    const [now, ...others] = ['src/pages/markdown-page.md', german, english].map(
      (file) => changed.get(file) ?? '',
    );
    expect(others.map(sourceIn)).toEqual([hashOf(now ?? ''), hashOf('Avant')]);
    expect(changed.get('src/config/announcement.ts')).toBe("id: 'havre-1.10', text: 'Havre 1.10'");
  });
});
