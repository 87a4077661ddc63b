import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import config from '../docusaurus.config';
import {announcementBar} from '../src/config/announcement';
import {docs} from '../src/config/docs';
import {footer} from '../src/config/footer';
import {histories, historyOptions} from '../src/config/histories';
import {metadata} from '../src/config/metadata';
import {navbar} from '../src/config/navbar';
import {pageTemplate} from '../src/bundler/template';
import {TEXTS} from '../src/content/texts';
import {HISTORIES} from '../src/site/collections';
import {LOCALES} from '../src/site/locales';

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({})}));

const ROOT = path.resolve(import.meta.dirname, '..');

/** Every text in a structure, with the way to it. */
function textsIn(value: unknown, way = ''): (readonly [way: string, text: string])[] {
  if (typeof value === 'string') {
    return [[way, value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}/${key}`))
    : [];
}

test('no name, address or text of the site’s frame is empty, in any language', () => {
  const frame = LOCALES.map((locale) => [
    docs(locale),
    histories(locale),
    metadata(locale),
    announcementBar(locale),
  ]);
  const texts = textsIn({config, frame, TEXTS, navbar, footer});
  expect(texts.length).toBeGreaterThan(200);
  const empty = texts.filter(([, text]) => text.trim() === '').map(([way]) => way);
  // The name of the site stands beside its logo.
  expect(empty).toEqual(['/config/themeConfig/navbar/logo/alt', '/navbar/logo/alt']);
});

test('files named in the configuration exist', () => {
  const {logo} = navbar;
  const files = [
    ...[config.favicon, config.themeConfig.image, logo.src, logo.srcDark].map(
      (file) => `static/${file}`,
    ),
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
