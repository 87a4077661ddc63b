import {expect, test, vi} from 'vitest';
import {customProperties, resolveConstants} from './customProperties';

/** A style sheet once its constants are resolved, with single spaces. */
function resolved(css: string, ...scripts: string[]): string {
  const sheets = resolveConstants(new Map([['styles.css', css]]), scripts);
  return (sheets.get('styles.css') ?? '').replace(/\s+/g, ' ');
}

test('what is set once is written where it is read, in every sheet', () => {
  const sheets = resolveConstants(
    new Map([
      ['a.css', ':root{--gap:1rem;--wide:calc(2*var(--gap))}p{margin:var(--gap)var(--wide)}'],
      ['b.css', 'dialog{padding:var( --gap )}'],
    ]),
  );
  expect([...sheets]).toEqual([
    ['a.css', ':root{}p{margin:1rem  calc(2* 1rem )}'],
    ['b.css', 'dialog{padding:1rem}'],
  ]);
});

test.each([
  ['another colour mode', "html[data-theme='dark']{--x:2px}"],
  ['a medium', '@media print{:root{--x:2px}}'],
  ['a part of the page', '.note{--x:2px}'],
  ['a language', ':lang(zh){--x:2px}'],
])('a property with another value in %s stays', (_where, css) => {
  const sheet = `:root{--x:1px;--y:1px}p{margin:var(--x)}${css}`;
  expect(resolved(sheet)).toBe(sheet.replace(';--y:1px', ''));
});

test('what leans on a property of a part of the page stays, what leans on the colour mode is written out', () => {
  expect(resolved(':root{--x:var(--y);--y:1px}.note{--y:2px}p{margin:var(--x)}')).toBe(
    ':root{--x:var(--y);--y:1px}.note{--y:2px}p{margin:var(--x)}',
  );
  expect(resolved(':root{--x:var(--y);--y:1px}[data-theme]{--y:2px}p{margin:var(--x)}')).toBe(
    ':root{--y:1px}[data-theme]{--y:2px}p{margin:var(--y)}',
  );
});

test('what is set only in a medium or a part of the page is no constant', () => {
  for (const css of [
    '@media print{:root{--x:1px}}p{margin:var(--x)}',
    '.note{--x:1px}p{margin:var(--x)}',
    "[data-theme='dark']{--x:1px}p{margin:var(--x)}",
    ':root,.note{--x:1px}p{margin:var(--x)}',
  ]) {
    expect(resolved(css)).toBe(css);
  }
});

test('properties that scripts name, with a keyword for a value or read with a substitute stay', () => {
  const css = ':root{--x:1px}p{margin:var(--x)}';
  expect(resolved(css, 'style:{"--x":width}')).toBe(css);
  expect(resolved(':root{--x:1px}', "get('--x')")).toBe(':root{--x:1px}');
  expect(resolved(css, 'no name')).toBe(':root{}p{margin:1px}');
  const keyword = ':root{--x:inherit}p{margin:var(--x)}';
  expect(resolved(keyword)).toBe(keyword);
  const substitute = ':root{--x:1px}p{margin:var(--x,2px)}';
  expect(resolved(substitute)).toBe(substitute);
});

test('what the theme sets in a layer and the site outside of it has the value of the site', () => {
  const layer = ":root{--x:1px}html[data-theme='dark']{--x:2px}";
  expect(resolved(`@layer theme{${layer}}:root{--x:3px}p{margin:var(--x)}`)).toBe(
    "@layer theme{:root{}html[data-theme='dark']{}}:root{}p{margin:3px}",
  );
  expect(
    resolved('@layer theme{h1,h2{--x:1px}h3{--x:1px}}h1{--x:2px}h2{--x:2px}p{margin:var(--x)}'),
  ).toBe('@layer theme{h1,h2{}h3{--x:1px}}h1{--x:2px}h2{--x:2px}p{margin:var(--x)}');
  expect(resolved('@layer theme{:root{--x:1px}p{margin:var(--x)}}')).toBe(
    '@layer theme{:root{}p{margin:1px}}',
  );
  // What the theme sets for a part of the page holds there; what the site sets for paper holds only there.
  for (const css of [
    '@layer theme{.note{--x:1px}}:root{--x:3px}p{margin:var(--x)}',
    '@layer theme{.note,.tip{--x:1px}}.tip{--x:3px}p{margin:var(--x)}',
    '@layer theme{:root{--x:1px}}@media print{:root{--x:3px}}p{margin:var(--x)}',
  ]) {
    expect(resolved(css)).toBe(css);
  }
});

test('what nobody reads is left out, with what only it reads', () => {
  expect(
    resolved(
      ':root{--x:var(--y)}.note{--x:2px;--y:1px;--z:0}p{margin:var(--z)}[data-theme]{--y:0}',
    ),
  ).toBe(':root{}.note{--z:0}p{margin:var(--z)}[data-theme]{}');
});

interface Asset {
  name: string;
  source: {source(): string};
}

test('published style sheets are put in place before they are minimized, their scripts read', () => {
  const assets = new Map([
    ['styles.css', ':root{--x:1px;--y:1px}p{margin:var(--x) var(--y)}'],
    ['main.js', 'style("--y")'],
    ['picture.svg', '--x'],
  ]);
  const stages: number[] = [];
  const compilation = {
    getAssets: (): Asset[] =>
      [...assets].map(([name, text]) => ({name, source: {source: () => text}})),
    updateAsset: (name: string, source: {text: string}) => void assets.set(name, source.text),
    hooks: {
      processAssets: {
        tap({stage}: {stage: number}, work: () => void) {
          stages.push(stage);
          work();
        },
      },
    },
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  const instance = {Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE: 100}, sources: {RawSource}};
  const configured = (isServer: boolean) =>
    customProperties().configureWebpack?.(
      {},
      isServer,
      {currentBundler: {instance}} as never,
      undefined,
    ) as {plugins?: {apply(compiler: object): void}[]};

  vi.stubEnv('NODE_ENV', 'production');
  expect(configured(true)).toEqual({});
  for (const plugin of configured(false).plugins ?? []) {
    plugin.apply({
      hooks: {
        thisCompilation: {
          tap(name: string, begin: (of: object) => void) {
            expect(name).toBe('custom-properties');
            begin(compilation);
          },
        },
      },
    });
  }
  expect(stages).toEqual([100]);
  expect([...assets.values()]).toEqual([
    ':root{--y:1px}p{margin:1px  var(--y)}',
    'style("--y")',
    '--x',
  ]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(configured(false)).toEqual({});
  vi.unstubAllEnvs();
});
