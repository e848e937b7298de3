import type {HolderName} from './holders';
import type {SchoolName} from './schools';
import type {SphereName} from './spheres';

/** The headings of a sheet of spells and powers, in the order in which they are written. */
export const COLUMNS = [
  'type',
  'school',
  'level',
  'name',
  'range',
  'duration',
  'castingTime',
  'aoe',
  'save',
  'sphere',
  'heldBy',
  'description',
] as const;

export type Column = (typeof COLUMNS)[number];

export const TYPES = ['Spell', 'Power'] as const;

export type RecordType = (typeof TYPES)[number];

/** The levels that a record of each type can have, both ends included. */
export const LEVELS: Readonly<Record<RecordType, readonly [number, number]>> = {
  Spell: [1, 8],
  Power: [2, 12],
};

/** A spell or power as authors keep it: the texts that were found good, and nothing that follows from them. */
export type SpellRecord = {
  readonly type: RecordType;
  readonly school: SchoolName;
  /** 1 to 8 for spells, 2 to 12 for powers, 0 for the place that is kept empty. */
  readonly level: number;
  /** With the suffix that says how often a power can be used. */
  readonly name: string;
  readonly range: string;
  readonly duration: string;
  readonly castingTime: string;
  readonly aoe: string;
  readonly save: string;
  readonly sphere: readonly SphereName[];
  /** Classes and peoples that can have a power; the guild that claims a spell. */
  readonly heldBy: readonly HolderName[];
  readonly description: string;
};

/** Tells whether a record keeps a place and says nothing: it is accepted, and never shown. */
export function isPlaceholder({level}: Pick<SpellRecord, 'level'>): boolean {
  return level === 0;
}

/** The sign between the names in a cell that holds several. */
const NAME_SEPARATOR = ';';

/** Parts a cell that holds several names. */
export function splitNames(cell: string): readonly string[] {
  return cell === ''
    ? []
    : cell.split(NAME_SEPARATOR).map((name) => name.trim());
}

/** The cells of a record, in the order of the headings. */
export function listCells(record: SpellRecord): readonly string[] {
  return COLUMNS.map((column) => {
    const value = record[column];
    return typeof value === 'object'
      ? value.join(`${NAME_SEPARATOR} `)
      : String(value);
  });
}
