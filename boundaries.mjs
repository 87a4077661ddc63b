/**
 * Who may import whom: one row per layer, and no folder without a row (CONTRIBUTING, "Layers"). What is not
 * allowed is refused, however it is written: relative or `@site`, file or folder, static, dynamic or re-exported.
 */

/** Runs in the reader's browser: no Node. */
const BROWSER = {node: false, react: true};
/** Runs while building, checking or testing: no React. */
const NODE = {node: true, react: false};
/** Pure: runs in both. */
const PURE = {node: false, react: false};

const LAYERS = [
  // Facts, and what both sides share.
  {name: 'site', folder: 'src/site', ...PURE, packages: false, imports: []},
  // Text made while building, of catalogues that browser code never sees.
  {name: 'translations', folder: 'i18n', ...PURE, imports: []},
  {name: 'labels', folder: 'src/labels', ...PURE, imports: ['site', 'translations']},
  {name: 'screens', folder: 'src/screens', ...PURE, imports: ['site', 'labels', 'translations']},
  {name: 'loading', folder: 'src/loading', ...PURE, packages: false, imports: []},
  {name: 'search-shared', folder: 'src/search/shared', ...PURE, imports: ['site']},
  // Node: the model of the sources, what is written while building, the configuration.
  {name: 'sources', folder: 'src/sources', ...NODE, imports: ['site']},
  {name: 'third-party', folder: 'src/thirdParty', ...NODE, imports: ['site']},
  {name: 'changes', folder: 'src/changes', ...NODE, imports: ['site', 'sources']},
  {name: 'twins', folder: 'src/twins', ...NODE, imports: ['site', 'screens', 'sources']},
  {
    name: 'server',
    folder: 'src/{search,codeColours,diagrams}/server',
    ...NODE,
    imports: ['site', 'labels', 'screens', 'search-shared', 'code-colours', 'diagrams', 'sources'],
  },
  {
    name: 'config',
    folder: 'src/config',
    ...NODE,
    imports: [
      'site',
      'labels',
      'screens',
      'loading',
      'sources',
      'changes',
      'twins',
      'server',
      'search-shared',
      'space',
    ],
  },
  {name: 'bundler', folder: 'src/bundler', ...NODE, imports: ['loading']},
  // Browser.
  {name: 'space', folder: 'src/space', ...BROWSER, imports: ['site']},
  {name: 'code-colours', folder: 'src/codeColours', ...BROWSER, imports: ['site']},
  {name: 'diagrams', folder: 'src/diagrams', ...BROWSER, imports: ['site']},
  {
    name: 'search-client',
    folder: 'src/search/client',
    ...PURE,
    imports: ['site', 'loading', 'search-shared'],
  },
  {
    name: 'search-page',
    folder: 'src/search/page',
    ...BROWSER,
    imports: ['site', 'search-client', 'search-shared'],
  },
  {
    name: 'components',
    folder: 'src/{components,theme,clientModules,pages}',
    ...BROWSER,
    imports: [
      ...['site', 'loading', 'space', 'search-page', 'search-shared'],
      ...['code-colours', 'diagrams'],
    ],
  },
  // Commands and rules.
  {
    name: 'checks',
    folder: 'checks',
    ...NODE,
    imports: [
      'site',
      'labels',
      'screens',
      'sources',
      'space',
      'server',
      'search-client',
      'search-shared',
      'config',
      'bundler',
    ],
  },
  {name: 'deploy', folder: 'deploy', ...NODE, imports: ['site']},
  {
    name: 'scripts',
    folder: 'scripts',
    ...NODE,
    imports: [
      ...['site', 'labels', 'screens', 'sources', 'changes', 'checks', 'deploy', 'server'],
      ...['search-client', 'search-shared'],
    ],
  },
  {
    name: 'tests',
    folder: 'tests',
    ...NODE,
    imports: [
      'site',
      'labels',
      'screens',
      'sources',
      'config',
      'components',
      'loading',
      'deploy',
      'scripts',
      'server',
      'search-shared',
      'space',
    ],
  },
];

/** What only a browser's bundle knows: React and the aliases of Docusaurus. */
const REACT = [
  'react',
  'react-dom',
  'react/**',
  'react-dom/**',
  '@theme/**',
  '@theme-original/**',
  '@docusaurus/{Translate,Link,Head,BrowserOnly,ComponentCreator,ErrorBoundary,ExecutionEnvironment,Interpolate,constants,isInternalUrl,renderRoutes,router,theme-common,use*}',
  '@docusaurus/theme-common/**',
];

/** Settings and rule of eslint-plugin-boundaries. */
export const boundarySettings = {
  'boundaries/include': ['{src,checks,scripts,deploy,tests}/**/*.{ts,tsx}', 'i18n/**/*.json'],
  // The inner folder first: the first that matches counts.
  'boundaries/elements': [...LAYERS]
    .sort((a, b) => b.folder.split('/').length - a.folder.split('/').length)
    .map(({name, folder}) => ({type: name, pattern: `${folder}/**`, partialMatch: false})),
  'boundaries/dependency-nodes': ['require', 'import', 'dynamic-import', 'export'],
  'import/resolver': {typescript: {alwaysTryTypes: true}},
};

export const boundaryRules = {
  'boundaries/no-unknown-files': 'error',
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      checkAllOrigins: true,
      policies: [
        // Packages and Node, before what some layers may not have.
        {allow: {to: {module: {origin: ['external', 'core']}}}},
        ...LAYERS.map(({name, imports}) => ({
          from: {element: {type: name}},
          allow: {to: {element: {types: {anyOf: [name, ...imports]}}}},
        })),
        ...LAYERS.filter(({node}) => !node).map(({name}) => ({
          from: {element: {type: name}},
          disallow: {to: {module: {origin: 'core'}}},
        })),
        ...LAYERS.filter(({react}) => !react).map(({name}) => ({
          from: {element: {type: name}},
          disallow: {to: {module: {source: REACT}}},
        })),
        ...LAYERS.filter(({packages}) => packages === false).map(({name}) => ({
          from: {element: {type: name}},
          disallow: {to: {module: {origin: 'external'}}},
        })),
      ],
    },
  ],
};
