import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** A plugin's module replacements: pattern of requests, and the file or function given to the bundler. */
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
