import {readFileSync, readdirSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where CSS modules are: the site's, and those of the packages that bring pages or parts of them. */
const FOLDERS = [
  path.resolve(__dirname, '..'),
  ...['core/lib', 'theme-common/lib', 'theme-classic/lib', 'theme-mermaid/lib'].map((folder) =>
    realpathSync(path.resolve(__dirname, '../../node_modules/@docusaurus', folder)),
  ),
];

/**
 * Names of the classes of CSS modules, unique in the site: `title_0`, `title_1`. Docusaurus adds four letters of a hash
 * to each, which nothing compresses: 1.3 kB of the common style sheet. The number is which of the files with such a
 * word it is, in an order that does not depend on where site and packages lie.
 *
 * @returns the name of a class by the path of its file and its name there
 */
export function uniqueNames(folders: readonly string[]): (file: string, local: string) => string {
  const words = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
        .map((file) => path.join(folder, file))
        .map((file) => [file, new Set(readFileSync(file, 'utf8').match(/[A-Za-z_][\w-]*/g))]),
    ),
  );
  return (file, local) => {
    const files = [...words].filter(([, of]) => of.has(local)).map(([name]) => name);
    const number = files.indexOf(file);
    if (number < 0) {
      throw new Error(
        `${file} is a CSS module of a package that src/config/classNames.ts does not name: add it to FOLDERS.`,
      );
    }
    return `${local}_${number}`;
  };
}

interface CssLoaderOptions {
  modules?: {getLocalIdent?: (module: {resourcePath: string}, _: string, local: string) => string};
}

/** Short class names, in what is published; the writers' server keeps those of Docusaurus. */
export function classNames(): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const nameOf = uniqueNames(FOLDERS);
  return {
    name: 'class-names',
    configureWebpack(config) {
      const loaders = (config.module?.rules ?? []).flatMap((rule) =>
        rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [],
      );
      for (const loader of loaders) {
        const {modules} = ((loader && typeof loader === 'object' && loader.options) ||
          {}) as CssLoaderOptions;
        if (modules) {
          modules.getLocalIdent = ({resourcePath}, _, local) => nameOf(resourcePath, local);
        }
      }
      return {};
    },
  };
}
