/** Packages that are too large to be loaded in more than one place. */
const giants = [
  {pattern: /^ag-grid/, owner: 'plugins/tables/theme/DataGrid/**'},
  {
    pattern: /^(?:pdfjs|@react-pdf)/,
    owner: 'plugins/documents/{client,theme}/**',
  },
  {
    pattern: /^react-photo-view/,
    owner: 'plugins/assets/theme/PhotoGallery/**',
  },
  {
    pattern: /^@waline\/client/,
    owner: 'plugins/discussion/theme/Discussion/waline.tsx',
  },
  {
    pattern: /^giscus/,
    owner: 'plugins/discussion/theme/Discussion/giscus.tsx',
  },
  {
    pattern: /^bcryptjs/,
    owner: 'plugins/lock/{client,cli}/**',
  },
  {pattern: /^leaflet/, owner: 'plugins/map/theme/WorldMap/**'},
];

/** Other packages that a folder may not import. */
const bans = [
  {
    files: ['src/{shared,page}/model/**', 'plugins/*/model/**'],
    pattern:
      /^(?!\.{1,2}\/|papaparse$|fastest-levenshtein$|js-yaml$|minisearch$)/,
    message:
      'Code in model/ must be pure: import only model files, the world, papaparse, fastest-levenshtein, js-yaml, or minisearch.',
  },
  {
    files: ['plugins/lock/format/**', 'plugins/lock/tree/tree.ts'],
    pattern: /^(?!\.{1,2}\/)/,
    message:
      'Code that browsers and builds share must be pure: import only its own files.',
  },
  {
    files: ['src/site/**'],
    pattern: /^(?:node:|react|@theme|@docusaurus\/(?!types$|plugin-|preset-))/,
    message: 'src/site holds only tables: do not import React or Node modules.',
  },
  {
    files: [
      'src/{page,shared}/{client,theme}/**',
      'plugins/*/{client,theme}/**',
      'src/{theme,pages}/**',
    ],
    pattern: /^node:/,
    message: 'Code in src runs in the browser: do not import Node modules.',
  },
  {
    files: [
      'plugins/*/*.ts',
      'plugins/*/!(client|theme|tests)/**/*.ts',
      'scripts/**',
    ],
    pattern: /^(?:react(?:-dom)?(?:\/|$)|@theme|@docusaurus\/theme-common)/,
    message: 'Do not import React into this part of a plugin or script.',
  },
];

/** Creates a complete rule, because a later block of the same rule replaces an earlier one. */
function packageRules(banned) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: banned.map(({pattern, message}) => ({
          regex: pattern.source,
          message,
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'TSEnumDeclaration',
        message:
          'Do not use an enum: declare a list as const and derive a union from it.',
      },
      ...banned.map(({pattern, message}) => ({
        selector: `ImportExpression[source.value=/${pattern.source.replaceAll('/', String.raw`\u002F`)}/]`,
        message,
      })),
    ],
  };
}

const giantBans = giants.map(({pattern, owner}) => ({
  pattern,
  owner,
  message: `Only ${owner} may import this package.`,
}));

/** The ESLint blocks that decide which packages each file may import. */
export const packageBlocks = [
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['{,world/,plugins/*/}tests/**'],
    rules: packageRules(giantBans),
  },
  ...bans.map(({files, ...ban}) => ({
    files,
    rules: packageRules([...giantBans, ban]),
  })),
  ...giantBans.map(({owner}) => ({
    files: [owner],
    rules: packageRules([
      ...giantBans.filter((ban) => ban.owner !== owner),
      ...bans.filter(({pattern}) => pattern.source.startsWith('^node:')),
    ]),
  })),
  {
    // This is the only one of these folders that runs in Node.
    files: ['plugins/lock/cli/**'],
    rules: packageRules([
      ...giantBans.filter(({pattern}) => !pattern.test('bcryptjs')),
      ...bans.filter(({files}) => files.includes('scripts/**')),
    ]),
  },
];
