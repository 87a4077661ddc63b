import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const ROOT = import.meta.dirname;

/** Tests that replace modules, which no other test may see. */
const MOCKING = ['src', 'scripts', 'checks', 'deploy']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.test\.ts$/.test(file))
  .filter((file) =>
    /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );

export default defineConfig({
  resolve: {alias: {'@site': ROOT}},
  test: {
    // Vitest would leave one CPU idle: of two, that is half.
    maxWorkers: '100%',
    // Speed is measured elsewhere: a busy machine only takes longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {extends: true, test: {name: 'mocking', include: MOCKING}},
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{src,scripts,checks,deploy}/**/*.test.ts'],
          exclude: MOCKING,
          // Each worker loads the packages of Docusaurus, Markdown and ESLint once, not once for each file.
          isolate: false,
        },
      },
    ],
  },
});
