import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** The runtime names every script by its hash. */
const RUNTIME = /runtime~main\.[^/]*\.js$/;

/** Rspack hands it on to SWC; its types do not know it. */
const BY_PLACE: object = {disableCharFreq: true};

/**
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
      const options = getSwcJsMinimizerOptions() as object;
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            ...minimizers.filter((tool) => !isScripts(tool)),
            scripts({exclude: RUNTIME, minimizerOptions: options}),
            scripts({include: RUNTIME, minimizerOptions: {...options, mangle: BY_PLACE}}),
          ],
        },
      };
    },
  };
}

type Options = ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0];

/** Docusaurus' types know the plugins of webpack only. */
function scripts(options: Options): {apply(compiler: object): void} {
  return {
    apply: (compiler) => new rspack.SwcJsMinimizerRspackPlugin(options).apply(compiler as never),
  };
}
