import type {SheetTable} from './sheetTable';

/** The layout of a table. */
export type TableForm = {
  /** Whether it scrolls sideways, beside its first column. */
  readonly isWide: boolean;
  /** Whether it has a single row, which is shown as labels over values at any width. */
  readonly isFacts: boolean;
  /** Whether its rows are names over pairs of label and value on a phone. */
  readonly inRows: boolean;
};

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

/** Decides the form of a table from its columns and cells; cards are rows, however many columns they have. */
export function tableForm(table: SheetTable, areCards = false): TableForm {
  if (table.rows.length === 1) {
    return {isWide: false, isFacts: true, inRows: true};
  }
  const isWide = table.columns.length > MOST_COLUMNS;
  return {
    isWide,
    isFacts: false,
    inRows: isWide ? areCards : !isNarrow(table),
  };
}

/** The class names for the form of a table; undefined if it needs none. */
export function formClasses(form: TableForm): string | undefined {
  const {isWide, isFacts, inRows} = form;
  if (isFacts) {
    return 'table-facts';
  }
  const names = [
    ...(isWide ? ['table-wide'] : []),
    ...(inRows ? ['table-rows'] : []),
  ];
  return names.length === 0 ? undefined : names.join(' ');
}

/** Empty cells, which are left out of pairs of label and value. */
const SILENT: ReadonlySet<string> = new Set(['', '—', '–']);

/** Whether a cell is empty. */
export function isSilent(text: string): boolean {
  return SILENT.has(text);
}

/** The label of a cell shown as a pair; undefined if the cell is empty. */
export function cellLabel(text: string, column: string): string | undefined {
  return isSilent(text) ? undefined : column;
}
