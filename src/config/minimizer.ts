import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** The runtime names every script by its hash. */
const RUNTIME = /runtime~main\.[^/]*\.js$/;

/** What every page runs first. */
const MAIN = /[\\/]main\.[^/]*\.js$/;

/**
 * Has Chrome compile all functions of a script while it arrives, beside the page. It would else look for their ends,
 * and compile each when it is first called, while the page waits.
 */
const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad\n';

/** What Docusaurus has SWC do. */
interface SwcOptions {
  readonly format: object;
}

/**
 * Scripts as Docusaurus minimizes them, but for these:
 *
 * What they say in Chinese is written as it is read, not as six characters for each.
 *
 * The minimizer gives variables first the letters that a script has most. In the runtime these are digits of hashes
 * that stand there for a while, depend on the folder of the repository and are replaced by the final ones afterwards:
 * in some folders the runtime had other names (https://github.com/web-infra-dev/rspack/issues/14089). There variables
 * are named in the order in which they stand.
 */
export function minimizer(): Plugin {
  return {
    name: 'minimizer',
    configureWebpack: ({optimization}, isServer) => {
      const minimizers = optimization?.minimizer ?? [];
      const isScripts = (tool: unknown): boolean =>
        tool instanceof rspack.SwcJsMinimizerRspackPlugin;
      if (isServer || !minimizers.some(isScripts)) {
        return {};
      }
      const {format, ...options} = getSwcJsMinimizerOptions() as SwcOptions;
      const written = {...format, ascii_only: false};
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            ...minimizers.filter((tool) => !isScripts(tool)),
            scripts({exclude: [RUNTIME, MAIN], minimizerOptions: {...options, format: written}}),
            scripts({
              include: MAIN,
              minimizerOptions: {...options, format: {...written, preamble: COMPILED_ON_ARRIVAL}},
            }),
            scripts({
              include: RUNTIME,
              minimizerOptions: {...options, format: written, mangle: {disableCharFreq: true}},
            }),
          ],
        },
      };
    },
  };
}

type Options = NonNullable<ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]>;

/** Which scripts, and what SWC is told of them; Rspack hands all of it on, its types do not know all. */
interface Scripts extends Pick<Options, 'include' | 'exclude'> {
  readonly minimizerOptions: object;
}

/** Docusaurus' types know the plugins of webpack only. */
function scripts(options: Scripts): {apply(compiler: object): void} {
  return {
    apply: (compiler) => new rspack.SwcJsMinimizerRspackPlugin(options).apply(compiler as never),
  };
}
