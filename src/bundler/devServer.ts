import type {Plugin} from '@docusaurus/types';

/** Options of the dev server that the types of Docusaurus leave out. */
const SERVER = {devServer: {client: {overlay: {runtimeErrors: false}}}};

/** Overlay for compile errors only: the runtime error that follows one would stay after the page is mended. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: () => SERVER as object,
  };
}
