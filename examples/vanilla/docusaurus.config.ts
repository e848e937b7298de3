import type * as Classic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import importAssets from '../../plugins/markdown/importAssets';

/** The ids of the docs instances, with the names that readers see. */
const areas = [{id: 'default', label: 'The Club'}];

const config: Config = {
  title: 'Millpond Rowing Club',
  tagline: 'Boats, crews, and early mornings',
  favicon: 'img/favicon.svg',
  url: 'https://rowing.example',
  baseUrl: '/',
  future: {v4: true},
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          beforeDefaultRemarkPlugins: [[importAssets, {siteDir: __dirname}]],
        },
        blog: false,
        theme: {
          customCss: ['../../src/css/plain.css', './src/css/custom.css'],
        },
      } satisfies Classic.Options,
    ],
  ],
  plugins: [
    '../../plugins/breakpoints/index.ts',
    '../../plugins/lazy-styles/index.ts',
    '../../plugins/features/index.ts',
    '../../plugins/tables/index.ts',
    '../../plugins/assets/index.ts',
    [
      '../../plugins/search/index.ts',
      {areas, placeholder: 'Boats, crews, races'},
    ],
    ['../../plugins/export/index.ts', {areas}],
    [
      '../../plugins/lock/index.ts',
      {paths: ['/committee'], hint: 'Ask the secretary.'},
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Millpond Rowing Club',
      logo: {alt: 'An oar over water', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'club', label: 'The Club'},
        {to: '/committee/', label: 'Committee'},
      ],
    },
    footer: {style: 'dark', copyright: 'Millpond Rowing Club'},
  } satisfies Classic.ThemeConfig,
};

export default config;
