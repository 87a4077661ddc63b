import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import config from '../docusaurus.config';
import {docs} from '../src/config/docs';
import {historyOptions} from '../src/config/histories';
import {navbar} from '../src/config/navbar';
import {pageTemplate} from '../src/bundler/template';
import {HISTORIES} from '../src/site/collections';

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({})}));

const ROOT = path.resolve(import.meta.dirname, '..');

test('files named in the configuration exist', () => {
  const {logo} = navbar;
  const files = [
    ...[config.favicon, config.themeConfig.image, logo.src].map((file) => `static/${file}`),
    docs('fr').path,
    docs('fr').sidebarPath,
    ...config.clientModules,
    ...HISTORIES.map((history) => historyOptions(history, 'fr')).flatMap((history) => [
      history.path,
      path.join(history.path, history.authorsMapPath),
      path.join(history.path, history.tags),
    ]),
  ];
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('the logo has the size of its drawing: nothing moves when it loads', () => {
  const {logo} = navbar;
  const svg = readFileSync(path.join(ROOT, 'static', logo.src), 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${logo.width} ${logo.height}"`);
});

test('the icons are hidden by a class, which the content security policy allows', () => {
  // How the theme writes them: once it writes them otherwise, nothing here hides them.
  const theme = readFileSync(require.resolve('@docusaurus/theme-classic'), 'utf8');
  expect(theme).toContain("style: 'display: none;'");
  expect(pageTemplate).toContain(
    `it.preBodyTags.replace('<svg style="display: none;">', '<svg class="icons">')`,
  );
});
