import type {CatalogueTable} from '../plugins/spells/model/catalogueTable';

/** The elements with their colors, in the order of the Wheel. */
export const elements = [
  {name: 'Ice', color: 'lightsteelblue'},
  {name: 'Water', color: 'teal'},
  {name: 'Lightning', color: 'yellow'},
  {name: 'Air', color: 'azure'},
  {name: 'Smoke', color: 'grey'},
  {name: 'Fire', color: 'orange'},
  {name: 'Magma', color: 'red'},
  {name: 'Earth', color: 'brown'},
] as const satisfies CatalogueTable['elements'];

/** The color of spells without an element. */
export const otherElementColor = 'purple';

/**
 * The spheres of magic with their colors, and the element behind the Gate of the House that owns
 * each, if it has one. Elemental Smoke and Smoke share the color of Elemental.
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
] as const satisfies CatalogueTable['spheres'];

/** The color of the House that hears Invocation, which does not count as a sphere. */
export const invocationColor = 'lightgray';

/** The schools in display order, each with its id in addresses and its elements. */
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
] as const satisfies CatalogueTable['schools'];

/**
 * Whoever can have a power by class, by birth, or by oath. The Guild also has spells that it claims
 * as its own.
 */
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
] as const satisfies CatalogueTable['holders'];

/** The units in which spells count their targets, with their plurals. */
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
} as const satisfies CatalogueTable['targets'];

/** The CSV files of spells and powers, and the pages that show them. */
export const spellSheets = {
  /** The folder below static/ whose CSV files contain spells and powers. */
  folder: 'game-mechanics/wizardly-magic/spells',
  /** The page that shows every record under its anchor. */
  page: '/magic-science/',
  /** The page that explains saves, with the prefix of its anchors for them. */
  save: '/combat-and-tactics/saving-throws.html#save-',
} as const satisfies CatalogueTable['spellSheets'];
