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
  ['src/components/Drawing/index.tsx', '@site/src/search/server'],
  ['src/components/Drawing/index.tsx', '../../search/server'],
  ['src/components/Drawing/index.tsx', '../../search/server/indexFiles'],
  ['src/components/Drawing/index.tsx', '../../config/footer'],
  ['src/components/Drawing/index.tsx', '../../sources/load'],
  ['src/components/Drawing/index.tsx', '../../labels'],
  ['src/components/Drawing/index.tsx', '@site/i18n/fr/labels.json'],
  ['src/components/Drawing/index.tsx', '../../../checks/finding'],
  ['src/components/Drawing/index.tsx', '@site/scripts/lib/arguments'],
  ['src/components/Drawing/index.tsx', 'node:fs'],
  ['src/components/Drawing/index.tsx', 'fs'],
  ['src/theme/Layout/index.tsx', '../../config/footer'],
  ['src/clientModules/keepPlace.ts', '../sources/places'],
  ['src/codeColours/lines.ts', './server/remark'],
  ['src/codeColours/lines.ts', '../config/navbar'],
  ['src/diagrams/anything.ts', './server/remark'],
  ['src/config/footer.ts', '../search/client/query'],
  ['src/config/footer.ts', '../components/HomeHero'],
  ['src/config/footer.ts', '../../checks/finding'],
  ['src/config/footer.ts', '@docusaurus/Translate'],
  ['src/config/footer.ts', '@theme/Heading'],
  ['src/config/footer.ts', 'react'],
  ['src/space/link.ts', '../components/HomeHero'],
  ['src/space/link.ts', '../search/client/query'],
  ['src/search/client/query.ts', '../server/indexFiles'],
  ['src/search/client/query.ts', '../page/useResults'],
  ['src/search/client/query.ts', 'react'],
  ['src/search/shared/kinds.ts', '../client/query'],
  ['src/search/shared/kinds.ts', 'node:path'],
  ['src/search/server/indexSite.ts', '../client/query'],
  ['src/search/server/indexSite.ts', 'react'],
  ['src/site/brand.ts', '../space/link'],
  ['src/site/brand.ts', 'clsx'],
  ['src/site/brand.ts', 'node:path'],
  ['src/sources/load.ts', '../config/texts'],
  ['src/sources/load.ts', '../../checks/finding'],
  ['src/sources/load.ts', 'react'],
  ['checks/rule.ts', '../scripts/lib/arguments'],
  ['checks/rule.ts', '../src/components/HomeHero'],
  ['scripts/check.ts', '../tests/routes'],
  ['deploy/headers.ts', '../scripts/lib/arguments'],
])(
  '%s never imports %s, however it is written',
  async (file, target) => {
    expect(await problems(file, `import '${target}';`)).toBe(1);
    expect(await problems(file, `export * from '${target}';`)).toBe(1);
    expect(await problems(file, `void import('${target}');`)).toBe(1);
    expect(await problems(file, `require('${target}');`)).toBe(1);
  },
  60_000,
);

test.each([
  ['src/components/Drawing/index.tsx', '@site/src/site/brand'],
  ['src/components/Drawing/index.tsx', '../../space/useSpace'],
  ['src/components/Drawing/index.tsx', 'react'],
  ['src/components/Drawing/index.tsx', '@theme/Heading'],
  ['src/components/Drawing/index.tsx', './styles.module.css'],
  ['src/config/footer.ts', '../sources/lock'],
  ['src/config/footer.ts', '../search/server'],
  ['src/config/footer.ts', 'node:path'],
  ['src/search/server/indexSite.ts', '../../sources/page'],
  ['checks/rule.ts', '../src/sources/page'],
  ['scripts/check.ts', '../checks/finding'],
])(
  '%s may import %s',
  async (file, target) => {
    expect(await problems(file, `import '${target}';`)).toBe(0);
  },
  60_000,
);

test('no folder of code is without a layer', async () => {
  expect(await problems('src/somethingNew/a.ts', 'export const a = 1;')).toBe(1);
  const folders = readdirSync(path.join(ROOT, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'css')
    .map(({name}) => name);
  expect(folders.length).toBeGreaterThan(8);
  for (const folder of folders.filter((name) => name !== 'search')) {
    expect(await problems(`src/${folder}/a.ts`, 'export const a = 1;'), folder).toBe(0);
  }
}, 60_000);
