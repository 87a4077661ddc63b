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

test('a cached answer is not requested again, in this run or the next', async () => {
  const asked: unknown[] = [];
  const first = emptyMemory();
  const second = emptyMemory();
  const third = emptyMemory();
  for (const [before, now] of [
    [emptyMemory(), first],
    [first, second],
    [second, third],
  ] as const) {
    const tools = remembering(toolsThat(asked), before, now);
    for (let time = 0; time < 2; time += 1) {
      expect(await tools.unknownWords('fr', ['mot', 'xot'])).toEqual(['xot']);
      expect(await tools.lintMarkdown({'a.md': 'A', 'b.md': 'B'})).toHaveLength(2);
    }
  }
  expect(asked).toEqual([
    ['fr', ['mot', 'xot']],
    ['a.md', 'b.md'],
  ]);
  expect(third).toEqual(first);
});

test('only new questions are asked: another language, another text of a file, another word', async () => {
  const asked: unknown[] = [];
  const before = emptyMemory();
  const earlier = remembering(toolsThat([]), emptyMemory(), before);
  await earlier.unknownWords('fr', ['mot', 'mots']);
  await earlier.lintMarkdown({'a.md': 'A', 'b.md': 'B'});
  const now = emptyMemory();
  const tools = remembering(toolsThat(asked), before, now);
  expect(await tools.unknownWords('en', ['mot'])).toEqual([]);
  expect(await tools.unknownWords('fr', ['xot', 'mot'])).toEqual(['xot']);
  expect(await tools.lintMarkdown({'a.md': 'A', 'b.md': 'B2'})).toHaveLength(2);
  expect(asked).toEqual([['en', ['mot']], ['fr', ['xot']], ['b.md']]);
  // What is asked no more is forgotten.
  expect([...now.words.keys()]).toEqual(['en mot', 'fr mot', 'fr xot']);
});
