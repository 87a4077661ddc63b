import {expect, test} from 'vitest';
import {readPage} from './page';

const PLACE = {kind: 'manual', locale: 'fr', source: 'docs/user/a.md'} as const;

const refused = (body: string) =>
  readPage(PLACE.source, PLACE, body).unsupported.map(({line, message}) => `${line}: ${message}`);

test.each([
  ['Voir a:b[c].', '“:b[c]” is a directive, whose text is lost → put a space'],
  ['Voir http:home{x=1}.', '“:home{x=1}” is a directive'],
  ['::video[Un]', 'a directive, whose text is lost → write :::type[Title]'],
  ['Un[^1].\n\n[^1]: Une note.', 'a footnote → say it in the sentence'],
  ['Lisez [ceci][un].\n\n[un]: /user/a.md', 'a link by reference → write [text](address)'],
  ['![Un][un]\n\n[un]: /img/a.png', 'an image by reference'],
  ['- [ ] Un\n- [x] Deux', 'a task list'],
  ['<details>\n<summary>Un</summary>\n\n### Deux\n\n</details>', 'a heading in <details>'],
  ['<Tabs>\n<TabItem value="a">\n\n### Un\n\n</TabItem>\n</Tabs>', 'a heading in <TabItem>'],
  ['Ouvrez \\\\serveur\\partage.', '“\\\\serveur\\partage.”: of two backslashes one is lost'],
  ['<div style="color: red">Un</div>', '"style" in a tag, which the content security policy'],
  ['<div onclick="a()">Un</div>', '"onclick" in a tag'],
  ['<Since version={3.6} />', 'braces in a tag would be run as code'],
  ['<Since {...a} />', 'braces in a tag would be run as code'],
])('%j is refused', (body, says) => {
  expect(refused(`Texte.\n\n${body}`)[0]).toMatch(/^[36]: /);
  expect(refused(`Texte.\n\n${body}`)[0]).toContain(says);
});

test.each([
  'À 12:30, http:home et a:b.',
  '**Un** *deux* ~~trois~~ `quatre` [cinq](/a) ![six](/img/a.png) {/* sept */}',
  '> Un\n\n1. Deux\n   - Trois\n\n---\n\n| a | b |\n| :--- | ---: |\n| 1 | 2 |',
  ':::tip[Un]\n\n### Deux\n\n:::\n\n<div className="a">\n\n### Trois\n\n</div>',
  '<Tabs>\n<TabItem value="a" default>\n\nUn\n\n</TabItem>\n</Tabs>\n\n## Deux',
  'Voir https://a.example/b et `\\\\`.',
  'Un 5 \\* 3, `\\\\serveur\\partage`\n\n```text\n\\\\serveur\n```',
])('%j is supported', (body) => {
  expect(refused(body)).toEqual([]);
});
