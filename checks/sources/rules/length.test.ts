import {expect, test} from 'vitest';
import {PAGE, expectRule, findingsOf, manual, pageIn, sourcesOf} from '../../testing';
import {pageLength} from './length';

const words = (count: number) => Array.from({length: count}, () => 'mot').join(' ');

test('a page is at most 1,300 words of its own long, folded reference not counted', async () => {
  const folded = `<details>\n<summary>Attributs</summary>\n\n${words(900)}\n\n</details>`;
  await expectRule(pageLength, {
    broken: manual(words(1300) + ' `code`\n'),
    at: 1,
    says: '1301 words, more than 1300',
    right: manual(`${words(1299)} \`code\`\n\n${folded}`),
  });
  expect(await findingsOf(pageLength, {[pageIn('en')]: manual(words(1500))})).toEqual([]);
});

test('up to a tenth more is a warning', () => {
  const isWarning = (count: number) =>
    pageLength(sourcesOf({[PAGE]: manual(words(count))})).map((finding) => finding.isWarning);
  expect(isWarning(1300)).toEqual([]);
  expect(isWarning(1430)).toEqual([true]);
  expect(isWarning(1431)).toEqual([false]);
});
