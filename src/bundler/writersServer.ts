import type {Plugin} from '@docusaurus/types';

/** Options of the development server, which the types of Docusaurus leave out. */
const SERVER = {devServer: {client: {overlay: {runtimeErrors: false}}}};

/**
 * What differs in the writers' server: a page that cannot be read is named over the page until it is mended. What
 * such a page throws when it is shown says the same again, and would stay after that.
 */
export function writersServer(): Plugin {
  return {
    name: 'writers-server',
    configureWebpack: () => SERVER as object,
  };
}
