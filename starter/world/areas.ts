import type {Area, AreaMenu} from '../src/site/world';

/** The menus of the navbar, in order. */
export const menus = [
  {group: 'rules', label: 'Rules'},
  {group: 'world', label: 'World'},
  {group: 'private', label: 'Private'},
] as const satisfies readonly AreaMenu[];

type MenuId = (typeof menus)[number]['group'];

/** All content areas of the site, with their folder below docs/, their address, and their menu. */
export const areas = [
  {
    id: 'rules',
    label: 'Rules',
    summary: 'Making a check, the price of gear, and three spells',
    icon: 'book',
    group: 'rules',
    locked: false,
  },
  {
    id: 'vale',
    label: 'The Vale',
    summary: 'The map, the town, and the lake',
    icon: 'compass',
    group: 'world',
    locked: false,
  },
  {
    id: 'keeper',
    label: 'The Keeper’s Table',
    summary: 'For the game master',
    icon: 'lock',
    group: 'private',
    locked: true,
  },
] as const satisfies readonly Area<MenuId>[];

/** A new world has no areas that once had tag pages. */
export const formerTagAreas: readonly string[] = [];
