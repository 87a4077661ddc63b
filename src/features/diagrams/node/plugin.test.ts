import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {diagrams} from './plugin';

test('a build contains the drawings of its locale', async () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  const siteDir = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  const outDir = path.join(siteDir, 'build');
  for (const file of ['de/a.svg', 'fr/b.svg']) {
    const drawing = path.join(siteDir, 'src/features/diagrams/drawn', file);
    mkdirSync(path.dirname(drawing), {recursive: true});
    writeFileSync(drawing, '<svg/>');
  }
  await diagrams({siteDir} as never).postBuild?.({outDir} as never);
  expect(existsSync(path.join(outDir, 'assets/diagrams/a.svg'))).toBe(true);
  expect(existsSync(path.join(outDir, 'assets/diagrams/b.svg'))).toBe(false);
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});
