import {headingText, isFigureColumn} from '../../tables/model/cells';
import {
  findFileCampaign,
  type CampaignRow,
} from '../../../src/shared/model/campaignRow';
import type {Sheet} from '../../../src/shared/model/csv';
import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {
  Fact,
  Kind,
  SearchRecord,
} from '../../../src/shared/model/searchRecord';
import {PAGE_COLUMN, selectFromSheet} from '../../tables/model/selectFromSheet';
import type {ShownSheet} from './shownSheets';

/** Returns a CSV file by its path below static/; undefined if it cannot be read. */
export type SheetAt = (src: string) => Sheet | undefined;

/** The context of a table on a page. */
export type TableContext = {
  /** Address of the page. */
  readonly to: string;
  readonly title: string;
  /** The anchor of its section; undefined before the first one. */
  readonly section: string | undefined;
  /** The kinds of rows, by the prefix of their anchors. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
  /** The campaigns that its rows may reveal. */
  readonly campaigns: readonly CampaignRow[];
};

/** The maximum number of rows without anchors that are indexed per table. */
const ROWS_TOLD = 60;

/** Maximum length of a cell that becomes a fact, in characters. */
const SHORT = 40;

/** The content of a table: its rows with anchors, and the words of the others. */
export type TableContent = {
  readonly records: readonly SearchRecord[];
  readonly text: string;
  /** The sessions of campaigns that its words reveal. */
  readonly sessions: readonly string[];
};

type Row = {
  /** Its first cell, the source of its anchor. */
  readonly first: string;
  /** Its name: the first cell, or the second if the first is a number. */
  readonly name: string;
  /** Its cells with words, except the name. */
  readonly words: string;
  /** Its short cells with their headings. */
  readonly facts: readonly Fact[];
  /** The session of a campaign that reveals it. */
  readonly session: string | undefined;
};

/** Lists the short cells of a row with their headings. */
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

/** Whether a cell can serve as a name; with an anchor, a number may precede its words. */
function isName(cell: string, isAnchored: boolean): boolean {
  const name = isAnchored ? /^(?:\d+ )?\p{L}/u : /^\p{L}/u;
  return name.test(cell) && !isFigureColumn([cell]);
}

/** The heading of a column of dice results. */
const DICE = /^\d*d(?:\d|%)/;

/** Whether rows are unnamed events to roll for: without anchors, or without other text. */
function isEvents(
  [head = '', , tells]: readonly string[],
  isAnchored: boolean,
): boolean {
  return DICE.test(head) && !(isAnchored && tells !== undefined);
}

/** The index of the cell that names a row: ranks, levels, and dice may precede names. */
function findName(
  [first = '', second = '']: readonly string[],
  columns: readonly string[],
  isAnchored: boolean,
): number {
  const isSecond =
    !isEvents(columns, isAnchored) &&
    !isName(first, isAnchored) &&
    isName(second, isAnchored) &&
    second.length <= SHORT;
  return isSecond ? 1 : 0;
}

/**
 * The kind of the rows of a table; events to roll for rank below other records of the same name.
 */
function findKind(
  anchors: string | undefined,
  [head = '']: readonly string[],
  {rowKinds}: TableContext,
): Kind {
  return anchors === undefined || DICE.test(head)
    ? 'line'
    : (rowKinds[anchors] ?? 'row');
}

/** Lists the rows of a table, except rows of numbers, which mean nothing without it. */
function listRows(sheet: Sheet, isAnchored: boolean): readonly Row[] {
  const page = sheet.columns.indexOf(PAGE_COLUMN);
  return sheet.rows.map((cells, index) => {
    const named = findName(cells, sheet.columns, isAnchored);
    const isShown = (_: string, index: number): boolean => index !== named;
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
      facts: listFacts(sheet.columns.filter(isShown), cells.filter(isShown)),
      session: sheet.marks?.[index] ?? undefined,
    };
  });
}

/** The facts of the row that a box shows. */
export function boxFacts(
  {src, selection}: ShownSheet,
  sheetAt: SheetAt,
): readonly Fact[] {
  const sheet = sheetAt(src);
  return sheet === undefined || selection.row === undefined
    ? []
    : listRows(selectFromSheet(sheet, selection), false).flatMap(
        ({facts}) => facts,
      );
}

/** The address of a row: its own anchor, or the section of its table. */
function getAddress(
  first: string,
  anchors: string | undefined,
  {to, section}: TableContext,
): string {
  const anchor =
    anchors === undefined ? section : kebabCase(`${anchors} ${first}`);
  return anchor === undefined ? to : `${to}#${anchor}`;
}

/** Extracts the content of a table, and the rows that have records of their own. */
export function tableContent(
  {src, caption, anchors, selection}: ShownSheet,
  place: TableContext,
  sheetAt: SheetAt,
): TableContent {
  const sheet = sheetAt(src);
  const isAnchored = anchors !== undefined;
  const campaign = findFileCampaign(src, place.campaigns);
  const shown = sheet && selectFromSheet(sheet, {...selection, campaign});
  const rows = shown === undefined ? [] : listRows(shown, isAnchored);
  const own =
    selection.row === undefined
      ? rows.filter(({name}) => isName(name, isAnchored))
      : [];
  const others = rows
    .filter((row) => !isAnchored || !own.includes(row))
    .slice(0, ROWS_TOLD);
  return {
    records: own.map(({first, name, words, facts, session}) => ({
      kind: findKind(anchors, shown?.columns ?? [], place),
      title: name,
      to: getAddress(first, anchors, place),
      within: place.title,
      ...(facts.length > 0 && {facts}),
      ...(session !== undefined && {session}),
      text: [words, caption].filter((part) => part !== '').join(' · '),
    })),
    text: [caption, ...others.map(({name, words}) => `${name} ${words}`.trim())]
      .filter((part) => part !== '')
      .join('. '),
    sessions: others.flatMap(({session}) => session ?? []),
  };
}
