import type {Plugin} from '@docusaurus/types';

/**
 * Where style sheets are compiled: without a search for a PostCSS configuration in every folder above every one of
 * them, thousands of files to try. There is none.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
