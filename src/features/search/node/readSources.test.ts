import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {SEARCH_SETTINGS} from '../shared/settings';
import {readSources, sectionsOf, type AllContent} from './readSources';

test('a source is cut at its headings with an anchor, two and three deep', () => {
  const source = [
    'Opening line.',
    '## First part {/* #first */}',
    'Text of the first.',
    '### Inner part {/* #inner-part */}',
    'Text of the inner.',
    '#### Deeper {/* #deeper */}',
    'Text of the deeper.',
  ].join('\n');
  expect(sectionsOf(source, 'Page', 'fr')).toEqual([
    {title: 'Page', hash: '', content: 'Opening line.'},
    {title: 'First part', hash: '#first', content: 'Text of the first.'},
    {
      title: 'Inner part',
      hash: '#inner-part',
      content: 'Text of the inner.\nDeeper\nText of the deeper.',
    },
  ]);
});

test('ignores front matter, but not a later line of dashes', () => {
  const source = '---\ntitle: Hidden\nkeywords: [hidden]\n---\nShown.\n\n---\n\nAlso shown.\n';
  const [opening, ...others] = sectionsOf(source, 'Page', 'fr');
  expect(others).toEqual([]);
  expect(opening?.content).toMatch(/^Shown\.[^]*Also shown\.\s*$/);
});

test('an empty source has an empty opening', () => {
  expect(sectionsOf('', 'Page', 'fr')).toEqual([{title: 'Page', hash: '', content: ''}]);
});

test.each([
  ['Open [the **manual**](/user/connect.md#start).', 'Open the  manual .'],
  ['`redirect_uri` and **bold**', 'redirect_uri  and  bold'],
  ['| Name | Value |', 'Name   Value'],
  [':::tip[Good to know]', '[Good to know]'],
  ['```bash', ''],
  ['import Cards from "@site/src/components/Cards";', ''],
  ['Press <Key name="Enter" /> now', 'Press   now'],
  ['Seen {/* not seen */} again', 'Seen   again'],
  ['- Plain text stays: 1 < 2.', '- Plain text stays: 1 < 2.'],
])('the text of the line %j is %j', (line, text) => {
  expect(sectionsOf(line, 'Page', 'fr')[0]?.content).toBe(text);
});

test('the message of an error code is text, in the language of the page', () => {
  const source = '## E-EXT-603 {/* #e-ext-603 */}\n\n<ErrorMessage code="E-EXT-603" />';
  expect(sectionsOf(source, 'Page', 'de')[1]?.content.trim()).toBe('Erweiterung gesperrt.');
});

test('removes the markup of a heading from its title', () => {
  const [, section] = sectionsOf('## Use `curl` and [more](/x) {/* #use */}', 'Page', 'fr');
  expect(section?.title.replace(/\s+/g, ' ')).toBe('Use curl and more');
});

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
  mkdirSync(path.join(siteDir, 'docs'));
  const sources = {
    'connect.md': 'Type your address.\n\n## Trouble {/* #trouble */}\n\nAsk somebody.\n',
    'post.md': 'News.\n',
  };
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(path.join(siteDir, 'docs', name), source);
  }
});

afterAll(() => rmSync(siteDir, {recursive: true}));

function sourcePage(name: string, permalink: string) {
  return {
    source: `@site/docs/${name}.md`,
    permalink,
    title: `Title of ${permalink}`,
    description: 'Description.',
    frontMatter: {keywords: ['enter', 'begin']},
  };
}

test('reads sources by tag, without drafts and unlisted pages', () => {
  const content: AllContent = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            versionName: 'current',
            docs: [
              sourcePage('connect', '/docs/connect'),
              {...sourcePage('connect', '/docs/draft'), draft: true},
              {...sourcePage('connect', '/docs/unlisted'), unlisted: true},
            ],
          },
          {versionName: '2', docs: [sourcePage('post', '/docs/2/connect')]},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      product: {blogPosts: [{metadata: sourcePage('post', '/havre/1.0')}]},
      extension: {blogPosts: [{metadata: sourcePage('post', '/extension/1.0')}]},
    },
  };
  const routes = [...readSources(content, SEARCH_SETTINGS, siteDir, 'fr')].map(
    ([tag, sections]) => [
      tag,
      sections.map(({document: {type, sectionRoute}}) => `${type} ${sectionRoute}`),
    ],
  );
  expect(Object.fromEntries(routes)).toEqual({
    default: ['blog /havre/1.0', 'blog /extension/1.0'],
    'docs-default-current': ['docs /docs/connect', 'docs /docs/connect#trouble'],
    'docs-default-2': ['docs /docs/2/connect'],
  });
});

test('indexes title, description, keywords and text of a source', () => {
  const content: AllContent = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [{versionName: 'current', docs: [sourcePage('connect', '/docs/connect')]}],
      },
    },
  };
  const [opening, trouble] =
    readSources(content, SEARCH_SETTINGS, siteDir, 'fr').get('docs-default-current') ?? [];
  expect(opening).toMatchObject({title: 'Title of /docs/connect', tags: 'enter, begin'});
  expect(opening?.content).toMatch(/Description\.[^]*Type your address\./);
  expect(trouble).toMatchObject({title: 'Trouble'});
  expect(trouble?.content).toContain('Ask somebody.');
});

test('the default tag exists without any content', () => {
  expect([...readSources({}, SEARCH_SETTINGS, siteDir, 'fr').keys()]).toEqual(['default']);
});
