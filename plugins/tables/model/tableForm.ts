import {headingText} from './cells';
import {leastWidth} from './leastWidth';
import type {SheetTable} from './sheetTable';

/** The layout of a table. */
export type TableForm = {
  /** Whether it scrolls sideways while its first column stays in place. */
  readonly isWide: boolean;
  /** Whether it has a single row, which is shown as labels over values at any width. */
  readonly isFacts: boolean;
  /** Whether each row is a name above labels and values on a phone. */
  readonly inRows: boolean;
  /** How much extra room its words need; absent if they need none. */
  readonly breadth?: Breadth;
};

/** Broader tables turn into rows at greater widths. */
type Breadth = 'broad' | 'broadest';

/** Minimum sums of column widths for each breadth, in characters. */
const BREADTHS: readonly (readonly [Breadth, number])[] = [
  ['broadest', 53],
  ['broad', 48],
];

/** A table with more columns than this scrolls sideways. */
const MOST_COLUMNS = 5;

/** The width of the narrowest viewport and the gap between two columns, both in characters. */
const NARROWEST = {characters: 34, gap: 2} as const;

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}

/** Whether a table fits the narrowest viewport with each cell on one line. */
function isNarrow({columns, kinds, rows}: SheetTable): boolean {
  const widths = columns.map(
    (column, index) =>
      longest([
        ...column.split(/\s/),
        ...rows.map(({cells}) => cells[index] ?? ''),
      ]) + NARROWEST.gap,
  );
  return (
    !kinds.includes('sentence') &&
    widths.reduce((sum, width) => sum + width, 0) <= NARROWEST.characters
  );
}

/** Sums the minimum widths of columns at which no cell has one word per line, in characters. */
function sumLeastWidths({columns, kinds, rows}: SheetTable): number {
  const widths = columns.map((column, index) => {
    const cells = rows.map((row) => row.cells[index] ?? '');
    const inOneLine = kinds[index] === 'figure' || kinds[index] === 'date';
    return Math.max(
      leastWidth(headingText(column)),
      inOneLine ? longest(cells) : Math.max(...cells.map(leastWidth)),
    );
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Decides how broad a table is, by the words of all its columns. */
function findBreadth(table: SheetTable): Breadth | undefined {
  const sum = sumLeastWidths(table);
  return BREADTHS.find(([, from]) => sum >= from)?.[0];
}

/** Decides the form of a table from its columns and cells; cards are always rows, whatever the number of columns. */
export function tableForm(table: SheetTable, areCards = false): TableForm {
  if (table.rows.length === 1) {
    return {isWide: false, isFacts: true, inRows: true};
  }
  if (table.columns.length > MOST_COLUMNS) {
    return {isWide: true, isFacts: false, inRows: areCards};
  }
  const inRows = !isNarrow(table);
  const breadth = inRows ? findBreadth(table) : undefined;
  return {isWide: false, isFacts: false, inRows, ...(breadth && {breadth})};
}

/** The class names for the form of a table; undefined if it needs none. */
export function formClasses(form: TableForm): string | undefined {
  const {isWide, isFacts, inRows, breadth} = form;
  if (isFacts) {
    return 'table-facts';
  }
  const names = [
    ...(isWide ? ['table-wide'] : []),
    ...(inRows ? ['table-rows'] : []),
    ...(breadth ? [`table-${breadth}`] : []),
  ];
  return names.length === 0 ? undefined : names.join(' ');
}

/** Cells that count as empty, and are not shown as label and value. */
const SILENT: ReadonlySet<string> = new Set(['', '—', '–']);

/** Whether a cell is empty. */
export function isSilent(text: string): boolean {
  return SILENT.has(text);
}

/** The label of a cell shown as a pair; undefined if the cell is empty. */
export function cellLabel(text: string, column: string): string | undefined {
  return isSilent(text) ? undefined : column;
}
