import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {licenceFault} from '../packages/licences';
import {lockedPackages} from '../packages/lock';
import {noticesText} from '../packages/notices';
import {readerPackages} from '../packages/reader';
import {sbom} from '../packages/sbom';
import {NOTICES, SBOM} from '../site/packages';

/** The part of a bundler's module that is used; a module may be made of others. */
interface Module {
  identifier(): string;
  readonly modules?: Iterable<Module>;
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        listen: (stats: {readonly compilation: {readonly modules: Iterable<Module>}}) => void,
      ): void;
    };
  };
}

/**
 * Writes what the licences of the packages ask for and the bill of materials, beside the pages of each language: one
 * that is published alone has them too. A package whose licence is not on the list for readers stops the build.
 */
export function packages({siteDir}: LoadContext): Plugin {
  const modules = new Set<string>();
  return {
    name: 'packages',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler: Compiler) {
                  compiler.hooks.done.tap('packages', ({compilation}) => {
                    for (const module of compilation.modules) {
                      modules.add(module.identifier());
                      for (const part of module.modules ?? []) {
                        modules.add(part.identifier());
                      }
                    }
                  });
                },
              },
            ],
          },
    postBuild({outDir}) {
      const locked = lockedPackages(siteDir);
      const reader = readerPackages(modules, locked);
      const faults = reader.flatMap((entry) => licenceFault(entry, 'reader') ?? []);
      if (faults.length > 0) {
        throw new Error(faults.join('\n'));
      }
      const {name, version, description} = JSON.parse(
        readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
      ) as Parameters<typeof sbom>[0];
      const published = locked.filter((entry) => !entry.isDev || reader.includes(entry));
      writeFileSync(path.join(outDir, NOTICES), noticesText(siteDir, reader));
      writeFileSync(
        path.join(outDir, SBOM),
        sbom({name, version, description}, published, new Set(reader)),
      );
      return Promise.resolve();
    },
  };
}
