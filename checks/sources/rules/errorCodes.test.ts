import {expect, test} from 'vitest';
import {PAGE, expectRule, findingsOf, manual, pageIn, post, sourcesOf} from '../../testing';
import {codeSections, errorCodes, linkedCodes} from './errorCodes';

const FRENCH = 'i18n/fr/errors.json';
const errors = (body: string, list = '{"E-HVR-101": "Ce code a expiré.", "E-HVR-102": 1}') =>
  errorCodes(sourcesOf({[FRENCH]: list, [PAGE]: manual(body)}));

test('reports an unknown code on the line of the page, with the list of messages as the cause', () => {
  expect(errors('Un.\n\nVoir `E-HVR-199`.')).toEqual([
    {
      file: PAGE,
      line: 9,
      message: 'unknown error code E-HVR-199 → correct it or add it to i18n/*/errors.json',
      follows: FRENCH,
    },
  ]);
  expect(errors('`E-LOQ-1` `E-EXT-2` `E-LQT-3` `E-ABC-4`', '{}')).toHaveLength(3);
  expect(errors('`E-HVR-101`', 'null')).toHaveLength(1);
});

test('compares quoted text of twelve letters or more with the message', () => {
  expect(errors('`E-HVR-101` : « Ce code a ex… »')).toHaveLength(1);
  expect(errors('`E-HVR-101`, **Ce code a exp**')).toHaveLength(1);
  expect(errors('`E-HVR-101` Ce code a été lu.')).toEqual([]);
  // A message that is no text is empty.
  expect(errors('`E-HVR-102` «\u202F\u202F»')).toEqual([]);
});

test('placeholders may have example values; the marks around them are verbatim', () => {
  const list = '{"E-HVR-306": "Illisible (ligne {n}, {m}). Fin?"}';
  expect(errors('`E-HVR-306` «\u202FIllisible (ligne 3, 4). Fin?\u202F»', list)).toEqual([]);
  expect(errors('`E-HVR-306` «\u202FIllisible (ligne 3, 4). Fi\u202F»', list)).toHaveLength(1);
  expect(errors('`E-HVR-306` «\u202FIllisible (ligne , 4). Fin?\u202F»', list)).toHaveLength(1);
});

test('each language has its quotes and its messages', () => {
  const shown = {en: ['“', '”'], de: ['„', '“'], zh: ['“', '”']} as const;
  for (const [locale, [open, close]] of Object.entries(shown)) {
    const file = pageIn(locale as keyof typeof shown);
    const found = (body: string) =>
      errorCodes(
        sourcesOf({
          [`i18n/${locale}/errors.json`]: '{"E-HVR-101": "A message."}',
          [file]: manual(body),
        }),
      ).map(({message}) => message);
    expect(found(`\`E-HVR-101\` ${open}A message.${close}`)).toEqual([]);
    expect(found(`\`E-HVR-101\` ${open}Another.${close}`)).toEqual([
      `message of E-HVR-101 that is not the one shown → write ${open}A message.${close}`,
    ]);
  }
});

test('a message after a linked code is the one shown', () => {
  const linked = '[`E-HVR-101`](/user/error-codes.md#e-hvr-101)';
  expect(errors(`${linked} «\u202FCe code a expiré.\u202F»`)).toEqual([]);
  expect(errors(`${linked} «\u202FUn autre.\u202F»`)).toHaveLength(1);
});

test('the first mention of a code on a page leads to its section, with the code alone', async () => {
  const link = '[`E-HVR-101`](/user/error-codes.md#e-hvr-101)';
  await expectRule(linkedCodes, {
    broken: manual(`Voir \`E-HVR-101\`.\n\nEt ${link}.`),
    at: 7,
    says: `first mention of E-HVR-101 without its link → write ${link}`,
    right: manual(`Voir ${link}.\n\nEt \`E-HVR-101\`, \`E-HVR-…\`.`),
  });
  const posted = 'product/2024-01-01-3.0.md';
  expect(
    await findingsOf(linkedCodes, {[posted]: `${post('havre', '3.0')}\n\`E-HVR-101\``}),
  ).toEqual([expect.stringContaining('(/docs/user/error-codes#e-hvr-101)')]);
  expect(
    await findingsOf(linkedCodes, {'docs/user/error-codes.md': manual('Un `E-HVR-101`.')}),
  ).toEqual([]);
});

test('the page of the codes has a section for each code, with its message', async () => {
  const list = '{"E-HVR-101": "Ce code a expiré.", "E-HVR-102": "Refusée."}';
  const codes = (body: string) =>
    findingsOf(codeSections, {[FRENCH]: list, 'docs/user/error-codes.md': manual(body)});
  const section = (code: string, message = `<ErrorMessage code="${code}" />`) =>
    `### ${code} {/* #${code.toLowerCase()} */}\n\n${message}\n\n`;
  const group = '## Space {/* #havre */}\n\n';
  expect(await codes(group + section('E-HVR-101') + section('E-HVR-102'))).toEqual([]);
  expect(await codes(group + section('E-HVR-101'))).toEqual([
    expect.stringContaining('no section for E-HVR-102 → write ### E-HVR-102 {/* #e-hvr-102 */}'),
  ]);
  expect(await codes(group + section('E-HVR-101', 'Texte.') + section('E-HVR-102'))).toEqual([
    expect.stringContaining(':9: E-HVR-101 without its message → write <ErrorMessage'),
  ]);
});
