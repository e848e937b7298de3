import {NO_TEXT} from './noText';
import type {SheetFault} from './csv';

/** What begins a formula in a spreadsheet, however it is written. */
const FORMULA = /^\s*[=@＝＠]/;

/** A sign before a number begins none; before a function or another sheet it does. */
const SIGNED_FORMULA = /^\s*[+\-＋－].*(?:[a-z]\(|[!|])/i;

type CellFault = Pick<SheetFault, 'found' | 'expected'>;

/** Finds what is wrong with one cell of any column. */
function findCellFault(cell: string): CellFault | undefined {
  if (NO_TEXT.test(cell)) {
    return {
      found: 'signs that are no text',
      expected: 'a sheet that is saved as UTF-8',
    };
  }
  return FORMULA.test(cell) || SIGNED_FORMULA.test(cell)
    ? {
        found: `${JSON.stringify(cell.slice(0, 40))}, which spreadsheets run as a formula`,
        expected: 'a cell that begins otherwise, or with a sign and a number',
      }
    : undefined;
}

/** Finds cells that are no text, or that would run in the spreadsheets of readers; of each row the first. */
export function findCellFaults(
  rows: readonly (readonly string[])[],
): readonly SheetFault[] {
  return rows.flatMap((cells, index): readonly SheetFault[] => {
    for (const cell of cells) {
      const fault = findCellFault(cell);
      if (fault !== undefined) {
        return [{kind: 'malformed', line: index + 1, ...fault}];
      }
    }
    return [];
  });
}
