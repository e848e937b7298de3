import {
  parseSheet,
  type CatalogueFault,
  type SheetReading,
} from '../../../plugins/spells/build/readSheets';
import {COLUMNS, type Column} from '../../../plugins/spells/model/record';

/** The sheet in the tests. */
export const file = 'static/spells/dim-magika.csv';
/** The headings of a sheet. */
export const head = COLUMNS.join(',');

/** The cells of a valid spell. */
export const good: Readonly<Record<Column, string>> = {
  type: 'Spell',
  school: 'Dim Magika',
  level: '1',
  name: 'Ash Whisper',
  range: '60 feet + 10 feet/level',
  duration: '1 round/level',
  castingTime: '2 AP',
  aoe: '1 creature',
  save: 'Mind negates',
  sphere: 'Enchantment',
  heldBy: '',
  description:
    'The target hears its own thoughts a moment early, and loses 2 AP.',
};

/** The cells that turn it into a power. */
export const power = {
  type: 'Power',
  level: '2',
  name: 'Harden Skin (3/day)',
  heldBy: 'Shapeshifter',
};

/** Returns a line of a sheet, each cell in quotes. */
export function line(cells: Partial<Record<Column, string>>): string {
  return COLUMNS.map(
    (column) => `"${(cells[column] ?? good[column]).replaceAll('"', '""')}"`,
  ).join(',');
}

/** Reads a sheet with these lines under the headings. */
export function read(...lines: readonly string[]): SheetReading {
  return parseSheet({file, text: [head, ...lines, ''].join('\n')});
}

/** Lists the faults of a record that differs from a valid one. */
export function listFaults(
  cells: Partial<Record<Column, string>>,
): readonly CatalogueFault[] {
  return read(line(cells)).faults;
}
