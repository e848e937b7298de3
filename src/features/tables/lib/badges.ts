import {nearest} from '../../../shared/lib/nearest';
import {headingText, isFigureColumn} from './cells';
import type {SheetTable} from './sheetTable';
import {isSilent} from './tableForm';

/** What columns hold that answer whether or not. */
const YES = 'yes';
const NO = 'no';

/** Tells whether a column answers whether or not; single cells may say more. */
function answers(cells: readonly string[]): boolean {
  return cells.includes(YES) && cells.includes(NO);
}

/**
 * The words of a badge that stands for a cell without its heading, one for each cell of
 * a column: "2 AP", "provokes"; none where there is nothing to point out.
 */
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

function columnOf(columns: readonly string[], heading: string): number {
  const index = columns.indexOf(heading);
  if (index === -1) {
    const close = nearest(heading, columns);
    throw new Error(
      `Found badges for the column "${heading}", expected one of ${columns.join(', ')}${
        close === undefined ? '' : ` (perhaps "${close}")`
      }.`,
    );
  }
  return index;
}

/**
 * What stands in badges, for each row by the place of the cell.
 *
 * @throws Error where a column is named that the table has not.
 */
export function badgesOf(
  {columns, rows}: SheetTable,
  headings: readonly string[] = [],
): readonly (readonly (string | undefined)[])[] {
  const texts = new Map(
    headings.map((heading) => {
      const index = columnOf(columns, heading);
      const cells = rows.map((row) => row.cells[index] ?? '');
      return [index, badgeTexts(cells, headingText(heading))] as const;
    }),
  );
  return rows.map((_, row) =>
    columns.map((_, index) => texts.get(index)?.[row]),
  );
}
