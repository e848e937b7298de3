import type {LookUp, MeasuredPage} from '../scripts/bench-site/kinds';

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
