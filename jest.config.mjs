// This file is plain JavaScript, because Jest reads its configuration before types can be stripped.
process.env.TZ = 'UTC';

const transform = {
  '\\.csv$': '<rootDir>/tests/support/sheetTransform.cjs',
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
      },
    },
  ],
};

/** Packages published as ES modules, or with syntax that Node cannot parse. */
const esModules = [
  '@docusaurus',
  '@hpcc-js',
  '@mdx-js',
  '@slorber',
  'acorn-jsx',
  'collapse-white-space',
  'parse5',
  'entities',
  'bail',
  'ccount',
  'character-[a-z\\d-]+',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'emoticon',
  'es(?:ast|tree)-util-[a-z-]+',
  'escape-string-regexp',
  'estree-walker',
  'extend',
  'fault',
  'format',
  'hast[a-z\\d-]*',
  'html-void-elements',
  'is-(?:alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)',
  'longest-streak',
  'markdown-(?:extensions|table)',
  'mdast-[a-z-]+',
  'micromark[a-z-]*',
  'modern-tar',
  'mimic-function',
  'p-map',
  'p-memoize',
  'parse-entities',
  'periscopic',
  'property-information',
  're(?:cma|hype|mark)-[a-z-]+',
  'skin-tone',
  'source-map',
  'space-separated-tokens',
  'stringify-entities',
  'style-to-[a-z]+',
  'tinyqueue',
  'trim-(?:trailing-)?lines',
  'delaunator',
  'robust-predicates',
  'trough',
  'unified',
  'unist-util-[a-z-]+',
  'vfile[a-z-]*',
  'web-namespaces',
  'zwitch',
];

const shared = {
  setupFilesAfterEnv: ['<rootDir>/tests/support/generousTimeout.ts'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    // Jest does not load .mjs files; this package also publishes a script.
    '^(d3-(?:array|contour|delaunay))$': '<rootDir>/node_modules/$1/dist/$1.js',
    '\\.woff2$': '<rootDir>/tests/support/stub.ts',
    '\\.lazy\\.css$': '<rootDir>/tests/support/lazySheet.ts',
    '^@spells/entries$': '<rootDir>/world/tests/support/spellEntries.ts',
    '^@spells/spellLinks$': '<rootDir>/world/tests/support/spellLinks.ts',
    '^@generated/(.*)$': [
      '<rootDir>/tests/support/generated/$1.ts',
      '<rootDir>/tests/support/generated/$1.tsx',
    ],
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@site/(.*)$': '<rootDir>/$1',
    // These packages declare no entry point for require.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/plugins/lock/theme/$1',
      '@docusaurus/theme-classic/lib/theme/$1',
      '@docusaurus/core/lib/client/theme-fallback/$1',
    ],
    '^@docusaurus/([A-Z]\\w*|is[A-Z]\\w*|use[A-Z]\\w*|constants|renderRoutes|router)$':
      '@docusaurus/core/lib/client/exports/$1.js',
  },
};

/** The unit tests in these folders, of the engine and of the world. */
const unitTests = (...folders) =>
  ['tests', 'world/tests'].map(
    (tests) =>
      `<rootDir>/${tests}/unit/{${folders.join(',')}}/**/*.test.{ts,tsx}`,
  );

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        ...unitTests('{page,shared}/model', 'site', 'scripts'),
        '<rootDir>/plugins/*/tests/**/*.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/plugins/[^/]+/tests/(?:client|theme)/',
      ],
    },
    {
      ...shared,
      displayName: 'jsdom',
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/generousTimeout.ts',
        '<rootDir>/tests/support/generousScreenTimeout.ts',
      ],
      testEnvironment: 'jsdom',
      testMatch: [
        ...unitTests('{page,shared}/{client,theme}', 'theme'),
        '<rootDir>/plugins/*/tests/{client,theme}/**/*.test.{ts,tsx}',
        '<rootDir>/world/tests/calculators/**/*.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: ['tests/content', 'world/tests'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
      ),
      testPathIgnorePatterns: [
        '/node_modules/',
        '/world/tests/(?:built|calculators|long|unit)/',
      ],
    },
    // These tests start servers, build small sites, or read every printed document.
    {
      ...shared,
      displayName: 'long',
      testEnvironment: 'node',
      testMatch: ['tests/long', 'world/tests/long'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
    },
    // These tests read the HTML that "npm run build" made.
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['tests/built', 'world/tests/built'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
    },
  ],
  // By default Jest keeps one core free, which is half of a small machine.
  maxWorkers: '100%',
  collectCoverageFrom: [
    'src/{shared,page}/model/**/*.ts',
    'plugins/*/{*,!(tests)/**/*}.{ts,cjs}',
    'world/rules/**/*.ts',
  ],
};
