import type {LookUp, MeasuredPage} from '../scripts/bench-site/kinds';

/** The link to the next page at the end of each page. */
const NEXT = 'a.pagination-nav__link--next';

/** Measured pages by kind. */
export const measuredPages: Readonly<Record<string, MeasuredPage>> = {
  home: {path: '/', link: 'main a[href="/combat-and-tactics/"]'},
  'a rules page': {
    path: '/combat-and-tactics/saving-throws.html',
    link: 'a.pagination-nav__link--prev',
  },
  'a lore page': {
    path: '/prime-almanac/torosia.html',
    link: 'main a[href="/prime-almanac/central.html"]',
  },
  'the spell browser': {path: '/magic-science/', link: NEXT},
  'the map page': {path: '/prime-almanac/', link: NEXT},
};

/** Questions that come up during a game, by name. */
export const lookUps: Readonly<Record<string, LookUp>> = {
  grapple: {
    asks: 'grapple',
    answer: ['Grapple', 'AP 3', 'Provokes yes'],
    page: '/combat-and-tactics/action-points.html#action-grapple',
  },
  flee: {
    asks: 'flee',
    answer: ['Flight', 'Run out of every reach and you have left the fight'],
    page: '/combat-and-tactics/combat-parameters.html#flight',
  },
  'breath save': {
    asks: 'breath save',
    answer: ['Reflex', 'Stat Dexterity'],
    page: '/combat-and-tactics/saving-throws.html#save-reflex',
  },
  'wight turning': {
    asks: 'wight turning',
    answer: ['Ashwight', 'Target 22', 'Destroyed at 32'],
    page: '/deities-and-cosmology/turning-undead.html',
  },
  'chainmail price': {
    asks: 'chainmail price',
    answer: ['Mail shirt', 'Price (crowns) 10'],
    page: '/combat-and-tactics/armor-and-defense.html#armor-mail-shirt',
  },
  'Smoke of Disguise': {
    asks: 'smoke of disguise',
    answer: ['Power of level 12', '1 hour/level', '6 AP'],
    page: '/magic-science/#power-smoke-of-disguise',
  },
  'Harrowmere to Toros in winter': {
    asks: 'harrowmere to toros in winter',
    answer: ['Harrowmere to Toros', '420 miles', '35 in snow'],
  },
  'day and moons': {
    asks: 'today',
    answer: ['1 Highwind 1127 YS, Iceday', 'Lanthe new', 'Cinder waning'],
  },
  '4d6, the lowest dropped': {
    asks: '4d6 drop lowest',
    answer: ['4d6 drop lowest = '],
  },
  'the Torosian empress': {
    asks: 'torosian empress',
    answer: ['Ruler Empress Ilsabet'],
    page: '/prime-almanac/torosia.html',
  },
};
