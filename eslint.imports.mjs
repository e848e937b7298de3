import {readdirSync} from 'node:fs';

/** The features that each feature may import; there are no others. */
const uses = {
  calendar: ['tables'],
  campaigns: ['map', 'played-up-to'],
  desk: ['documents', 'played-up-to', 'second-screen', 'table-mode'],
  diagrams: ['calendar', 'spells'],
  dice: ['tables'],
  documents: ['assets'],
  forget: ['desk', 'sheet', 'tracker'],
  grid: ['tables'],
  home: ['navigation'],
  map: ['calendar'],
  names: ['dice'],
  offline: ['assets'],
  'page-info': ['discussion', 'navigation'],
  pictures: ['second-screen'],
  'played-up-to': ['table-mode'],
  previews: ['played-up-to'],
  'second-screen': ['table-mode', 'tracker'],
  search: [
    'calendar',
    'dice',
    'map',
    'navigation',
    'played-up-to',
    'second-screen',
    'table-mode',
    'tracker',
  ],
  'table-mode': [
    'desk',
    'navigation',
    'played-up-to',
    'second-screen',
    'tracker',
  ],
  tables: ['pictures'],
  sheet: ['dice', 'documents', 'tracker'],
  'take-away': ['assets'],
  tracker: ['dice', 'second-screen'],
  'what-is-new': ['page-info'],
};

const features = readdirSync(new URL('src/features', import.meta.url));
const pure = [
  'src/shared/lib',
  ...features.map((name) => `src/features/${name}/lib`),
];

/**
 * The folders that a feature may import: pure code of all features, and the features listed above.
 */
function featureLayers(name) {
  const used = (uses[name] ?? []).map((other) => `src/features/${other}`);
  return [
    [
      `src/features/${name}/lib`,
      ['src/shared/lib', ...used.map((folder) => `${folder}/lib`)],
    ],
    [
      `src/features/${name}/!(lib)/**`,
      [
        `src/features/${name}`,
        'src/shared',
        'src/page',
        'src/site',
        'plugins/lock/client',
        'plugins/lock/format',
        ...used,
      ],
    ],
  ];
}

/**
 * The folders that each folder may import, besides itself and packages: see ARCHITECTURE.md,
 * "Imports".
 */
const layers = {
  'src/shared/lib': [],
  'src/shared/{components,hooks}/**': ['src/shared', 'src/site'],
  'src/page/lib': ['src/shared/lib'],
  'src/page/{client,components,hooks}/**': [
    'src/page',
    'src/shared',
    'src/site',
  ],
  ...Object.fromEntries(features.flatMap(featureLayers)),
  'src/site': [...pure, 'plugins/lock/format', 'plugins/lock/tree'],
  'src/theme': [
    'src/features',
    'src/page',
    'src/shared',
    'src/site',
    'plugins/lock/client',
    'plugins/lock/theme',
  ],
  // What a plugin shows in browsers.
  'plugins/lock/{client,theme}/**': ['plugins/lock', 'src/shared'],
  'src/pages': ['src', 'plugins/lock/theme'],
  scripts: [...pure, 'src/site', 'plugins'],
  'plugins/{!(lock)/**,lock/*,lock/!(client|theme)/**}': [
    'plugins',
    ...pure,
    'src/page/lib',
    'src/site',
    'scripts/browser',
    'scripts/siteDir.ts',
    'src/shared/hooks/useWindowSize.ts',
  ],
};

/** The folders from which a file may import. */
export const zones = [
  ...Object.entries(layers).map(([folder, allowed]) => ({
    target: folder,
    from: '.',
    except: [
      ...new Set([
        ...(folder.includes('*') ? [] : [folder]),
        ...allowed,
        'world',
        'node_modules',
      ]),
    ],
    message: `${folder} may import only ${[folder, ...allowed].join(', ')}.`,
  })),
  {
    target: '{src,plugins,scripts}',
    from: 'world/tests',
    message: 'The engine imports what a world is, not how its files are made.',
  },
  {
    target: ['world/*', 'world/!(tests)/**'],
    from: '.',
    except: [
      'world',
      'src/features',
      'src/shared',
      'src/site',
      'scripts/command',
      'plugins/press',
      'static',
      'node_modules',
    ],
    message:
      'A world imports types and helpers of src, what makes its documents, and what reads the arguments of its commands.',
  },
  {
    target: 'scripts/**',
    from: 'plugins/!(pages|check)/**',
    message:
      'Scripts import no plugins, except what reads pages by the very steps that build them.',
  },
  {
    target: '{docusaurus.config,sidebars}.ts',
    from: '.',
    except: [
      'sidebars.ts',
      'plugins',
      'src/features/navigation/lib',
      'src/site',
      'world',
      'node_modules',
    ],
    message: 'The configuration names plugins and the tables of the site.',
  },
];
