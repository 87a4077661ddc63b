import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {exampleHosts, fenceLanguage, samples} from './samples';

const inFence = (lang: string, code: string) => ({
  [PAGE]: manual(`Un.\n\n\`\`\`${lang}\n${code}\n\`\`\``),
});

test('reports an unknown language with the known ones; leaves blocks without any to markdownlint', async () => {
  const [found, ...others] = await findingsOf(fenceLanguage, inFence('php', 'a'));
  expect(others).toEqual([]);
  expect(found).toContain(
    `${PAGE}:9: block of code in "php", which the site does not colour → use bash, csv, css`,
  );
  expect(await findingsOf(fenceLanguage, inFence('', 'a'))).toEqual([]);
});

test.each([
  ['json', '{"a": 1,}'],
  ['http', 'HTTP/1.1 200 OK\nA: b\n\n{"a"}'],
  ['http', 'A: b\n\n{"a": 1}\n\n{"b": 2}'],
])('a sample in %s is refused with the parser’s message: %s', async (lang, code) => {
  expect(await findingsOf(samples, inFence(lang, code))).toEqual([
    expect.stringMatching(new RegExp(`^${PAGE}:9: ${lang} sample: .+ → correct it$`, 's')),
  ]);
});

test.each([
  ['json', 'null'],
  ['http', 'HTTP/1.1 200 OK\nA: b\n\nplain text'],
  ['http', 'A: b\n \t\n  {"a":\n\n  1}\n'],
  ['http', 'GET /a HTTP/1.1\nA: {b}'],
  ['python', '{'],
])('a sample in %s is accepted: %s', async (lang, code) => {
  expect(await findingsOf(samples, inFence(lang, code))).toEqual([]);
});

test('reports a host that may belong to someone with a reserved one', async () => {
  expect(
    await findingsOf(exampleHosts, {[PAGE]: manual('Un.\n\nhttps://id.Planora.fr/a')}),
  ).toEqual([`${PAGE}:9: Planora.fr may belong to someone → write Planora.example`]);
  const right = {[PAGE]: manual('acme.example, planora.de, notacme.com')};
  expect(await findingsOf(exampleHosts, right)).toEqual([]);
});

test('a Space in an example is that of the example organization', async () => {
  const found = (host: string) =>
    findingsOf(exampleHosts, {[PAGE]: manual(`Un.\n\nOuvrez \`https://${host}/signin\`.`)});
  expect(await found('acme.fr.havre.example')).toEqual([
    `${PAGE}:9: acme.fr.havre.example is no Space of the examples → write acme.eu.havre.example`,
  ]);
  expect(await found('dupont.eu.havre.example')).toHaveLength(1);
  for (const host of ['acme.eu', 'acme.ch', 'demo.eu', 'eu', '{organisation}.{region}']) {
    expect(await found(`${host}.havre.example`)).toEqual([]);
  }
});
