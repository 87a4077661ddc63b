import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import {minimizer} from './minimizer';

const {SwcJsMinimizerRspackPlugin, LightningCssMinimizerRspackPlugin} = rspack;

/** What the plugin makes of some minimizers. */
function configured(minimizers: readonly object[] | undefined, isServer = false) {
  const configure = minimizer().configureWebpack as unknown as (
    config: {readonly optimization: {readonly minimizer?: readonly object[] | undefined}},
    isServer: boolean,
  ) => {readonly optimization?: {readonly minimizer: readonly {apply(compiler: object): void}[]}};
  return configure({optimization: {minimizer: minimizers}}, isServer).optimization?.minimizer;
}

/** What a minimizer tells Rspack. */
function toldBy(tool: {apply(compiler: object): void}): string {
  let told = '';
  tool.apply({
    __internal__registerBuiltinPlugin: (plugin: object) => {
      told = JSON.stringify(plugin, (_key, value: unknown) =>
        value instanceof RegExp ? value.source : value,
      );
    },
  });
  return told;
}

/** What is told of the scripts of one name. */
function toldOf(script: string): string[] {
  const tools = configured([new SwcJsMinimizerRspackPlugin()]) ?? [];
  return tools.map(toldBy).filter((told) => {
    const {include, exclude = []} = (JSON.parse(told) as {options: Rules}).options;
    const isMeant = (rules: string | readonly string[]) =>
      [rules].flat().some((rule) => new RegExp(rule).test(script));
    return (include === undefined || isMeant(include)) && !isMeant(exclude);
  });
}

interface Rules {
  readonly include?: string | readonly string[];
  readonly exclude?: string | readonly string[];
}

const SCRIPTS = ['main.0a1b2c3d.js', 'runtime~main.0a1b2c3d.js', '17896441.0a1b2c3d.js'].map(
  (name) => `assets/js/${name}`,
);

test('each script is minimized once and says Chinese in characters; other tools stay', () => {
  const styles = new LightningCssMinimizerRspackPlugin();
  expect(configured([new SwcJsMinimizerRspackPlugin(), styles])?.[0]).toBe(styles);
  for (const script of SCRIPTS) {
    expect(toldOf(script), script).toHaveLength(1);
    expect(toldOf(script)[0], script).toContain('"ascii_only":false');
  }
});

test('only the runtime names its variables without counting letters', () => {
  expect(SCRIPTS.map((script) => toldOf(script)[0]?.includes('"disableCharFreq":true'))).toEqual([
    false,
    true,
    false,
  ]);
});

test('only what all pages run asks to be compiled as a whole while it arrives', () => {
  expect(SCRIPTS.map((script) => toldOf(script)[0]?.includes('allFunctionsCalledOnLoad'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the bundle that renders pages and the writers’ server are left as they are', () => {
  expect(configured([new SwcJsMinimizerRspackPlugin()], true)).toBeUndefined();
  expect(configured(undefined)).toBeUndefined();
});
