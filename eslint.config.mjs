import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders a layer must not import, with the reason shown to the author (CONTRIBUTING, "Layers"). */
function layer(files, group, message) {
  return {
    files,
    rules: {'no-restricted-imports': ['error', {patterns: [{group, message}]}]},
  };
}

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', 'node_modules/', 'test-results/']},
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {allowDefaultProject: ['*.mjs']},
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'off',
      eqeqeq: 'error',
    },
  },
  {files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked},
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: {...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks},
    rules: {...jsxA11y.flatConfigs.recommended.rules, ...reactHooks.configs.recommended.rules},
  },
  layer(
    ['src/site/**'],
    ['..', '../**', '@site/**', '@docusaurus/**', 'node:*', 'react'],
    'src/site holds facts and imports nothing outside itself.',
  ),
  layer(
    ['src/config/**'],
    ['react', 'react-dom', '@theme/**', '**/components/**', '**/theme/**'],
    'src/config runs while building and never imports browser code.',
  ),
  layer(
    ['src/{components,theme,clientModules,pages,space}/**', 'src/search/{client,shared}/**'],
    ['**/config/**', 'node:*', '@site/docusaurus.config', '**/search/server/**', '**/server/*'],
    'Browser code never imports build code or Node.',
  ),
  layer(
    ['src/search/server/**'],
    ['**/config/**', 'react', 'react-dom', '@theme/**', '**/client/**', '**/components/**'],
    'src/search/server runs while building and shares only src/search/shared with the browser.',
  ),
);
