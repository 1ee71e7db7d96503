import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The parts of the project and what each may import (README, "Project layout"). */
const parts = [
  {type: 'contracts', pattern: 'contracts/**'},
  {type: 'examples', pattern: 'examples/**'},
  {type: 'packages', pattern: 'packages/**'},
  {type: 'plugins', pattern: 'plugins/**'},
  {type: 'config', pattern: ['config/**', 'docusaurus.config.ts']},
  {type: 'src', pattern: 'src/**'},
  {type: 'scripts', pattern: 'scripts/**'},
  {type: 'benchmarks', pattern: 'benchmarks/**'},
  {type: 'packages-site', pattern: 'tests/fixtures/packages-site/**'},
  {type: 'tests', pattern: 'tests/**'},
].map((part) => ({...part, mode: 'full'}));

const mayImport = {
  packages: ['packages'],
  contracts: ['contracts', 'packages'],
  examples: ['examples', 'contracts'],
  plugins: ['plugins', 'contracts', 'packages'],
  config: ['config', 'plugins', 'contracts', 'packages'],
  src: ['src', 'config', 'contracts', 'packages'],
  scripts: ['scripts', 'config', 'plugins', 'contracts', 'packages'],
  benchmarks: ['benchmarks', 'scripts', 'config', 'plugins', 'contracts', 'packages'],
  // A site that knows nothing of this one: it proves that packages suit any.
  'packages-site': ['packages-site', 'packages'],
  tests: ['tests', 'scripts', 'benchmarks', 'config', 'plugins', 'contracts', 'packages', 'src', 'examples'],
};

/** Globals of inline programs: the browser's, and names that the build replaces with values. */
const inlineGlobals = [
  'document history location localStorage matchMedia MessageChannel MutationObserver navigator performance',
  'PerformanceObserver requestAnimationFrame sessionStorage setTimeout URLSearchParams window',
  '__ANNOUNCEMENT_ID__ __LANGUAGES__ __STORAGE_KEY__ __STORAGE_NAMESPACE__',
].flatMap((names) => names.split(' '));

export default tseslint.config(
  {
    ignores: [
      'build*/**',
      '.docusaurus/**',
      '.cache/**',
      'node_modules/**',
      'tests/fixtures/*/**',
      '!tests/fixtures/packages-site/**',
      'examples/**',
      'coverage/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: {boundaries},
    settings: {
      'boundaries/elements': parts,
      'import/resolver': {typescript: {alwaysTryTypes: true}, node: {extensions: ['.ts', '.tsx', '.mts', '.json']}},
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: Object.entries(mayImport).map(([from, allow]) => ({from, allow})),
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // Docusaurus' logger is called as a template tag.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      'max-lines': ['error', 300],
    },
  },
  {
    // A contract is as long as what it describes.
    files: ['contracts/sdk/*.d.ts'],
    rules: {'max-lines': 'off'},
  },
  {
    // A plugin's logic stays free of Docusaurus imports.
    files: ['plugins/*/!(index|*.test).ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@docusaurus/*', '!@docusaurus/types', '!@docusaurus/logger'],
              message: 'Only the index.ts of a plugin knows Docusaurus.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,packages,tests/fixtures/packages-site}/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '/', '404', 'RSS', '\u200B']}],
    },
  },
  {
    // The front page's text is content, like that of Markdown pages.
    files: ['src/pages/**', 'src/components/home/**'],
    rules: {'@docusaurus/no-untranslated-text': 'off'},
  },
  {files: ['**/*.{mjs,cjs}'], languageOptions: {globals: {process: 'readonly', console: 'readonly'}}},
  {
    // Loaded by Rspack and by Node.js with `require`.
    files: ['**/*.cjs'],
    languageOptions: {globals: {require: 'readonly', module: 'writable', __dirname: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Inline programs of the document: run as they are, in the browser.
    files: [
      'packages/first-view/**/*.js',
      'config/inline-scripts/*.js',
      'tests/fixtures/packages-site/*.js',
      'benchmarks/inPage/*.js',
    ],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(inlineGlobals.map((name) => [name, 'readonly'])),
    },
    rules: {'@typescript-eslint/no-unused-vars': ['error', {caughtErrors: 'none'}]},
  },
);
