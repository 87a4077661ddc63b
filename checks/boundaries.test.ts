import {readdirSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The configuration of this repository; types are not needed to tell who imports whom. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ruleId}) => ruleId.startsWith('boundaries/'),
});

async function problems(file: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, {filePath: path.join(ROOT, file)});
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.length ?? 0;
}

test.each([
  // By path and by alias, from the folder and from a file in it.
  ['src/features/diagrams/ui/Drawing/index.tsx', '@site/src/features/search/node'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '../../../search/node/indexFiles'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '../../../../content/labels'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '@site/i18n/fr/labels.json'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '@site/scripts/lib/arguments'],
  ['src/features/diagrams/ui/Drawing/index.tsx', 'node:fs'],
  ['src/features/diagrams/ui/Drawing/index.tsx', 'fs'],
  ['src/features/codeColours/lines.ts', './node/code'],
  ['src/config/footer.ts', '../features/search/browser/query'],
  ['src/config/footer.ts', '@docusaurus/Translate'],
  ['src/config/footer.ts', '@theme/Heading'],
  ['src/config/footer.ts', 'react'],
  ['src/features/search/browser/query.ts', '../ui/useResults'],
  ['src/site/brand.ts', 'clsx'],
  ['src/content/load.ts', '../../checks/finding'],
  ['checks/rule.ts', '../scripts/lib/arguments'],
  ['scripts/check.ts', '../tests/routes'],
])('%s never imports %s, however it is written', async (file, target) => {
  const ways = ['import %', 'export * from %', 'void import(%)', 'require(%)'];
  const code = ways.map((way) => `${way.replace('%', `'${target}'`)};`).join('\n');
  expect(await problems(file, code)).toBe(ways.length);
});

test.each([
  ['src/features/diagrams/ui/Drawing/index.tsx', '@site/src/site/brand'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '../../../space/useSpace'],
  ['src/features/diagrams/ui/Drawing/index.tsx', 'react'],
  ['src/features/diagrams/ui/Drawing/index.tsx', '@theme/Heading'],
  ['src/features/diagrams/ui/Drawing/index.tsx', './styles.module.css'],
  ['src/config/footer.ts', '../content/translations'],
  ['src/config/footer.ts', '../features/search/node'],
  ['src/config/footer.ts', 'node:path'],
  ['src/features/search/node/indexSite.ts', '../../../content/page'],
  ['checks/rule.ts', '../src/content/page'],
  ['scripts/check.ts', './finding'],
])('%s may import %s', async (file, target) => {
  expect(await problems(file, `import '${target}';`)).toBe(0);
});

test('no folder of code is without a layer', async () => {
  expect(await problems('src/somethingNew/a.ts', 'export const a = 1;')).toBe(1);
  const foldersOf = (folder: string) =>
    readdirSync(path.join(ROOT, folder), {withFileTypes: true})
      .filter(
        (entry) => entry.isDirectory() && !/^(?:css|features|drawn|synonyms)$/.test(entry.name),
      )
      .map(({name}) => `${folder}/${name}`);
  const features = readdirSync(path.join(ROOT, 'src/features'));
  const folders = [
    ...foldersOf('src'),
    ...features.flatMap((feature) => foldersOf(`src/features/${feature}`)),
  ];
  expect(folders.length).toBeGreaterThan(20);
  for (const folder of folders) {
    expect(await problems(`${folder}/a.ts`, 'export const a = 1;'), folder).toBe(0);
  }
});
