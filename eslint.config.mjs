import docusaurus from '@docusaurus/eslint-plugin';
import parser from '@typescript-eslint/parser';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import {configs as regexp} from 'eslint-plugin-regexp';
import {defineConfig, globalIgnores} from 'eslint/config';
import {zones} from './eslint.imports.mjs';
import {packageBlocks} from './eslint.packages.mjs';

// All other rules are in .oxlintrc.json: Oxlint is ten times as fast.
export default defineConfig(
  globalIgnores([
    'starter/',
    '**/.locked/',
    'examples/vanilla/build/',
    'build*/',
    'deploy/',
    '**/.docusaurus/',
    'static/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  regexp['flat/recommended'],
  {
    plugins: {'import-x': importX},
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({project: 'tsconfig.json'}),
      ],
    },
    rules: {
      // Knip finds import cycles.
      'import-x/no-restricted-paths': [
        'error',
        {basePath: import.meta.dirname, zones},
      ],
    },
  },
  {files: ['**/*.{ts,tsx}'], languageOptions: {parser}},
  {
    files: [
      'src/**/*.{ts,tsx}',
      'plugins/*/{client,theme}/**/*.{ts,tsx}',
      'world/rules/**/*.tsx',
    ],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['404', 'CSV', 'PDF', '.']},
      ],
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  ...packageBlocks,
  {
    files: ['**/tests/e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // These helpers check that a locked page has been opened or locked.
      'playwright/expect-expect': [
        'warn',
        {assertFunctionNames: ['isOpen', 'isShut']},
      ],
      // A program that a test needs may be missing.
      'playwright/no-skipped-test': ['warn', {allowConditional: true}],
    },
  },
);
