import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../content/testing';
import {diagrams} from './plugin';

test('a build contains the drawings of its locale', async () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  const siteDir = folderWith({
    'src/features/diagrams/drawn/de/a.svg': '<svg/>',
    'src/features/diagrams/drawn/fr/b.svg': '<svg/>',
  });
  const outDir = path.join(siteDir, 'build');
  await diagrams({siteDir} as never).postBuild?.({outDir} as never);
  expect(existsSync(path.join(outDir, 'assets/diagrams/a.svg'))).toBe(true);
  expect(existsSync(path.join(outDir, 'assets/diagrams/b.svg'))).toBe(false);
  vi.unstubAllEnvs();
});
