import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {bareText} from './bareText.mjs';
import {boundaryRules, boundarySettings} from './boundaries.mjs';

export default defineConfig(
  {ignores: ['build/', '.docusaurus/', 'node_modules/', 'playwright-report/', 'test-results/']},
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
    plugins: {
      ...jsxA11y.flatConfigs.recommended.plugins,
      'react-hooks': reactHooks,
      site: {rules: {'bare-text': bareText}},
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'site/bare-text': 'error',
    },
  },
  {
    files: ['{src,checks,scripts,deploy,tests}/**/*.{ts,tsx}'],
    // Tests and their helpers may import what the code beside them may not.
    ignores: ['**/*.test.ts', 'src/features/search/testCorpus.ts'],
    plugins: {boundaries},
    settings: boundarySettings,
    rules: boundaryRules,
  },
  {
    // Rules read texts of strangers: none of them is executed.
    files: ['checks/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...['child_process', 'vm'].flatMap((name) => [name, `node:${name}`]),
      ],
      'no-eval': 'error',
    },
  },
);
