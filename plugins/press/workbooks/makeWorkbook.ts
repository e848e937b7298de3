import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import writeExcelFile, {type CellObject} from 'write-excel-file/node';
import type {Workbook} from '../../documents/model/pressDocument';
import {headingText} from '../../tables/model/cells';
import {PAGE_COLUMN} from '../../tables/model/selectFromSheet';
import {parseSheet, type Sheet} from '../../../src/shared/model/csv';
import type {Made, Press} from '../made';
import {isNumberColumn, numberFormat, parseNumber} from './columns';

/** Minimum and maximum column width, and the padding of its longest cell, in characters. */
const WIDTHS = {least: 7, most: 60, padding: 3} as const;

/**
 * Reads a CSV file by its path below static/.
 *
 * @throws Error naming the file if it is invalid.
 */
export async function readSheet(siteDir: string, path: string): Promise<Sheet> {
  const text = await readFile(join(siteDir, 'static', path), 'utf8');
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(
      `static/${path}: this CSV file is not valid. Run "npm run check" to see why.`,
    );
  }
  return result.sheet;
}

/** A column of a workbook: its cells with the heading, and its width. */
function setColumn(heading: string, cells: readonly string[]) {
  const isNumber = isNumberColumn(cells);
  const align = isNumber ? 'right' : 'left';
  const format = numberFormat(cells);
  const longest = Math.max(
    ...[headingText(heading), ...cells].map((cell) => cell.length),
  );
  const width = longest + WIDTHS.padding;
  const set = cells.map((text): CellObject => {
    const number = isNumber ? parseNumber(text) : null;
    return number === null
      ? {
          ...(text !== '' && {value: text}),
          alignVertical: 'top',
          align,
          wrap: width > WIDTHS.most,
        }
      : {value: number, format, alignVertical: 'top'};
  });
  const head: CellObject = {
    value: headingText(heading),
    fontWeight: 'bold',
    alignVertical: 'bottom',
    align,
    wrap: true,
    bottomBorderStyle: 'thin',
  };
  return {
    cells: [head, ...set],
    width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, width)),
  };
}

/**
 * Combines CSV files with the same headings into one sheet of a workbook, with bold frozen
 * headings, typed numbers, and fitting column widths.
 *
 * @throws Error if there is no file, or if headings differ.
 */
export function setSheet(name: string, parts: readonly Sheet[]) {
  const [first] = parts;
  if (
    first === undefined ||
    parts.some(({columns}) => columns.join() !== first.columns.join())
  ) {
    throw new Error(
      `Found ${parts.length} CSV files for the worksheet "${name}", expected at least one, all with the same headings.`,
    );
  }
  const rows = parts.flatMap((part) => part.rows);
  const columns = first.columns.flatMap((heading, index) =>
    heading === PAGE_COLUMN
      ? []
      : [
          setColumn(
            heading,
            rows.map((cells) => cells[index] ?? ''),
          ),
        ],
  );
  return {
    sheet: name,
    data: [-1, ...rows.keys()].map((row) =>
      columns.map(({cells}) => cells[row + 1] ?? {}),
    ),
    columns: columns.map(({width}) => ({width})),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  };
}

export async function makeWorkbook(
  {file, title, sheets}: Workbook,
  {siteDir}: Press,
): Promise<Made> {
  const ready = await Promise.all(
    sheets.map(async ({name, sources}) =>
      setSheet(
        name,
        await Promise.all(sources.map((path) => readSheet(siteDir, path))),
      ),
    ),
  );
  const bytes = await writeExcelFile(ready).toBuffer();
  const sources = sheets.flatMap((sheet) => sheet.sources);
  return {
    files: [{path: file, title, bytes}],
    sources: sources.map((path) => `static${path}`),
  };
}
