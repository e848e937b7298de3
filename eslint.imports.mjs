import {readdirSync} from 'node:fs';

/** Features that use others, and which: src/features/<name> may import no feature besides. */
const uses = {
  calendar: ['tables'],
  campaigns: ['map'],
  diagrams: ['calendar', 'spells'],
  dice: ['tables'],
  documents: ['assets'],
  grid: ['tables'],
  home: ['navigation'],
  lock: ['page-info', 'pictures'],
  map: ['calendar'],
  names: ['dice'],
  'page-info': ['discussion', 'navigation'],
  search: ['dice', 'lock', 'map', 'navigation'],
  tables: ['pictures'],
};

const features = readdirSync(new URL('src/features', import.meta.url));
const pure = [
  'src/shared/lib',
  ...features.map((name) => `src/features/${name}/lib`),
];

/** What a feature may import: pure code of all, else of those that it uses. */
function featureLayers(name) {
  const used = (uses[name] ?? []).map((other) => `src/features/${other}`);
  return [
    [
      `src/features/${name}/lib`,
      ['src/shared/lib', ...used.map((folder) => `${folder}/lib`)],
    ],
    [
      `src/features/${name}/!(lib)/**`,
      [`src/features/${name}`, 'src/shared', 'src/page', 'src/site', ...used],
    ],
  ];
}

/** Folders, and what each may import besides itself and packages: ARCHITECTURE.md, "Who may import whom". */
const layers = {
  'src/defaults': [...pure, 'src/site'],
  'src/shared/lib': [],
  'src/shared/{components,hooks}/**': ['src/shared', 'src/site'],
  'src/page/lib': ['src/shared/lib'],
  'src/page/{client,components,hooks}/**': [
    'src/page',
    'src/shared',
    'src/site',
  ],
  ...Object.fromEntries(features.flatMap(featureLayers)),
  'src/site': pure,
  'src/config': ['plugins', 'src/site', ...pure],
  'src/theme': ['src/features', 'src/page', 'src/shared', 'src/site'],
  'src/pages': ['src'],
  scripts: [...pure, 'src/site', 'plugins'],
  ...Object.fromEntries(
    readdirSync(new URL('plugins', import.meta.url)).map((plugin) => [
      `plugins/${plugin}`,
      [
        ...pure,
        'src/page/lib',
        'src/site',
        'plugins/validate-options',
        ...(plugin === 'framework-patches'
          ? ['src/shared/hooks/useWindowSize.ts']
          : ['plugins/framework-patches/mdx-processor', 'plugins/pages']),
      ],
    ]),
  ),
};

/** Which folders a file may import from. */
export const zones = [
  ...Object.entries(layers).map(([folder, allowed]) => ({
    target: folder,
    from: '.',
    except: [
      ...new Set([
        ...(folder.includes('*') ? [] : [folder]),
        ...allowed,
        'world',
        'src/defaults',
        'node_modules',
      ]),
    ],
    message: `${folder} may import only ${[folder, ...allowed, '@world'].join(', ')}.`,
  })),
  {
    target: '{src,plugins,scripts}',
    from: 'world/{art,derive,tests}',
    message: 'The engine imports what a world is, not how its files are made.',
  },
  {
    target: 'world/!(tests)/**',
    from: '.',
    except: [
      'world',
      'src/features',
      'src/shared',
      'src/site',
      'scripts/drawing',
      'scripts/press',
      'scripts/bench-site',
      'scripts/bench-start',
      'static',
      'node_modules',
    ],
    message:
      'A world imports types and helpers of src, and what draws its pictures and documents.',
  },
  {
    target: 'scripts/!(press|leak-check|check-page|rehearse-upgrade|start)/**',
    from: 'plugins/!(pages)/**',
    message:
      'Of the scripts, only the press, the leak check and the check of a page import plugins: they read pages and documents by the very steps that build them; the rehearsal of an upgrade names patches, and npm start runs one.',
  },
  {
    target: '{docusaurus.config,sidebars}.ts',
    from: '.',
    except: [
      'sidebars.ts',
      'src/config',
      'src/features/navigation/lib',
      'src/site',
      'src/defaults',
      'world',
      'node_modules',
    ],
    message: 'The root ties a world to src/config.',
  },
];

/** Packages that are too large to be loaded by more than one folder or file. */
const giants = [
  {pattern: /^ag-grid/, owner: 'src/features/grid/components/DataGrid/**'},
  {
    pattern: /^(?:pdfjs|@react-pdf)/,
    owner: 'src/features/documents/{components/PdfDisplay,viewer}/**',
  },
  {
    pattern: /^react-photo-view/,
    owner: 'src/features/pictures/components/PhotoGallery/**',
  },
  {
    pattern: /^@waline\/client/,
    owner: 'src/features/discussion/hooks/walineClient.ts',
  },
  {pattern: /^giscus/, owner: 'src/features/discussion/hooks/mountGiscus.ts'},
  {pattern: /^bcryptjs/, owner: '{src/features/lock/hooks,scripts/lock}/**'},
  {pattern: /^leaflet/, owner: 'src/features/map/components/WorldMap/**'},
];

/** Further packages that a folder may not import. */
const bans = [
  {
    files: ['src/{shared,page,features/*}/lib/**'],
    pattern:
      /^(?!\.{1,2}\/|@world\/|papaparse$|fastest-levenshtein$|js-yaml$|minisearch$)/,
    message:
      'Folders named lib are pure: their own files, the world, papaparse, fastest-levenshtein, js-yaml, minisearch.',
  },
  {
    files: ['src/site/**'],
    pattern: /^(?:node:|react|@theme|@docusaurus\/(?!types$|plugin-|preset-))/,
    message: 'src/site holds tables: no React, no Node.',
  },
  {
    files: [
      'src/{features/*,page,shared}/{client,components,hooks,viewer}/**',
      'src/{theme,pages}/**',
    ],
    pattern: /^node:/,
    message: 'src runs in the browser.',
  },
  {
    files: ['plugins/**/*.ts', 'scripts/**'],
    pattern: /^(?:react(?:-dom)?(?:\/|$)|@theme|@docusaurus\/theme-common)/,
    message: 'plugins and scripts run at build time, without React.',
  },
];

/** Rules against packages; a later block of the same rule replaces an earlier one, so each is made whole. */
function packageRules(banned) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [worldBan, ...banned].map(({pattern, message}) => ({
          regex: pattern.source,
          message,
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'TSEnumDeclaration',
        message: 'Declare a list as const and derive a union from it.',
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
  message: `Only ${owner} loads this package.`,
}));

/** Holds for every file: within the world, its own files are never reached from outside. */
const worldBan = {
  pattern: /^(?:\.\.\/)+world\//,
  message: 'The world is imported as "@world/…".',
};

/** Which packages a file may import. */
export const packageBlocks = [
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**', 'world/tests/**'],
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
    // Of those that own a package, the only one that runs in Node.
    files: ['scripts/lock/**'],
    rules: packageRules([
      ...giantBans.filter(({pattern}) => !pattern.test('bcryptjs')),
      ...bans.filter(({files}) => files.includes('scripts/**')),
    ]),
  },
];
