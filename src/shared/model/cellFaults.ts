import {NO_TEXT} from './noText';
import type {SheetFault} from './csv';

/** Characters that begin a formula in a spreadsheet, in any width. */
const FORMULA = /^\s*[=@＝＠]/;

/** A sign starts a formula if a function or a reference to another sheet follows, but not before a number. */
const SIGNED_FORMULA = /^\s*[+\-＋－].*(?:[a-z]\(|[!|])/i;

type CellFault = Pick<SheetFault, 'found' | 'expected'>;

/** Finds the fault of a cell in any column. */
function findCellFault(cell: string): CellFault | undefined {
  if (NO_TEXT.test(cell)) {
    return {
      found: 'binary data instead of text',
      expected: 'a file saved as UTF-8',
    };
  }
  return FORMULA.test(cell) || SIGNED_FORMULA.test(cell)
    ? {
        found: `${JSON.stringify(cell.slice(0, 40))}, which spreadsheets run as a formula`,
        expected:
          'a cell that starts with another character, or a signed number',
      }
    : undefined;
}

/**
 * Finds cells that hold binary data, or that spreadsheets would run as formulas. Only the first
 * such cell of each row is reported.
 */
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
