/** A page in the specification's list of routes. */
export type SpecifiedPage = {
  readonly area: string;
  /** The file below the folder of the area, without extension. */
  readonly file: string;
  /** The title, if the specification gives one. */
  readonly title?: string;
};

function titled(
  area: string,
  pages: readonly (readonly [string, string])[],
): readonly SpecifiedPage[] {
  return pages.map(([title, file]) => ({area, file, title}));
}

function named(
  area: string,
  files: readonly string[],
): readonly SpecifiedPage[] {
  return files.map((file) => ({area, file}));
}

/** R2 to R10 of the specification, literally, by clause. */
export const specifiedPages: Readonly<
  Record<string, readonly SpecifiedPage[]>
> = {
  R2: [
    {area: 'campaign-reference', file: 'index', title: 'Campaign Reference'},
    ...named('campaign-reference', [
      'return-of-the-gatewatcher/index',
      'return-of-the-gatewatcher/characters',
      'return-of-the-gatewatcher/game-story',
      'return-of-the-gatewatcher/session-images',
      'return-of-the-gatewatcher/maps-and-visuals',
      'return-of-the-gatewatcher/maps',
      'shroud-of-the-empire/index',
      'shroud-of-the-empire/characters',
      'shroud-of-the-empire/session-images',
    ]),
  ],
  R3: [
    ...named('return-of-the-gatewatcher', [
      'index',
      'characters',
      'game-story',
      'maps-and-visuals',
      'maps',
      'session-images',
      'world-info',
    ]),
    {
      area: 'return-of-the-gatewatcher',
      file: 'mechanics',
      title: 'Rules & Reference',
    },
  ],
  R4: titled('character-handbook', [
    ['Character Handbook', 'index'],
    ['Character Creation Guide', 'character-creation-guide'],
    ['Character Level Explanation', 'character-level-explanation'],
    ['Class Abilities', 'class-abilities'],
    ['Class Benefits', 'class-benefits'],
    ['Class and Multi Class', 'class-and-multi-class'],
    ['Description of Proficiencies', 'description-of-proficiencies'],
    ['Generic Skill Templates', 'generic-skill-templates'],
    ['Hit Points', 'hit-points'],
    ['Proficiency Point Explanation', 'proficiency-point-explanation'],
    ['Stat Mod Chart', 'stat-mod-chart'],
    ['Stats and Benchmarks', 'stats-and-benchmarks'],
    ['Weapon Groups', 'weapon-groups'],
    ['Weapon Proficiencies', 'weapon-proficiencies'],
    ['XP Master', 'xp-master'],
  ]),
  R5: titled('magic-science', [
    ['Magic Science', 'index'],
    ['Generating Spell Lists', 'generating-spell-lists'],
    ['Guild of Emerald Sky', 'guild-of-emerald-sky'],
    ['Healing', 'healing'],
    ['Magic Theory', 'magic-theory'],
    ['Magika (Goblin)', 'magika-goblin'],
    ['Mana Classification', 'mana-classification'],
    ['Spell Factors', 'spell-factors'],
    ['Spell Strength', 'spell-strength'],
    ['Storm Mage', 'storm-mage'],
  ]),
  R6: [
    {area: 'deities-and-cosmology', file: 'index'},
    ...titled('deities-and-cosmology', [
      ['Divine Houses Overview', 'divine-houses-overview'],
      ['God Power and Spell Spheres', 'god-power-and-spell-spheres'],
      ['Limbo', 'limbo'],
      ['Planes', 'planes'],
      ['Priest Spell Lists', 'priest-spell-lists'],
      ['Turning Undead', 'turning-undead'],
    ]),
  ],
  R7: [
    {area: 'combat-and-tactics', file: 'index'},
    ...titled('combat-and-tactics', [
      ['Action Points', 'action-points'],
      ['Armor and Defense', 'armor-and-defense'],
      ['Attacks Per Round', 'attacks-per-round'],
      ['BAB Table', 'bab-table'],
      ['Combat Parameters', 'combat-parameters'],
      ['Contacts and Enemies', 'contacts-and-enemies'],
      ['HTH Combat Styles', 'hth-combat-styles'],
      ['Saving Throws', 'saving-throws'],
    ]),
  ],
  R8: titled('prime-almanac', [
    ['Prime Almanac', 'index'],
    ['Central', 'central'],
    ['Common Travel Distances', 'common-travel-distances'],
    ['Deep North', 'deep-north'],
    ['Economics', 'economics'],
    ['Fey Kingdoms', 'fey-kingdoms'],
    ['Global Time Line', 'global-time-line'],
    ['Great North', 'great-north'],
    ['Hordelands', 'hordelands'],
    ['Lor_Aserion', 'lor-aserion'],
    ['Morgana', 'morgana'],
    ['N Eastern Continent', 'n-eastern-continent'],
    ['Oceans and Seas', 'oceans-and-seas'],
    ['S Eastern Continent', 's-eastern-continent'],
    ['Southwest Peninsula', 'southwest-peninsula'],
    ['Territory List', 'territory-list'],
    ['Torosia', 'torosia'],
    ['Underworld', 'underworld'],
    ['unclaimed', 'unclaimed'],
  ]),
  R9: [
    {area: 'races-and-anthropology', file: 'index'},
    ...titled('races-and-anthropology', [
      ['Arachnahd', 'arachnahd'],
      ['Avariel', 'avariel'],
      ['Calendar', 'calendar'],
      ['Coins of the Realms v2', 'coins-of-the-realms-v2'],
      ['Common Human', 'common-human'],
      ['Economics', 'economics'],
      ['Elven Naming', 'elven-naming'],
      ['Goblin', 'goblin'],
      ['Gray Elf', 'gray-elf'],
      ['Half-Orc', 'half-orc'],
      ['Kadarin Human', 'kadarin-human'],
      ['Linguistic Studies', 'linguistic-studies'],
      ['Lotharan Human', 'lotharan-human'],
      ['Naming v2', 'naming-v2'],
      ['Orc', 'orc'],
      ['Populations and Kingdoms', 'populations-and-kingdoms'],
      ['Scaloid', 'scaloid'],
      ['Sylvan Elf', 'sylvan-elf'],
    ]),
  ],
  R10: titled('reference', [
    ['Private Reference!', 'index'],
    ['Examples!', 'examples'],
  ]),
};

/** R4 to R9: the clauses whose file names are page titles. */
export const namedByTitle: readonly SpecifiedPage[] = [
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
].flatMap((clause) => specifiedPages[clause] ?? []);
