import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {exampleHosts, fenceLanguage, foreignExample, highlights, samples} from './samples';

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

test.each([
  ['yaml {1}', '# highlight-next-line\na: 1', [10, 'would be printed → write it alone']],
  ['ini', 'a = 1\n; highlight-next-line\nb = 2', [11, 'after #, with no range in braces']],
  ['bash', '// highlight-next-line\nls', [10, 'alone on its line, after #']],
  ['bash', 'ls # highlight-next-line', [10, 'would be printed → write it alone']],
  ['bash', '# highlight-start\nls', [10, 'highlights nothing → add highlight-end']],
  ['bash', 'ls\n# highlight-end', [11, 'highlights nothing → add highlight-start']],
] as const)(
  'a mark in %s that the theme does not read is refused: %j',
  async (lang, code, [at, says]) => {
    const found = await findingsOf(highlights, inFence(lang, code));
    expect(found).toEqual([expect.stringContaining(says)]);
    expect(found[0]).toContain(`${PAGE}:${at}: `);
  },
);

test('marks that the theme reads are accepted, also in JSON', async () => {
  for (const [lang, code] of [
    ['bash', '# highlight-next-line\nls\n# highlight-start\nls\n# highlight-end'],
    ['js', '// highlight-start\na();\n// highlight-end'],
    ['xml', '<!-- highlight-next-line -->\n<a/>'],
    ['yaml {1}', 'a: 1'],
    ['json', '{\n  // highlight-next-line\n  "a": 1\n}'],
  ] as const) {
    expect(await findingsOf(highlights, inFence(lang, code)), code).toEqual([]);
    expect(await findingsOf(samples, inFence(lang, code)), code).toEqual([]);
  }
});
