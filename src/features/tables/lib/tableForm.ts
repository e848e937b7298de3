import type {SheetTable} from './sheetTable';

/** How a table is read where it has little room. */
export type TableForm = {
  /** Whether it scrolls sideways, beside its first column. */
  readonly isWide: boolean;
  /** Whether its rows are names over pairs of label and value on a phone. */
  readonly inRows: boolean;
};

/** The columns of a table that scrolls sideways: more than so many. */
const MOST_COLUMNS = 5;

/** What the narrowest window has room for, in characters, and the room that is kept between two columns. */
const NARROWEST = {characters: 34, gap: 2} as const;

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}

/** Tells whether a table stands whole in the narrowest window, with each cell in one line. */
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

/** Decides how a table is read by its columns and by what they hold; cards are rows, however many columns they have. */
export function tableForm(table: SheetTable, areCards = false): TableForm {
  const isWide = table.columns.length > MOST_COLUMNS;
  return {
    isWide,
    inRows: isWide ? areCards || table.rows.length === 1 : !isNarrow(table),
  };
}

/** The names by which styles know the form of a table; none where it always stands whole. */
export function formClasses({isWide, inRows}: TableForm): string | undefined {
  const names = [
    ...(isWide ? ['table-wide'] : []),
    ...(inRows ? ['table-rows'] : []),
  ];
  return names.length === 0 ? undefined : names.join(' ');
}

/** Cells that say nothing, which are left out of pairs of label and value. */
const SILENT: ReadonlySet<string> = new Set(['', '—', '–']);

/** Tells whether a cell says nothing. */
export function isSilent(text: string): boolean {
  return SILENT.has(text);
}

/** The label of a cell where it is one of a pair; none where it has nothing to say. */
export function cellLabel(text: string, column: string): string | undefined {
  return isSilent(text) ? undefined : column;
}
