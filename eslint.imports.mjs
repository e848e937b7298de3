import {readdirSync} from 'node:fs';

const plugins = readdirSync(new URL('plugins', import.meta.url)).map(
  (name) => `plugins/${name}`,
);

/** Pure code, which runs everywhere. */
const pure = [
  'src/shared/model',
  'plugins/lock/format',
  'plugins/lock/tree',
  ...plugins.map((plugin) => `${plugin}/model`),
];

/** The browser code of plugins. */
const browser = plugins.flatMap((plugin) => [
  `${plugin}/client`,
  `${plugin}/theme`,
]);

/**
 * The folders that each folder may import, besides itself and packages. ARCHITECTURE.md explains
 * them under "Folders".
 */
const layers = {
  'src/shared/model': [],
  'src/shared/{client,theme}/**': ['src/shared', 'src/site'],
  'src/page/model': ['src/shared/model'],
  'src/page/{client,theme}/**': ['src/page', 'src/shared', 'src/site'],
  'plugins/*/model/**': pure,
  'plugins/!(lock)/{client,theme}/**': [
    ...pure,
    ...browser,
    'src/shared',
    'src/page',
    'src/site',
    'src/theme',
  ],
  // Any site can use this plugin: see plugins/lock/README.md.
  'plugins/lock/{client,theme}/**': ['plugins/lock', 'src/shared'],
  'src/site': pure,
  'src/theme': [...pure, ...browser, 'src/page', 'src/shared', 'src/site'],
  'src/pages': [...pure, ...browser, 'src'],
  scripts: [...pure, 'src/site', 'plugins'],
  'plugins/{!(lock)/{*,!(client|model|theme|tests)/**},lock/{*,!(client|theme|tests)/**}}':
    [
      'plugins',
      ...pure,
      'src/page/model',
      'src/site',
      'scripts/browser',
      'scripts/siteDir.ts',
      'src/shared/client/useWindowSize.ts',
    ],
};

/** The import zones for ESLint: what each folder may not import, and why. */
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
    message: 'ARCHITECTURE.md says who imports whom.',
  })),
  {
    target: 'plugins/*/{*.ts,build/**}',
    from: 'plugins/*/{client,theme}/**',
    message: 'Code that runs in Node must not import browser code.',
  },
  {
    target:
      'plugins/{assets,export,lock,search,tables}/{*.ts,!(build|tests)/**,build/!(addresses).ts,build/*/**}',
    from: ['world/**', 'src/site/!(breakpoints|limits|storage).ts'],
    message:
      'This plugin works on any site, so it must not import this world: take its tables as options, as examples/vanilla does.',
  },
  {
    target: ['{src,scripts}', 'plugins/*/{*.ts,!(tests)/**}'],
    from: 'world/tests',
    message:
      'The engine must not import the code that generates the documents of this world.',
  },
  {
    target: ['world/*', 'world/!(tests)/**'],
    from: '.',
    except: [
      'world',
      ...pure,
      ...browser,
      'src/shared',
      'src/site',
      'scripts/command',
      'plugins/press',
      'static',
      'node_modules',
    ],
    message:
      'A world may import only types and helpers, the code that makes its documents, and the parser of command arguments.',
  },
  {
    target: 'scripts/**',
    from: 'plugins/!(pages|check)/**',
    message:
      'Scripts must not import plugins, except those that read pages exactly as the build does.',
  },
  {
    target: '{docusaurus.config,sidebars}.ts',
    from: '.',
    except: ['sidebars.ts', 'plugins', 'src/site', 'world', 'node_modules'],
    message:
      'The configuration may import only plugins and the tables of the site.',
  },
];
