import type {SheetTables} from '../../../plugins/character-sheet/model/sheetRules';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import type {RuleKernel} from '../kernel';
import {rules} from '../rules';

/** A row of a CSV file by column heading. */
export type Row = Readonly<Record<string, string>>;

/** The CSV files and numeric rules from which a character is derived. */
export type CharacterTables = {
  readonly rules: RuleKernel;
  readonly peoples: readonly Row[];
  readonly traits: readonly Row[];
  readonly classes: readonly Row[];
  readonly classAbilities: readonly Row[];
  readonly saveUses: readonly Row[];
  readonly weapons: readonly Row[];
  readonly armors: readonly Row[];
  readonly shields: readonly Row[];
  readonly gear: readonly Row[];
  readonly skills: readonly Row[];
  readonly weaponGroups: readonly Row[];
  readonly joining: readonly Row[];
  readonly styles: readonly Row[];
  readonly schools: readonly Row[];
  readonly ratings: readonly Row[];
  readonly reaches: readonly Row[];
  readonly enemies: readonly Row[];
  readonly sampleContacts: readonly Row[];
  readonly slots: readonly Row[];
  readonly powers: readonly Row[];
  readonly houses: readonly Row[];
  readonly gods: readonly Row[];
  readonly godPower: readonly Row[];
  readonly houseSpheres: readonly Row[];
  readonly healingWays: readonly Row[];
  readonly steps: readonly Row[];
  readonly pregens: readonly Row[];
  readonly purchases: readonly Row[];
  readonly readyCharacters: readonly Row[];
  /** The spells of ready-made characters, rolled by the build. */
  readonly readySpells: readonly Row[];
  /** All spells and powers; none until they are loaded. */
  readonly catalogue: readonly SpellEntry[];
  /** The catalogue by name, in lower case. */
  readonly spells: ReadonlyMap<string, SpellEntry>;
};

/** The CSV file of each table, below static/. */
export const tableFiles = {
  peoples: 'world-info/peoples.csv',
  traits: 'world-info/peoples/traits.csv',
  classes: 'character-creation/classes.csv',
  classAbilities: 'character-creation/class-abilities.csv',
  saveUses: 'game-mechanics/combat/save-uses.csv',
  weapons: 'character-creation/weapons.csv',
  armors: 'game-mechanics/combat/armor.csv',
  shields: 'game-mechanics/combat/shields.csv',
  gear: 'character-creation/starting-gear.csv',
  skills: 'character-creation/proficiencies.csv',
  weaponGroups: 'character-creation/weapon-groups.csv',
  joining: 'character-creation/multi-class.csv',
  styles: 'game-mechanics/combat/hth-styles.csv',
  schools: 'game-mechanics/combat/hth-schools.csv',
  ratings: 'game-mechanics/combat/contact-ratings.csv',
  reaches: 'game-mechanics/combat/contact-reach.csv',
  enemies: 'game-mechanics/combat/enemies.csv',
  sampleContacts: 'game-mechanics/combat/sample-contacts.csv',
  slots: 'divine-houses/priest-slots.csv',
  powers: 'world-info/peoples/powers.csv',
  houses: 'world-info/houses.csv',
  gods: 'divine-houses/lesser-gods.csv',
  godPower: 'divine-houses/god-power.csv',
  houseSpheres: 'divine-houses/house-spheres.csv',
  healingWays: 'game-mechanics/wizardly-magic/healing-ways.csv',
  steps: 'character-creation/creation-steps.csv',
  pregens: 'character-creation/pregens.csv',
  purchases: 'character-creation/pregen-purchases.csv',
  readyCharacters: 'world-info/peoples/ready-characters.csv',
} as const satisfies Record<
  Exclude<
    keyof CharacterTables,
    'rules' | 'catalogue' | 'spells' | 'readySpells'
  >,
  string
>;

/** Names the tables of the site, and adds the numeric rules and the loaded spells. */
export function openTables(
  files: SheetTables,
  catalogue: CharacterTables['catalogue'] = [],
): CharacterTables {
  const names = Object.keys(tableFiles) as (keyof typeof tableFiles)[];
  const tables = Object.fromEntries(
    names.map((name) => [name, files[name] ?? []]),
  ) as Record<keyof typeof tableFiles, readonly Row[]>;
  return {
    rules,
    catalogue,
    spells: new Map(
      catalogue.map((entry) => [entry.title.toLowerCase(), entry]),
    ),
    readySpells: files['readySpells'] ?? [],
    ...tables,
  };
}

/** Finds a row by a value in a column, regardless of case. */
export function findRow(
  rows: readonly Row[],
  heading: string,
  value: string,
): Row | undefined {
  return rows.find(
    (row) => row[heading]?.toLowerCase() === value.toLowerCase(),
  );
}

/** Parses a number as CSV files write it: "+2", "−1". A dash or an empty cell is 0. */
export function parseCell(cell = '0'): number {
  return Number(cell.replace(/^—?$/, '0').replace('−', '-'));
}

/** Parses the numbers in a cell such as "Dexterity +1; Charisma −1", by name. */
export function parseChanges(cell = ''): ReadonlyMap<string, number> {
  return new Map(
    [...cell.matchAll(/(\w+) ([+−]?\d+)/g)].map(([, name = '', size]) => [
      name,
      parseCell(size),
    ]),
  );
}
