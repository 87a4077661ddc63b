import {expect, test} from 'vitest';
import {folderWith} from '../../../content/testing';
import {readSources, sectionsOf} from './readSources';

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

test('reads pages of the manual and posts, without drafts and unlisted pages', () => {
  const siteDir = folderWith({
    'docs/connect.md': 'Type your address.\n',
    'docs/post.md': 'News.\n',
  });
  const page = (name: string, permalink: string) => ({
    source: `@site/docs/${name}.md`,
    permalink,
    title: `Title of ${permalink}`,
    description: 'Description.',
    frontMatter: {keywords: ['enter', 'begin']},
  });
  const docs = [
    page('connect', '/docs/connect'),
    {...page('connect', '/docs/draft'), draft: true},
    {...page('connect', '/docs/unlisted'), unlisted: true},
  ];
  const postOf = (permalink: string) => ({blogPosts: [{metadata: page('post', permalink)}]});
  const pages = readSources(
    {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
      'docusaurus-plugin-content-blog': {
        product: postOf('/havre/1.0'),
        extension: postOf('/extension/1.0'),
      },
    },
    siteDir,
    'fr',
  );
  expect(pages.map(({type, url}) => `${type} ${url}`)).toEqual([
    'docs /docs/connect',
    'blog /havre/1.0',
    'blog /extension/1.0',
  ]);
  const title = 'Title of /docs/connect';
  expect(pages[0]).toMatchObject({
    title,
    description: 'Description.',
    keywords: 'enter, begin',
    sections: [{title, hash: '', content: 'Type your address.\n'}],
  });
});

test('without any content there is no page', () => {
  expect(readSources({}, '', 'fr')).toEqual([]);
});
