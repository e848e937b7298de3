/** A cell of a table, counted from 0 among the rows that are shown. */
export type GridPlace = {readonly row: number; readonly column: number};

/** How many rows and columns are shown. */
export type GridSize = {readonly rows: number; readonly columns: number};

const steps: Readonly<Record<string, readonly [row: number, column: number]>> =
  {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    Home: [0, -Infinity],
    End: [0, Infinity],
    PageUp: [-10, 0],
    PageDown: [10, 0],
  };

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}

/** Returns the cell that a key leads to; undefined if it leads nowhere. */
export function movePlace(
  key: string,
  {row, column}: GridPlace,
  {rows, columns}: GridSize,
): GridPlace | undefined {
  const step = steps[key];
  return step === undefined
    ? undefined
    : {
        row: clamp(row + step[0], rows),
        column: clamp(column + step[1], columns),
      };
}

/** Whether keys mean that edits are to be saved. */
export function isSaveKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 's' && (ctrlKey || metaKey);
}
