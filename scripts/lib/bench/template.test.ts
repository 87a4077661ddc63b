import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {HISTORIES} from '../../../src/site/collections';
import {TEMPLATE_COMPONENTS} from './template';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('the template of the bench knows every component of the manual and the histories', () => {
  const used = new Set(
    ['docs', 'i18n', ...HISTORIES.map(({id}) => id)]
      .map((folder) => path.join(ROOT, folder))
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter((name) => name.endsWith('.md') && !name.includes('content-pages'))
          .map((name) => readFileSync(path.join(folder, name), 'utf8')),
      )
      .flatMap((text) => {
        const imported: readonly string[] = text.match(/(?<=^import )\w+/gm) ?? [];
        const withoutCode = text.replace(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm, '');
        return (withoutCode.match(/(?<=<)[A-Z]\w+/g) ?? []).filter(
          (name) => !imported.includes(name),
        );
      }),
  );
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((name) => !TEMPLATE_COMPONENTS.includes(name))).toEqual([]);
});
