import type {Plugin} from '@docusaurus/types';
import postcss, {type Declaration, type Node, type Rule} from 'postcss';

/** What a script may set or read. */
const NAME = /--[A-Za-z][\w-]*/g;

const READ = /var\(\s*(--[\w-]+)/g;
const READ_WITHOUT_SUBSTITUTE = /var\(\s*(--[\w-]+)\s*\)/g;

/** Selectors that match the root element alone; its attributes are the colour mode's. */
const ROOT_ONLY =
  /^(?::where\((?::root|\[data-theme(?:=[^\]]*)?\])\)|(?::root|html)?(?:\[data-theme(?:=[^\]]*)?\])?(?::root)?)$/;

/** A custom property with such a value has none: what reads it is as if it were not set. */
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/**
 * Writes the values of custom properties that never change where they are read, and leaves out those that nobody
 * reads: a third of the common style sheet is settings of Infima, nearly all of them made once. A property stays where
 * another colour mode, a medium, a part of the page or a script may give it another value. Only all sheets together
 * tell that, so it is done once they are put together.
 *
 * @param sheets name → text of every style sheet of the site
 * @param scripts texts of what may set or read a property while a page is shown
 */
export function resolveConstants(
  sheets: ReadonlyMap<string, string>,
  scripts: Iterable<string> = [],
): Map<string, string> {
  const roots = new Map([...sheets].map(([name, text]) => [name, postcss.parse(text)]));
  const inScripts = new Set([...scripts].flatMap((text) => text.match(NAME) ?? []));
  const all: Declaration[] = [];
  roots.forEach((root) => root.walkDecls((declaration) => void all.push(declaration)));

  const definitions = new Map<string, Declaration[]>();
  for (const declaration of withoutOverridden(all.filter(({prop}) => prop.startsWith('--')))) {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  }
  const values = new Map<string, string>();
  const isRootOnly = (name: string): boolean =>
    !inScripts.has(name) && (definitions.get(name)?.every(isOfRoot) ?? false);
  for (const [name, [definition, another]] of definitions) {
    if (
      definition &&
      !another &&
      isRootOnly(name) &&
      isAlways(definition) &&
      !KEYWORD.test(definition.value) &&
      reads(definition.value).every(isRootOnly)
    ) {
      values.set(name, definition.value);
    }
  }
  const resolve = (text: string): string =>
    text.replace(READ_WITHOUT_SUBSTITUTE, (read, name: string) => {
      const value = values.get(name);
      // Spaces: what stands beside it must not become one word with it.
      return value === undefined ? read : ` ${resolve(value)} `;
    });
  for (const declaration of all) {
    if (declaration.value.includes('var(')) {
      declaration.value = resolve(declaration.value).trim();
    }
  }
  removeUnread(definitions, all, inScripts);
  return new Map([...roots].map(([name, root]) => [name, root.toString()]));
}

/** Removes what the theme sets in its layers and the site sets outside of them, which always wins. */
function withoutOverridden(declarations: readonly Declaration[]): Declaration[] {
  const winning = new Set(
    declarations
      .filter((declaration) => isUnconditional(declaration) && !isLayered(declaration))
      .flatMap(({prop, parent}) => (parent as Rule).selectors.map((one) => prop + one)),
  );
  return declarations.filter((declaration) => {
    const {prop, parent} = declaration;
    const isOverridden =
      isLayered(declaration) &&
      (parent as Rule).selectors.every(
        (one) => winning.has(prop + one) || (ROOT_ONLY.test(one) && winning.has(`${prop}:root`)),
      );
    if (isOverridden) {
      declaration.remove();
    }
    return !isOverridden;
  });
}

/** Removes properties that nobody reads, then those that only they read, and so on. */
function removeUnread(
  definitions: ReadonlyMap<string, readonly Declaration[]>,
  all: readonly Declaration[],
  inScripts: ReadonlySet<string>,
): void {
  const left = new Map(definitions);
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    const read = new Set(
      all.filter(({parent}) => parent !== undefined).flatMap(({value}) => reads(value)),
    );
    for (const [name, declarations] of left) {
      if (!read.has(name) && !inScripts.has(name)) {
        declarations.forEach((declaration) => void declaration.remove());
        left.delete(name);
      }
    }
  }
}

function reads(value: string): string[] {
  return [...value.matchAll(READ)].map(([, name = '']) => name);
}

/** Whether it is set on the root element only, perhaps for one colour mode or medium. */
function isOfRoot({parent}: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) => ROOT_ONLY.test(selector));
}

/** Whether it is set in every colour mode and medium. */
function isAlways(declaration: Declaration): boolean {
  return (declaration.parent as Rule).selector === ':root' && isUnconditional(declaration);
}

function isUnconditional(declaration: Declaration): boolean {
  return conditions(declaration).every((name) => name === 'layer');
}

function isLayered(declaration: Declaration): boolean {
  return conditions(declaration).includes('layer');
}

/** Names of the at-rules around it. */
function conditions(declaration: Declaration): string[] {
  const names: string[] = [];
  for (let node: Node | undefined = declaration; node; node = node.parent) {
    if (node.type === 'atrule') {
      names.push((node as postcss.AtRule).name);
    }
  }
  return names;
}

interface Assets {
  getAssets(): readonly {readonly name: string; readonly source: {source(): string | Buffer}}[];
  updateAsset(name: string, source: unknown): void;
}

/** Published style sheets; the writers' server compiles each file alone. */
export function customProperties(): Plugin {
  return {
    name: 'custom-properties',
    configureWebpack: (_config, isServer, {currentBundler: {instance}}) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply: (compiler) =>
                  compiler.hooks.thisCompilation.tap('custom-properties', (compilation) => {
                    compilation.hooks.processAssets.tap(
                      {
                        name: 'custom-properties',
                        // Before the minimizer, which calculates with the values.
                        stage: instance.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE,
                      },
                      () => {
                        const assets: Assets = compilation;
                        const texts = (ending: string): Map<string, string> =>
                          new Map(
                            assets
                              .getAssets()
                              .filter(({name}) => name.endsWith(ending))
                              .map(({name, source}) => [name, String(source.source())]),
                          );
                        for (const [name, text] of resolveConstants(
                          texts('.css'),
                          texts('.js').values(),
                        )) {
                          assets.updateAsset(name, new instance.sources.RawSource(text));
                        }
                      },
                    );
                  }),
              },
            ],
          },
  };
}
