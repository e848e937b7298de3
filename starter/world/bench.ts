import type {LookUp, MeasuredPage} from '../scripts/bench-site/kinds';
import type {Edits} from '../scripts/bench-start/edits';

/** Searches that are typed key by key. */
export const searches: readonly string[] = [
  'tarnby',
  'price of rope',
  'hard check',
];

/** Measured pages by kind. */
export const measuredPages: Readonly<Record<string, MeasuredPage>> = {
  home: {path: '/', link: 'main a[href="/vale/"]'},
  'a rules page': {
    path: '/rules/gear.html',
    link: 'a.pagination-nav__link--next',
  },
  'the map page': {path: '/vale/', link: 'a.pagination-nav__link--next'},
};

/** Questions that come up during a game, by name. */
export const lookUps: Readonly<Record<string, LookUp>> = {
  'the price of a rope': {
    asks: 'price of rope',
    answer: ['Rope'],
    page: '/rules/gear.html',
  },
};

/** Files and texts that `npm run bench:start` changes. */
export const edits = {
  page: '/rules/gear.html',
  source: 'docs/rules/gear.md',
  title: 'Gear',
  sheet: {file: 'static/rules/gear.csv', cell: 'Lantern'},
  sidebar: ['gear', 'spells'],
  newPage: 'docs/rules/seen-page.md',
  locked: {
    page: '/keeper/',
    file: 'docs/keeper/index.md',
    text: 'Three things are true',
  },
} as const satisfies Edits;
