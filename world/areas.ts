import type {Area, AreaMenu} from '../src/site/world';

/** The menus of the navbar, in order. */
export const menus = [
  {group: 'rules', label: 'Rules'},
  {group: 'magic', label: 'Magic & Gods'},
  {group: 'world', label: 'World'},
  {group: 'campaigns', label: 'Campaigns'},
  {group: 'private', label: 'Private'},
] as const satisfies readonly AreaMenu[];

type MenuId = (typeof menus)[number]['group'];

/**
 * The content areas of the site, which define docs plugin instances, navbar, sidebars, and tests.
 */
export const areas = [
  {
    id: 'campaign-reference',
    label: 'Campaign Reference',
    summary: 'Two campaigns, their casts, and where each one stands',
    icon: 'quill',
    group: 'campaigns',
    locked: false,
  },
  {
    id: 'return-of-the-gatewatcher',
    label: 'Return of the Gate Watcher',
    summary: 'The Latchkeepers’ log, maps, and campaign rules',
    icon: 'gate',
    group: 'campaigns',
    locked: false,
  },
  {
    id: 'character-handbook',
    label: 'Character Handbook',
    summary: 'Stats, classes, proficiencies, weapons, and experience',
    icon: 'book',
    group: 'rules',
    locked: false,
  },
  {
    id: 'magic-science',
    label: 'Magic Science',
    summary: 'Mana, schools, spells, and what they cost',
    icon: 'spark',
    group: 'magic',
    locked: false,
  },
  {
    id: 'deities-and-cosmology',
    label: 'Deities and Cosmology',
    summary: 'Nine Houses, nine planes, and the gray between',
    icon: 'temple',
    group: 'magic',
    locked: false,
  },
  {
    id: 'combat-and-tactics',
    label: 'Combat and Tactics',
    summary: 'The round, action points, defense, saves, and styles',
    icon: 'sword',
    group: 'rules',
    locked: false,
  },
  {
    id: 'prime-almanac',
    label: 'Prime Almanac',
    summary: 'Territories, seas, roads, trade, and history',
    icon: 'compass',
    group: 'world',
    locked: false,
  },
  {
    id: 'races-and-anthropology',
    label: 'Races and Anthropology',
    summary: 'Eleven peoples, their tongues, coins, and calendar',
    icon: 'people',
    group: 'world',
    locked: false,
  },
  {
    id: 'reference',
    label: 'Private Reference!',
    summary: 'For game masters: a session planner and the authors’ gallery',
    icon: 'lock',
    group: 'private',
    locked: true,
  },
] as const satisfies readonly Area<MenuId>[];

/** The areas that once had a page for each of their tags. */
export const formerTagAreas = [
  'character-handbook',
  'combat-and-tactics',
  'magic-science',
  'deities-and-cosmology',
  'prime-almanac',
  'races-and-anthropology',
  'campaign-reference',
  'return-of-the-gatewatcher',
] as const satisfies readonly (typeof areas)[number]['id'][];
