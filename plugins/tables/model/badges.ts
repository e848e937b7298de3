import {nearest} from '../../../src/shared/model/nearest';
import {headingText, isFigureColumn} from './cells';
import type {SheetTable} from './sheetTable';
import {isSilent} from './tableForm';

/** The cells of a yes-or-no column. */
const YES = 'yes';
const NO = 'no';

/** Whether a column answers yes or no; some cells may say more. */
function answers(cells: readonly string[]): boolean {
  return cells.includes(YES) && cells.includes(NO);
}

/** Returns the badge texts of a column, such as "2 AP"; undefined for empty cells and "no". */
function badgeTexts(
  cells: readonly string[],
  heading: string,
): readonly (string | undefined)[] {
  const whether = answers(cells);
  const name = heading.toLowerCase();
  return cells.map((cell) => {
    if (cell === NO || isSilent(cell)) {
      return undefined;
    }
    if (whether) {
      return cell === YES ? name : `${name} ${cell}`;
    }
    return isFigureColumn([cell]) ? `${cell} ${heading}` : cell;
  });
}

function findColumn(columns: readonly string[], heading: string): number {
  const index = columns.indexOf(heading);
  if (index === -1) {
    const close = nearest(heading, columns);
    throw new Error(
      `Found badges for the column "${heading}", expected one of ${columns.join(', ')}${
        close === undefined ? '' : ` (did you mean "${close}"?)`
      }.`,
    );
  }
  return index;
}

/**
 * Writes the texts of badges, by row and then by cell.
 *
 * @throws Error if a heading is not in the table.
 */
export function makeBadges(
  {columns, rows}: SheetTable,
  headings: readonly string[] = [],
): readonly (readonly (string | undefined)[])[] {
  const texts = new Map(
    headings.map((heading) => {
      const index = findColumn(columns, heading);
      const cells = rows.map((row) => row.cells[index] ?? '');
      return [index, badgeTexts(cells, headingText(heading))] as const;
    }),
  );
  return rows.map((_, row) =>
    columns.map((_, index) => texts.get(index)?.[row]),
  );
}
