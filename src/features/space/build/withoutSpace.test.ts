import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {withoutSpace} from './withoutSpace';

/** A page's Markdown after the plugin. */
function plain(source: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const root = processor.parse(source);
  withoutSpace()(root);
  return processor.stringify(root).trim();
}

test.each([
  ['a menu path stays bold', '[**Admin › Users**](/root_url/admin/users)', '**Admin › Users**'],
  [
    'in lists and with other words too',
    '* Open [**Users**, then *All*](/root_url/admin/users).',
    '* Open **Users**, then *All*.',
  ],
  ['other links stay', '[Users](/admin/users.md)', '[Users](/admin/users.md)'],
  ['an address in text', 'At <SpaceUrl path="/a" />.', 'At `https://acme.eu.havre.example/a`.'],
  ['an address on its own', '<SpaceUrl path="/a" />', '`https://acme.eu.havre.example/a`'],
  ['a page that is empty stays so', '', ''],
  ['no notice', 'Text\n\n<SpaceNotice />', 'Text'],
  ['other components stay', '<Since version="3.6" />', '<Since version="3.6" />'],
  ['a fence', '```bash space\ncurl\n```', '```bash\ncurl\n```'],
  [
    'a fence, with the title as it is',
    '```bash title="My space is" space {1}\ncurl\n```',
    '```bash title="My space is"  {1}\ncurl\n```',
  ],
  [
    'other fences stay',
    '```bash title="My space is"\ncurl\n```',
    '```bash title="My space is"\ncurl\n```',
  ],
])('%s when the Space is switched off', (_what, source, result) => {
  expect(plain(source)).toBe(result);
});
