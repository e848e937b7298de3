import {addRow, type Cells} from '../file-changes/editSheet';
import {fillText} from '../file-changes/fillTemplate';
import type {NewRow} from '../../src/site/newKinds';

/** A name that a page mentions, and no data file or title has. */
export type StrangeName = {
  readonly name: string;
  /** Who or what it is, in a few words. */
  readonly who: string;
  /** Address of the page that mentions it. */
  readonly address: string;
};

function toCells({cells}: NewRow, strange: StrangeName): Cells {
  const answers = {texts: strange, rows: {}};
  return Object.fromEntries(
    Object.entries(cells).map(([heading, cell]) => [
      heading,
      fillText(cell, answers),
    ]),
  );
}

/** Adds the rows of names to the text of their data file. */
export function addNames(
  sheet: string,
  row: NewRow,
  names: readonly StrangeName[],
): string {
  return names.reduce(
    (text, name) => addRow(text, toCells(row, name), row.sortedBy),
    sheet,
  );
}

/** Returns the line of a name in its data file, ready to paste. */
export function writeNameLine(
  sheet: string,
  row: NewRow,
  name: StrangeName,
): string {
  const [head = ''] = sheet.split(/\r?\n/, 1);
  return addNames(`${head}\n`, row, [name]).split('\n')[1] ?? '';
}
