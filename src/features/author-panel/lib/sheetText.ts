import {findSeparator} from '../../../shared/lib/csv';

/** A cell, with its place in the text of its sheet. */
export type TextCell = {
  /** Offset of its first character, which is the quote of a quoted cell. */
  readonly start: number;
  /** Offset behind its last character, or behind its closing quote. */
  readonly end: number;
  readonly isQuoted: boolean;
  /** The text without quotes, not trimmed. */
  readonly value: string;
};

/** A line of a sheet, which may be blank. */
export type TextRow = {
  readonly cells: readonly TextCell[];
  /** Offset behind its last cell. */
  readonly end: number;
  /** Offset of the next row, behind the line end. */
  readonly next: number;
};

/** The text of a sheet, divided into cells. */
export type SheetText = {
  readonly text: string;
  readonly separator: string;
  /** All rows in order, including the headings and blank rows. */
  readonly rows: readonly TextRow[];
};

/** Returns the length of the line end at an offset; 0 if there is none. */
function measureLineEnd(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) {
    return 2;
  }
  return text[at] === '\n' || text[at] === '\r' ? 1 : 0;
}

/** Returns the offset behind the closing quote; undefined if the cell has none. */
function findClosing(text: string, start: number): number | undefined {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') {
    at = text.indexOf('"', at + 2);
  }
  return at === -1 ? undefined : at + 1;
}

/** Reads the cell that begins at an offset; undefined if its quotes are faulty. */
function readCell(
  text: string,
  start: number,
  separator: string,
): TextCell | undefined {
  if (text[start] === '"') {
    const end = findClosing(text, start);
    return end === undefined
      ? undefined
      : {
          start,
          end,
          isQuoted: true,
          value: text.slice(start + 1, end - 1).replaceAll('""', '"'),
        };
  }
  let end = start;
  while (
    end < text.length &&
    text[end] !== separator &&
    measureLineEnd(text, end) === 0
  ) {
    end += 1;
  }
  return {start, end, isQuoted: false, value: text.slice(start, end)};
}

/** Skips the blanks between a closing quote and what follows the cell. */
function skipBlanks(text: string, at: number, separator: string): number {
  let end = at;
  while (text[end] === ' ' && separator !== ' ') {
    end += 1;
  }
  return end;
}

function readRow(
  text: string,
  start: number,
  separator: string,
): TextRow | undefined {
  const cells: TextCell[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, separator);
    if (cell === undefined) {
      return undefined;
    }
    cells.push(cell);
    const end = cell.isQuoted
      ? skipBlanks(text, cell.end, separator)
      : cell.end;
    const lineEnd = measureLineEnd(text, end);
    if (end === text.length || lineEnd > 0) {
      return {cells, end, next: end + lineEnd};
    }
    if (text[end] !== separator) {
      return undefined;
    }
    at = end + 1;
  }
}

/**
 * Divides the text of a sheet into cells, with or without a byte order mark.
 *
 * @returns undefined if quotes are not closed, or are followed by other text.
 */
export function readSheetText(text: string): SheetText | undefined {
  const separator = findSeparator(text);
  const rows: TextRow[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const row = readRow(text, at, separator);
    if (row === undefined) {
      return undefined;
    }
    rows.push(row);
    at = row.next;
  }
  return {text, separator, rows};
}

/** Returns the texts of the cells of a row. */
export function readValues({cells}: TextRow): readonly string[] {
  return cells.map(({value}) => value);
}

/** Whether all cells of a row are blank; such rows count as empty lines. */
export function isBlankRow({cells}: TextRow): boolean {
  return cells.every(({value}) => value.trim() === '');
}
