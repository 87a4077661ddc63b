import type {Plugin} from '@docusaurus/types';

/**
 * What differs in the writers' server: a page that cannot be read is named over the page until it is mended. What
 * such a page throws when it is shown says the same again, and would stay after that.
 */
export function writersServer(): Plugin {
  return {
    name: 'writers-server',
    configureWebpack: () => ({devServer: {client: {overlay: {runtimeErrors: false}}}}),
  };
}
