import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {colouredCode} from './code';

test('a fence gets its highlighted lines, at any depth; unknown languages, empty fences and texts nothing', () => {
  const root = unified()
    .use(remarkParse)
    .parse('- Text\n\n  ```json\n  1\n  ```\n\n```nothing\nif\n```\n\n```\nif\n```\n\n```js\n```');
  colouredCode()(root);
  expect(JSON.stringify(root).match(/"hProperties":.*?}/g)).toEqual([
    `"hProperties":${JSON.stringify({lines: '[[["1","number"]]]'})}`,
  ]);
});
