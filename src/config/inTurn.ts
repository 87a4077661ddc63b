import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What Docusaurus' client calls the module that knows whether a page is alive. */
const CONTEXT = /^\.\.?\/browserContext$/;

/** A page is alive when all of its parts are (src/components/InTurn). */
export function inTurn(): Plugin {
  return {
    name: 'in-turn',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CONTEXT,
          path.resolve(__dirname, '../components/InTurn/browserContext.tsx'),
        ),
      ],
    }),
  };
}
