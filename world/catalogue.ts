/** The elements in the order of the Wheel, with the colors that they are known by. */
export const elements = [
  {name: 'Ice', color: 'lightsteelblue'},
  {name: 'Water', color: 'teal'},
  {name: 'Lightning', color: 'yellow'},
  {name: 'Air', color: 'azure'},
  {name: 'Smoke', color: 'grey'},
  {name: 'Fire', color: 'orange'},
  {name: 'Magma', color: 'red'},
  {name: 'Earth', color: 'brown'},
] as const;

/** The color of what is of no element. */
export const otherElementColor = 'purple';

/**
 * The spheres of magic, the color of each, and the element behind the Gate of the House that
 * owns it, where there is one. Elemental Smoke and Smoke share the color of Elemental.
 */
export const spheres = [
  {name: 'Enchantment', color: 'blue', element: 'Water'},
  {name: 'Elemental Smoke', color: 'grey', element: 'Smoke'},
  {name: 'Charm', color: 'blue', element: 'Water'},
  {name: 'Divination', color: 'fuchsia', element: 'Ice'},
  {name: 'Alteration', color: 'green', element: 'Magma'},
  {name: 'Illusion', color: 'magenta', element: 'Air'},
  {name: 'Conjuration', color: 'darkorange', element: 'Fire'},
  {name: 'Abjuration', color: 'gold', element: 'Earth'},
  {name: 'Evocation', color: 'lightgray', element: 'Lightning'},
  {name: 'Transmutation', color: 'green', element: 'Magma'},
  {name: 'Summoning', color: 'darkorange', element: 'Fire'},
  {name: 'Necromancy', color: 'purple'},
  {name: 'Elemental', color: 'grey', element: 'Smoke'},
  {name: 'Smoke', color: 'grey', element: 'Smoke'},
] as const;

/** The color of the House that hears Invocation, which is counted among the spheres by nobody. */
export const invocationColor = 'lightgray';

/** The schools, in the order in which they are listed, with their names in addresses and what they work. */
export const schools = [
  {id: 'dim-magika', name: 'Dim Magika', elements: ['Smoke']},
  {
    id: 'ecolu-ahn-mogrus',
    name: 'Ecolu Ahn Mogrus',
    elements: ['Smoke', 'Air'],
  },
  {
    id: 'ecolu-ahn-mutus',
    name: 'Ecolu Ahn Mutus',
    elements: ['Smoke', 'Earth'],
  },
  {
    id: 'ecolu-atus-ahn-agmus',
    name: 'Ecolu Atus Ahn Agmus',
    elements: ['Smoke', 'Fire'],
  },
] as const;

/** Who can have a power by class, by birth, or by oath; the Guild also has spells that it calls its own. */
export const holders = [
  'Fighter',
  'Ranger',
  'Oathsworn',
  'Thief',
  'Scout',
  'Smoke Dancer',
  'House Priest',
  'Grave Warden',
  'Hedge Priest',
  'Wizard',
  'Smoke Mage',
  'Shapeshifter',
  'Storm Mage',
  'Arachnahd',
  'Avariel',
  'Common Human',
  'Goblin',
  'Gray Elf',
  'Half-Orc',
  'Kadarin Human',
  'Lotharan Human',
  'Orc',
  'Scaloid',
  'Sylvan Elf',
  'Guild of Emerald Sky',
] as const;

/** What a spell can be cast on, one by one, with the plural of each. */
export const targets = {
  creature: 'creatures',
  person: 'people',
  beast: 'beasts',
  corpse: 'corpses',
  undead: 'undead',
  warg: 'wargs',
  kennel: 'kennels',
  mount: 'mounts',
  plant: 'plants',
  object: 'objects',
  weapon: 'weapons',
  door: 'doors',
  fire: 'fires',
  room: 'rooms',
  ship: 'ships',
  spell: 'spells',
} as const;

/** Where the sheets of spells and powers are, and where readers find all of them. */
export const spellSheets = {
  /** Folder of the sheets under static/: every CSV file in it is one. */
  folder: 'game-mechanics/wizardly-magic/spells',
  /** The page that lists each record under its anchor. */
  page: '/magic-science/',
  /** The page, and the beginning of the anchor, where a save is explained. */
  save: '/combat-and-tactics/saving-throws.html#save-',
} as const;
