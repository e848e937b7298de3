import type {HolderName} from './holders';
import {measures, type MeasureName} from './measures';
import type {SchoolName} from './schools';
import type {SphereName} from './spheres';

/** The columns of the spells table, in file order. */
export const COLUMNS = [
  'type',
  'school',
  'level',
  'name',
  ...measures.map(([column]) => column),
  'sphere',
  'heldBy',
  'description',
] as const;

/** A heading of the CSV files of spells. */
export type Column = (typeof COLUMNS)[number];

export const TYPES = ['Spell', 'Power'] as const;

export type RecordType = (typeof TYPES)[number];

/** The lowest and highest level of each type. */
export const LEVELS: Readonly<Record<RecordType, readonly [number, number]>> = {
  Spell: [1, 8],
  Power: [2, 12],
};

/** A validated spell or power as authors write it, without derived values. */
export type SpellRecord = Readonly<Record<MeasureName, string>> & {
  readonly type: RecordType;
  readonly school: SchoolName;
  /** 1 to 8 for spells, 2 to 12 for powers, 0 for a placeholder. */
  readonly level: number;
  /** The name, with the usage suffix of a power. */
  readonly name: string;
  readonly sphere: readonly SphereName[];
  /** Classes and peoples that can have a power, or the guild that claims a spell. */
  readonly heldBy: readonly HolderName[];
  readonly description: string;
};

/** Whether a record is a placeholder, which is valid but never shown. */
export function isPlaceholder({level}: Pick<SpellRecord, 'level'>): boolean {
  return level === 0;
}

/** Separates the names in a cell. */
const NAME_SEPARATOR = ';';

export function splitNames(cell: string): readonly string[] {
  return cell === ''
    ? []
    : cell.split(NAME_SEPARATOR).map((name) => name.trim());
}

/** Lists the cells of a record, in column order. */
export function listCells(record: SpellRecord): readonly string[] {
  return COLUMNS.map((column) => {
    const value = record[column];
    return typeof value === 'object'
      ? value.join(`${NAME_SEPARATOR} `)
      : String(value);
  });
}
