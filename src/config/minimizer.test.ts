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

test('only the runtime names its variables without counting letters, other tools stay', () => {
  const styles = new LightningCssMinimizerRspackPlugin();
  const [first, ...scripts] = configured([new SwcJsMinimizerRspackPlugin(), styles]) ?? [];
  expect(first).toBe(styles);
  const told = scripts.map(toldBy);
  expect(told.map((options) => options.includes('"disableCharFreq":true'))).toEqual([false, true]);
  expect(told.map((options) => /"(exclude|include)":"runtime~main/.exec(options)?.[1])).toEqual([
    'exclude',
    'include',
  ]);
});

test('the bundle that renders pages and the writers’ server are left as they are', () => {
  expect(configured([new SwcJsMinimizerRspackPlugin()], true)).toBeUndefined();
  expect(configured(undefined)).toBeUndefined();
});
