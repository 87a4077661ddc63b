/** Who may import whom, one row per folder (CONTRIBUTING, "Layers"), whatever the form of the import. */

/** Runs in the reader's browser: no Node. */
const BROWSER = {node: false, react: true};
/** Runs while building, checking or testing: no React. */
const NODE = {node: true, react: false};
/** Pure: runs in both. */
const PURE = {node: false, react: false};

/** Imports of every layer that shows something. */
const SHOWN = ['site', 'loading', 'space', 'code-colours', 'search-shared'];

const LAYERS = [
  // Facts, and modules shared by build and browser.
  {name: 'site', folder: 'src/site', ...PURE, packages: false, imports: []},
  {name: 'loading', folder: 'src/loading', ...PURE, packages: false, imports: []},
  // Text written into pages while building, of catalogues that browser code never sees.
  {name: 'translations', folder: 'i18n', ...PURE, imports: []},
  {name: 'labels', folder: 'src/content/labels', ...PURE, imports: ['site', 'translations']},
  // Build: the model of the sources and the plugins that read pages, what each feature writes, the options.
  {name: 'content', folder: 'src/content', ...NODE, imports: ['site', 'labels']},
  {name: 'third-party', folder: 'src/thirdParty', ...NODE, imports: ['site']},
  {name: 'bundler', folder: 'src/bundler', ...NODE, imports: ['site', 'content', 'loading']},
  {
    name: 'screens',
    folder: 'src/features/screens/node',
    ...PURE,
    imports: ['site', 'labels', 'translations', 'content'],
  },
  {
    name: 'feature-node',
    folder: 'src/features/*/node',
    ...NODE,
    imports: [
      ...['site', 'labels', 'content', 'screens'],
      ...['search-shared', 'space', 'code-colours'],
    ],
  },
  {
    name: 'config',
    folder: 'src/config',
    ...NODE,
    imports: ['site', 'content', 'screens', 'feature-node', 'search-shared'],
  },
  // Browser: logic of the features, then what is shown.
  {name: 'space', folder: 'src/features/space', ...BROWSER, imports: ['site']},
  {name: 'code-colours', folder: 'src/features/codeColours', ...BROWSER, imports: ['site']},
  {name: 'search-shared', folder: 'src/features/search/shared', ...PURE, imports: ['site']},
  {
    name: 'search-browser',
    folder: 'src/features/search/browser',
    ...PURE,
    imports: ['site', 'loading', 'search-shared'],
  },
  {
    name: 'search-ui',
    folder: 'src/features/search/ui',
    ...BROWSER,
    imports: [...SHOWN, 'feature-ui', 'ui', 'search-browser'],
  },
  {
    name: 'feature-ui',
    folder: 'src/features/*/ui',
    ...BROWSER,
    imports: [...SHOWN, 'ui', 'search-ui'],
  },
  {name: 'ui', folder: 'src/ui', ...BROWSER, imports: ['site', 'loading']},
  {
    name: 'face',
    folder: 'src/{theme,clientModules,pages}',
    ...BROWSER,
    imports: [...SHOWN, 'ui', 'feature-ui', 'search-ui'],
  },
  // Commands and rules.
  {
    name: 'checks',
    folder: 'checks',
    ...NODE,
    imports: [
      ...['site', 'labels', 'content', 'screens', 'third-party', 'bundler', 'config'],
      ...['feature-node', 'search-browser', 'search-shared', 'space'],
    ],
  },
  {name: 'deploy', folder: 'deploy', ...NODE, imports: ['site']},
  {
    name: 'scripts',
    folder: 'scripts',
    ...NODE,
    imports: [
      ...['site', 'labels', 'content', 'checks', 'deploy'],
      ...['feature-node', 'search-browser', 'search-shared'],
    ],
  },
  {
    name: 'tests',
    folder: 'tests',
    ...NODE,
    imports: [
      ...['site', 'loading', 'labels', 'content', 'screens', 'config', 'deploy', 'scripts'],
      ...['feature-node', 'feature-ui', 'search-shared', 'space', 'ui'],
    ],
  },
];

/** Modules that only the browser bundle resolves: React and the aliases of Docusaurus. */
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

export const boundarySettings = {
  'boundaries/include': ['{src,checks,scripts,deploy,tests}/**/*.{ts,tsx}', 'i18n/**/*.json'],
  // The inner folder first: the first match counts.
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
