import {expect, test} from 'vitest';
import {PAGE, expectRule, findingsOf, manual, pageIn, sourcesOf} from '../../testing';
import {pageLength, repeatedSentences} from './length';

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

const ANSWER =
  'Demandez à un administrateur de suspendre votre compte, car cela se défait en un clic.';
const OTHER = 'docs/user/other.md';

test('a sentence of an answer stands on one page, unless its reason is on the line before', async () => {
  expect(
    await findingsOf(repeatedSentences, {
      [OTHER]: manual(`Perdu ? ${ANSWER}`),
      [PAGE]: manual(`| Cas | Geste |\n| --- | --- |\n| Vol | ${ANSWER} |`),
    }),
  ).toEqual([
    `${PAGE}:9: “${ANSWER.slice(0, 60)}…” is also in ${OTHER} → link to it, share a partial, or give the reason on the line before: {/* repeated: … */}`,
  ]);
  expect(
    await findingsOf(repeatedSentences, {
      [OTHER]: manual(ANSWER),
      [PAGE]: manual(`{/* repeated: the law asks for it on both */}\n\n1. ${ANSWER}`),
    }),
  ).toEqual([]);
});

test('short sentences, messages of the catalogue and other languages may repeat', async () => {
  const message =
    '`E-HVR-103` «\u202FCette identité n’est pas rattachée à un compte de ce Space, dit ce message.\u202F»';
  for (const text of ['Cliquez sur **Enregistrer**, puis confirmez dans Loquet.', message]) {
    expect(
      await findingsOf(repeatedSentences, {[OTHER]: manual(text), [PAGE]: manual(text)}),
    ).toEqual([]);
  }
  expect(
    await findingsOf(repeatedSentences, {[pageIn('en')]: manual(ANSWER), [PAGE]: manual(ANSWER)}),
  ).toEqual([]);
});

test('in Chinese an answer is 25 signs long', async () => {
  const long = '请立即让管理员停用您的账户，因为此操作随时可以撤销，不会丢失任何数据。';
  const other = pageIn('zh').replace('page', 'other');
  expect(
    await findingsOf(repeatedSentences, {[other]: manual(long), [pageIn('zh')]: manual(long)}),
  ).toHaveLength(1);
  const short = '点击结束会话，然后重新登录。';
  expect(
    await findingsOf(repeatedSentences, {[other]: manual(short), [pageIn('zh')]: manual(short)}),
  ).toEqual([]);
});
