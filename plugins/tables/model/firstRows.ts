/**
 * Number of rows that fill the first screen, and minimum number of rows of a table that is rendered
 * in two parts.
 */
const FIRST = {rows: 24, from: 40} as const;

type Row = {readonly cells: readonly string[]};

/** Whether a table with these rows is rendered in two parts. */
export function isLongTable(rows: readonly unknown[]): boolean {
  return rows.length >= FIRST.from;
}

function longestWord(cell: string): number {
  return Math.max(...cell.split(/\s+/).map(({length}) => length));
}

/** Finds the row with the largest cell of a column. */
function findLargest<T extends Row>(
  rows: readonly T[],
  size: (row: T) => number,
): T | undefined {
  let largest: T | undefined;
  let most = 0;
  for (const row of rows) {
    if (size(row) > most) {
      most = size(row);
      largest = row;
    }
  }
  return largest;
}

/**
 * Returns the rows of a long table to render first: the first screen, and for each column, the rows
 * with the longest text and the longest word. The width then stays the same when the other rows are
 * added.
 */
export function selectFirstRows<T extends Row>(
  rows: readonly T[],
): readonly T[] {
  const columns = rows[0]?.cells.keys() ?? [];
  const widest = [...columns].flatMap((column) => [
    findLargest(rows, ({cells}) => cells[column]?.length ?? 0),
    findLargest(rows, ({cells}) => longestWord(cells[column] ?? '')),
  ]);
  return rows.filter(
    (row, index) => index < FIRST.rows || widest.includes(row),
  );
}
