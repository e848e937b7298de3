import type {IconName} from './icons';

/**
 * Every content area of the site, once. The docs plugin instances, the navbar,
 * the sidebars and the tests are all derived from this table.
 */
const areas = [
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
] as const;

export type AreaId = (typeof areas)[number]['id'];

/** The menu of the navbar that an area stands in. */
export type AreaGroup = (typeof areas)[number]['group'];

/** A section of the site with its own folder under docs/, route and sidebar. */
export type ContentArea = {
  /** Folder under docs/, route prefix and docs plugin id: one name for all three. */
  readonly id: AreaId;
  /** What readers see in menus, breadcrumbs and on the home page. */
  readonly label: string;
  /** What the area holds, in one line without a full stop. */
  readonly summary: string;
  /** What stands beside the name of the area. */
  readonly icon: IconName;
  /** The menu of the navbar that the area stands in. */
  readonly group: AreaGroup;
  /** Whether readers must enter a password first. */
  readonly locked: boolean;
};

export const contentAreas: readonly ContentArea[] = areas;

/** The areas that readers need a password for. */
export const lockedAreas = contentAreas.filter(({locked}) => locked);

/** The areas that everybody may read. */
export const openAreas = contentAreas.filter(({locked}) => !locked);

/** Tells whether readers need a password for the page that is made of a file, by its path from the root of the project. */
export function isInLockedArea(path: string): boolean {
  return lockedAreas.some(({id}) => path.startsWith(`docs/${id}/`));
}

/** Finds an area by its id, such as that of the docs plugin at a page. */
export function areaById(id: string | undefined): ContentArea | undefined {
  return contentAreas.find((area) => area.id === id);
}
