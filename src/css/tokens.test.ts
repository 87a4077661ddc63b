import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test.each(['static/img/logo.svg', 'static/img/favicon.svg', 'static/manifest.webmanifest'])(
  '%s, which cannot read tokens.css, has the colour of its --color-sea-700',
  (file) => {
    const [, brand = ''] =
      /--color-sea-700: (#[0-9a-f]{6});/.exec(read('src/css/tokens.css')) ?? [];
    expect(brand).not.toBe('');
    expect(read(file)).toContain(`"${brand}"`);
  },
);
