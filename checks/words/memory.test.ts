import {expect, test} from 'vitest';
import {emptyMemory, remembering} from './memory';
import type {LanguageTools} from './tools';

/** Tools that know no word with "x", and note what they are asked. */
function toolsThat(asked: unknown[]): LanguageTools {
  return {
    unknownWords: (locale, words) => {
      asked.push([locale, words]);
      return Promise.resolve(words.filter((word) => word.includes('x')));
    },
    lintMarkdown: (files) => {
      asked.push(Object.keys(files));
      return Promise.resolve(Object.keys(files).map((file) => ({file, line: 1, message: 'tabs'})));
    },
  };
}

test('only new questions are asked: another language, another text of a file, another word', async () => {
  const asked: unknown[] = [];
  const memory = emptyMemory();
  const earlier = remembering(toolsThat([]), memory);
  await earlier.unknownWords('fr', ['mot', 'xat']);
  await earlier.lintMarkdown({'a.md': 'A', 'b.md': 'B'});
  const tools = remembering(toolsThat(asked), memory);
  expect(await tools.unknownWords('en', ['mot'])).toEqual([]);
  expect(await tools.unknownWords('fr', ['xot', 'mot', 'xat'])).toEqual(['xot', 'xat']);
  expect(await tools.lintMarkdown({'a.md': 'A', 'b.md': 'B2'})).toHaveLength(2);
  expect(asked).toEqual([['en', ['mot']], ['fr', ['xot']], ['b.md']]);
});
