import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What parts of the theme call its file of small hooks by; ours names the file with its ending. */
const HOOKS = /[\\/]reactUtils$/;

/** Gives the theme's hooks a way to compare names that does not wait for the rules of all languages. */
export function themeUtils(): Plugin {
  return {
    name: 'theme-utils',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          HOOKS,
          path.resolve(__dirname, '../components/reactUtils.ts'),
        ),
      ],
    }),
  };
}
