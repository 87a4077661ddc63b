import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {exampleHosts, fenceLanguage, foreignExample, samples} from './samples';

const inFence = (lang: string, code: string) => ({
  [PAGE]: manual(`Un.\n\n\`\`\`${lang}\n${code}\n\`\`\``),
});

test.each([
  ...['bash', 'csv', 'css', 'diff', 'html', 'http', 'ini', 'javascript', 'js', 'json', 'mermaid'],
  ...['powershell', 'python', 'sql', 'text', 'toml', 'ts', 'typescript', 'xml', 'yaml'],
])('the site colours %s', async (lang) => {
  expect(await findingsOf(fenceLanguage, inFence(lang, 'a'))).toEqual([]);
});

test('reports an unknown language with the known ones; leaves blocks without any to markdownlint', async () => {
  const [found, ...others] = await findingsOf(fenceLanguage, inFence('php', 'a'));
  expect(others).toEqual([]);
  expect(found).toContain(
    `${PAGE}:9: block of code in "php", which the site does not colour → use bash, csv, css`,
  );
  expect(await findingsOf(fenceLanguage, inFence('', 'a'))).toEqual([]);
});

test('reports a sample on its line with its language and the parser’s message', async () => {
  expect(await findingsOf(samples, inFence('json', '{"schemas": ["a", 1]}'))).toEqual([
    `${PAGE}:9: json sample: unknown SCIM schema "a" → correct it`,
    `${PAGE}:9: json sample: unknown SCIM schema 1 → correct it`,
  ]);
  expect(await findingsOf(samples, inFence('http', 'A: b\n\n{"a": 1}\n\n{"b": 2}'))).toHaveLength(
    1,
  );
  expect(await findingsOf(samples, inFence('http', 'A: b\n \t\n[1]'))).toEqual([]);
  expect(await findingsOf(samples, inFence('xml', '<x:a/>'))).toHaveLength(1);
  expect(await findingsOf(samples, inFence('python', '{'))).toEqual([]);
});

test('reports a host that may belong to someone with a reserved one', async () => {
  expect(
    await findingsOf(exampleHosts, {[PAGE]: manual('Un.\n\nhttps://id.Planora.fr/a')}),
  ).toEqual([`${PAGE}:9: Planora.fr may belong to someone → write Planora.example`]);
  expect(foreignExample('acme.example, planora.de, notacme.com')).toBeUndefined();
  expect(foreignExample('ACME.COM', 'acme.com')).toBeUndefined();
});
