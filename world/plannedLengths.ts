/** Planned word counts by kind of page, without tables. */
export const plannedLengths = {
  long: {least: 750, most: 1300},
  middle: {least: 400, most: 700},
  short: {least: 200, most: 400},
} as const;

export type LengthKind = keyof typeof plannedLengths;

/**
 * Pages that are planned to be long or short, by path below docs/; all others are of medium
 * length.
 */
const planned: Readonly<
  Record<Exclude<LengthKind, 'middle'>, readonly string[]>
> = {
  long: [
    'campaign-reference/shroud-of-the-empire/handouts',
    'campaign-reference/shroud-of-the-empire/index',
    'character-handbook/character-creation-guide',
    'character-handbook/character-level-explanation',
    'character-handbook/class-abilities',
    'character-handbook/class-and-multi-class',
    'character-handbook/description-of-proficiencies',
    'character-handbook/xp-master',
    'combat-and-tactics/action-points',
    'combat-and-tactics/armor-and-defense',
    'combat-and-tactics/combat-parameters',
    'combat-and-tactics/hth-combat-styles',
    'combat-and-tactics/index',
    'deities-and-cosmology/divine-houses-overview',
    'deities-and-cosmology/planes',
    'magic-science/magic-theory',
    'prime-almanac/central',
    'prime-almanac/s-eastern-continent',
    'prime-almanac/torosia',
    'races-and-anthropology/arachnahd',
    'races-and-anthropology/avariel',
    'races-and-anthropology/goblin',
    'races-and-anthropology/gray-elf',
    'races-and-anthropology/lotharan-human',
    'races-and-anthropology/orc',
    'races-and-anthropology/scaloid',
    'races-and-anthropology/sylvan-elf',
    'return-of-the-gatewatcher/game-story',
    'return-of-the-gatewatcher/handouts',
  ],
  short: [
    'combat-and-tactics/in-a-fight',
    'campaign-reference/return-of-the-gatewatcher/index',
    'campaign-reference/return-of-the-gatewatcher/maps',
    'campaign-reference/return-of-the-gatewatcher/maps-and-visuals',
    'campaign-reference/return-of-the-gatewatcher/session-images',
    'campaign-reference/shroud-of-the-empire/session-images',
    'magic-science/healing',
    'magic-science/mana-classification',
    'magic-science/storm-mage',
    'prime-almanac/territory-list',
    'return-of-the-gatewatcher/maps',
    'return-of-the-gatewatcher/maps-and-visuals',
    'return-of-the-gatewatcher/session-images',
  ],
};

/** Returns the planned length of a page by its path below docs/, without extension. */
export function plannedKind(page: string): LengthKind {
  if (planned.long.includes(page)) {
    return 'long';
  }
  return planned.short.includes(page) ? 'short' : 'middle';
}

/** All pages whose planned length is not the default. */
export const pagesPlanned: readonly string[] = Object.values(planned).flat();
