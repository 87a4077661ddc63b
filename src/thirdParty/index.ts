import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {NOTICES} from '../site/thirdParty';
import {noticesText} from './notices';
import {packagesOf} from './packages';

/**
 * Writes the notices that licences of the published packages require: once, with the default locale, since all locales
 * run the same code. A licence that is not allowed stops the build.
 */
export function thirdParty({siteDir, i18n}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production' || i18n.currentLocale !== i18n.defaultLocale) {
    return null;
  }
  const modules = new Set<string>();
  return {
    name: 'third-party',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            (compiler) =>
              compiler.hooks.done.tap('third-party', ({compilation}) => {
                for (const module of compilation.modules) {
                  // A concatenated module lists its parts.
                  const parts = 'modules' in module ? (module.modules as (typeof module)[]) : [];
                  [module, ...parts].forEach((part) => modules.add(part.identifier()));
                }
              }),
          ],
    }),
    postBuild({outDir}) {
      writeFileSync(path.join(outDir, NOTICES), noticesText(siteDir, packagesOf(siteDir, modules)));
      return Promise.resolve();
    },
  };
}
