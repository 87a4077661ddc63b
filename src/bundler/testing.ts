import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/**
 * What a plugin has the bundler put in the place of modules.
 *
 * @returns for each, which requests are meant, and the file or function that is given to the bundler
 */
export function replacementsOf<Replacement = string>(
  plugin: Plugin,
): (readonly [requests: RegExp, replacement: Replacement])[] {
  const replaced: [RegExp, Replacement][] = [];
  class NormalModuleReplacementPlugin {
    constructor(...pair: [RegExp, Replacement]) {
      replaced.push(pair);
    }
  }
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  plugin.configureWebpack?.({}, false, utils as unknown as ConfigureWebpackUtils, undefined);
  return replaced;
}
