import {isFigureColumn} from '../../src/features/tables/lib/cells';
import type {Sheet} from '../../src/shared/lib/csv';
import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Kind, SearchRecord} from '../../src/shared/lib/searchRecord';
import {
  PAGE_COLUMN,
  selectFromSheet,
} from '../../src/features/tables/lib/selectFromSheet';
import type {ShownSheet} from './shownSheets';

/** Gives a sheet by its path under static/; nothing where it cannot be read. */
export type SheetAt = (src: string) => Sheet | undefined;

/** The page that shows a table. */
export type Place = {
  /** Address of the page. */
  readonly to: string;
  readonly title: string;
  /** What the rows are, by what their addresses begin with. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
};

/** How many rows of a table without addresses are told of. */
const ROWS_TOLD = 60;

/** What a table says: its rows that have addresses, and the words of the others. */
export type TableContent = {
  readonly records: readonly SearchRecord[];
  readonly text: string;
};

type Row = {
  readonly name: string;
  /** The cells that say something by themselves, the name not among them. */
  readonly words: string;
};

/** Cells of figures alone say nothing without their table. */
function rowsOf(sheet: Sheet): readonly Row[] {
  const page = sheet.columns.indexOf(PAGE_COLUMN);
  return sheet.rows.map(([name = '', ...cells]) => ({
    name,
    words: cells
      .filter(
        (cell, index) =>
          index + 1 !== page && cell !== '' && !isFigureColumn([cell]),
      )
      .join(' · '),
  }));
}

/** Whether a row can be found by its name; a figure is none. */
function isNamed({name}: Row): boolean {
  return /^\p{L}/u.test(name) && !isFigureColumn([name]);
}

/** Finds out what a table tells, and which of its rows can be found by themselves. */
export function tableContent(
  {src, caption, anchors, selection}: ShownSheet,
  {to, title, rowKinds}: Place,
  sheetAt: SheetAt,
): TableContent {
  const sheet = sheetAt(src);
  const rows =
    sheet === undefined ? [] : rowsOf(selectFromSheet(sheet, selection));
  const own = anchors === undefined ? [] : rows.filter(isNamed);
  const others = rows.filter((row) => !own.includes(row)).slice(0, ROWS_TOLD);
  return {
    records: own.map(({name, words}) => ({
      kind: rowKinds[anchors ?? ''] ?? 'row',
      title: name,
      to: `${to}#${kebabCase(`${anchors ?? ''} ${name}`)}`,
      within: title,
      text: [words, caption].filter((part) => part !== '').join(' · '),
    })),
    text: [caption, ...others.map(({name, words}) => `${name} ${words}`.trim())]
      .filter((part) => part !== '')
      .join('. '),
  };
}
