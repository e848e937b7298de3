import {headingText, isFigureColumn} from '../../src/features/tables/lib/cells';
import type {Sheet} from '../../src/shared/lib/csv';
import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Fact, Kind, SearchRecord} from '../../src/shared/lib/searchRecord';
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
  /** The anchor of its section; empty before the first one. */
  readonly section: string | undefined;
  /** What the rows are, by what their addresses begin with. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
};

/** How many rows of a table without addresses are told of. */
const ROWS_TOLD = 60;

/** How long a cell is at most that is told beside the head of its column, in signs. */
const SHORT = 40;

/** What a table says: its rows that have addresses, and the words of the others. */
export type TableContent = {
  readonly records: readonly SearchRecord[];
  readonly text: string;
};

type Row = {
  /** Its first cell, which its address is made of. */
  readonly first: string;
  /** What it is found by: its first cell, or the second where the first is a figure. */
  readonly name: string;
  /** The cells that say something by themselves, the name not among them. */
  readonly words: string;
  /** A short form of its cells under the heads of their columns. */
  readonly facts: readonly Fact[];
};

/** The cells of a row that are short enough to be told with their heads. */
function listFacts(
  columns: readonly string[],
  cells: readonly string[],
): Fact[] {
  return columns
    .map((column, index): Fact => [headingText(column), cells[index] ?? ''])
    .filter(
      ([, cell], index) =>
        columns[index] !== PAGE_COLUMN &&
        /\w/.test(cell) &&
        cell.length <= SHORT,
    );
}

/** Whether something can be found by a cell; a figure is no name. */
function isName(cell: string): boolean {
  return /^\p{L}/u.test(cell) && !isFigureColumn([cell]);
}

/** The head of a column of numbers that dice show: what follows them are events, not names. */
const DICE = /^\d*d(?:\d|%)/;

/** The place of the cell that names a row: ranks and levels stand before names. */
function findName(
  [first = '', second = '']: readonly string[],
  [head = '']: readonly string[],
): number {
  const isSecond =
    !DICE.test(head) &&
    !isName(first) &&
    isName(second) &&
    second.length <= SHORT;
  return isSecond ? 1 : 0;
}

/** Cells of figures alone say nothing without their table. */
function listRows(sheet: Sheet): readonly Row[] {
  const page = sheet.columns.indexOf(PAGE_COLUMN);
  return sheet.rows.map((cells) => {
    const named = findName(cells, sheet.columns);
    const isTold = (_: string, index: number): boolean => index !== named;
    return {
      first: cells[0] ?? '',
      name: cells[named] ?? '',
      words: cells
        .filter(
          (cell, index) =>
            index !== named &&
            index !== page &&
            cell !== '' &&
            !isFigureColumn([cell]),
        )
        .join(' · '),
      facts: listFacts(sheet.columns.filter(isTold), cells.filter(isTold)),
    };
  });
}

/** What a box tells of the one row that it shows. */
export function boxFacts(
  {src, selection}: ShownSheet,
  sheetAt: SheetAt,
): readonly Fact[] {
  const sheet = sheetAt(src);
  return sheet === undefined || selection.row === undefined
    ? []
    : listRows(selectFromSheet(sheet, selection)).flatMap(({facts}) => facts);
}

/** The address of a row: its own anchor, or the section of its table. */
function getAddress(
  first: string,
  anchors: string | undefined,
  {to, section}: Place,
): string {
  const anchor =
    anchors === undefined ? section : kebabCase(`${anchors} ${first}`);
  return anchor === undefined ? to : `${to}#${anchor}`;
}

/** Finds out what a table tells, and which of its rows can be found by themselves. */
export function tableContent(
  {src, caption, anchors, selection}: ShownSheet,
  place: Place,
  sheetAt: SheetAt,
): TableContent {
  const sheet = sheetAt(src);
  const rows =
    sheet === undefined ? [] : listRows(selectFromSheet(sheet, selection));
  const own =
    selection.row === undefined ? rows.filter(({name}) => isName(name)) : [];
  const others = rows
    .filter((row) => anchors === undefined || !own.includes(row))
    .slice(0, ROWS_TOLD);
  return {
    records: own.map(({first, name, words, facts}) => ({
      kind: anchors === undefined ? 'line' : (place.rowKinds[anchors] ?? 'row'),
      title: name,
      to: getAddress(first, anchors, place),
      within: place.title,
      ...(facts.length > 0 && {facts}),
      text: [words, caption].filter((part) => part !== '').join(' · '),
    })),
    text: [caption, ...others.map(({name, words}) => `${name} ${words}`.trim())]
      .filter((part) => part !== '')
      .join('. '),
  };
}
