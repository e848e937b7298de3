import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import {configs as regexp} from 'eslint-plugin-regexp';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {zones} from './eslint.imports.mjs';
import {packageBlocks} from './eslint.packages.mjs';

const houseRules = {
  complexity: ['error', 8],
  curly: 'error',
  eqeqeq: 'error',
  'max-lines-per-function': ['error', 60],
  'max-params': ['error', 3],
  'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
  'object-shorthand': 'error',
  'prefer-template': 'error',
};

// Rules that need types are in .oxlintrc.json: Oxlint is ten times as fast with types.
const typeScriptRules = {
  '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
  '@typescript-eslint/consistent-type-imports': [
    'error',
    {fixStyle: 'inline-type-imports'},
  ],
  '@typescript-eslint/no-import-type-side-effects': 'error',
};

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
  js.configs.recommended,
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
      ...houseRules,
      // Knip finds import cycles in seconds; import-x/no-cycle takes a sixth of the linting time.
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'import-x/no-restricted-paths': [
        'error',
        {basePath: import.meta.dirname, zones},
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: typeScriptRules,
  },
  {
    // A module declaration with imports would itself become a module.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
      // Only `var` declares a property of the global object.
      'no-var': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        __dirname: 'readonly',
        __filename: 'readonly',
        process: 'readonly',
      },
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {console: 'readonly', process: 'readonly', URL: 'readonly'},
    },
  },
  {
    files: [
      'src/**/*.{ts,tsx}',
      'plugins/*/{client,theme}/**/*.{ts,tsx}',
      'world/**/*.tsx',
      '{,world/}tests/support/**',
    ],
    // These files have no hooks or components, and the React Compiler behind these rules would
    // parse every file again.
    ignores: ['src/*/model/**/*.ts', 'src/site/**/*.ts'],
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.recommended,
    ],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
      // Scrollable elements must be focusable: named regions and code blocks.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel', 'region']},
      ],
    },
  },
  {
    files: [
      'src/**/*.{ts,tsx}',
      'plugins/*/{client,theme}/**/*.{ts,tsx}',
      'world/rules/**/*.tsx',
    ],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      'no-console': 'error',
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
    files: ['src/{shared,page}/model/**', 'plugins/*/model/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'navigator',
        'location',
        'history',
        'localStorage',
        'sessionStorage',
        'process',
        'Buffer',
        'require',
        'React',
      ],
      // Clock and randomness are passed in.
      'no-restricted-properties': [
        'error',
        {object: 'Math', property: 'random'},
        {object: 'Date', property: 'now'},
      ],
    },
  },
  {
    files: [
      '{tests/{unit,content,built},world/tests,plugins/*/tests}/**/*.{ts,tsx}',
    ],
    extends: [jest.configs['flat/recommended'], jest.configs['flat/style']],
    rules: {
      'jest/expect-expect': [
        'warn',
        {assertFunctionNames: ['expect', 'fc.assert']},
      ],
    },
  },
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
  {
    // A describe block is a function that contains many cases.
    files: ['{,world/,plugins/*/}tests/**'],
    rules: {'max-lines-per-function': ['error', 150]},
  },
);
