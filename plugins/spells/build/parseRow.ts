import {eachMeasure} from '../model/measures';
import {COLUMNS, type Column, type SpellRecord} from '../model/record';
import {
  descriptionCheck,
  holderCheck,
  levelCheck,
  nameCheck,
  schoolCheck,
  sphereCheck,
  textCheck,
  typeCheck,
  type Check,
} from './checks';

export type CellFault = {
  readonly column: Column;
  readonly found: string;
  readonly expected: string;
};

/** The record of a row, or its errors. */
export type RowReading = {
  readonly record?: SpellRecord;
  readonly faults: readonly CellFault[];
};

/** Returns the cell of a row by its heading. */
type CellAt = (column: Column) => string;

/** Parses a cell, and records an error if it is invalid. */
type Take = <Value>(column: Column, check: Check<Value>) => Value | undefined;

/** The cells that a placeholder row may contain. */
const KEPT: readonly Column[] = ['type', 'school', 'level'];

function keepsPlace(cellAt: CellAt): boolean {
  return (
    cellAt('level') === '0' &&
    COLUMNS.every((column) => KEPT.includes(column) || cellAt(column) === '')
  );
}

function createTaker(cellAt: CellAt, faults: CellFault[]): Take {
  return (column, {parse, expected}) => {
    const text = cellAt(column);
    const value = parse(text);
    if (value === undefined) {
      const found = text === '' ? 'an empty cell' : `"${text}"`;
      faults.push({column, found, expected: expected(text)});
    }
    return value;
  };
}

function parsePlaceholder(take: Take): SpellRecord | undefined {
  const type = take('type', typeCheck);
  const school = take('school', schoolCheck);
  return type === undefined || school === undefined
    ? undefined
    : {
        type,
        school,
        level: 0,
        name: '',
        ...eachMeasure(() => ''),
        sphere: [],
        heldBy: [],
        description: '',
      };
}

function parseRecord(take: Take): SpellRecord | undefined {
  const type = take('type', typeCheck);
  const school = take('school', schoolCheck);
  const level = take('level', levelCheck(type));
  const name = take('name', nameCheck(type));
  const texts = eachMeasure((column) => take(column, textCheck(column)) ?? '');
  const sphere = take('sphere', sphereCheck);
  const heldBy = take('heldBy', holderCheck(type));
  const description = take('description', descriptionCheck);
  return type && school && level && name && sphere && heldBy && description
    ? {type, school, level, name, ...texts, sphere, heldBy, description}
    : undefined;
}

function findQuoteFaults(cellAt: CellAt): readonly CellFault[] {
  return COLUMNS.filter((column) => /["']/.test(cellAt(column))).map(
    (column) => ({
      column,
      found: `a straight quote in ${cellAt(column).slice(0, 40)}`,
      expected: 'curly quotes and apostrophes: ‘, ’, “, and ”',
    }),
  );
}

/** Parses a row, and describes each invalid cell with what was expected. */
export function parseRow(cellAt: CellAt): RowReading {
  const faults = [...findQuoteFaults(cellAt)];
  const take = createTaker(cellAt, faults);
  const record = keepsPlace(cellAt)
    ? parsePlaceholder(take)
    : parseRecord(take);
  return record === undefined || faults.length > 0
    ? {faults}
    : {record, faults};
}
