// What is misspelt here is meant to be. cspell:ignore torossia linguistik
import type {MeasuredPage} from '../scripts/bench-site/kinds';
import type {Edits} from '../scripts/bench-start/edits';

/** What readers write, key by key: names, slips, effects, and words that stand for others. */
export const searches: readonly string[] = [
  'torosia',
  'torossia',
  'goblin smoke',
  'walk through fire',
  'how far to toros',
  'saving trows',
  'hit points per level',
  'who is the speaker of the league',
  'price of chain mail',
  'linguistik studies',
];

/** The link to the next page, below each page of the docs. */
const NEXT = 'a.pagination-nav__link--next';

/** The kinds of pages that are measured, and one page of each. */
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

/** What authors change in `npm run bench:start`: files, and what is seen of them. */
export const edits = {
  page: '/combat-and-tactics/armor-and-defense.html',
  source: 'docs/combat-and-tactics/armor-and-defense.md',
  title: 'Armor and Defense',
  sheet: {
    file: 'static/game-mechanics/combat/armor.csv',
    cell: 'Quilted coat',
  },
  sidebar: ['action-points', 'armor-and-defense'],
  newPage: 'docs/combat-and-tactics/seen-page.md',
  spell: {
    page: '/magic-science/',
    file: 'static/game-mechanics/wizardly-magic/spells/dim-magika.csv',
    text: 'The target hears',
  },
  picture: {
    page: '/campaign-reference/return-of-the-gatewatcher/session-images.html',
    folder: 'static/campaigns/return-of-the-gatewatcher/session-images',
  },
  locked: {
    page: '/reference/',
    file: 'docs/reference/index.md',
    text: 'Three things are true',
  },
} as const satisfies Edits;
