import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** What only the build asks. */
const BUILD_ONLY: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/**
 * Docusaurus puts its whole configuration into the script of every page. What browsers never ask is left out: the
 * script is smaller, and a new commit or a build with `--strict` gives it no other name.
 */
export function browserConfig({siteConfig}: LoadContext): Plugin {
  let file = '';
  return {
    name: 'browser-config',
    // Now its texts are in the language being built.
    async allContentLoaded({actions}) {
      file = await actions.createData('config.json', forBrowsers(siteConfig));
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^@generated\/docusaurus\.config$/,
          file,
        ),
      ],
    }),
  };
}

/** The configuration without what only the build asks. */
export function forBrowsers(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name)));
}
