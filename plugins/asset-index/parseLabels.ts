import {parseSheet, type Sheet, type SheetFault} from '../../src/lib/csv';
import {nearest} from '../../src/lib/nearest';

/** What an author says of a file. */
export type AssetLabel = {
  /** Name of the file in its folder. */
  readonly file: string;
  readonly title?: string;
  readonly alt?: string;
  /** Row of the list, from 0. */
  readonly row: number;
};

export type LabelsResult = {
  readonly labels: readonly AssetLabel[];
  readonly faults: readonly SheetFault[];
};

/** The columns that a list of files may have. */
const COLUMNS = ['file', 'title', 'alt'] as const;

type Column = (typeof COLUMNS)[number];

function columnFaults(columns: readonly string[]): readonly SheetFault[] {
  const known: readonly string[] = COLUMNS;
  const unknown = columns
    .filter((column) => !known.includes(column.toLowerCase()))
    .map((column) => ({line: 1, found: `the column "${column}"`}));
  const missing = columns.some((column) => column.toLowerCase() === 'file')
    ? []
    : [{line: 1, found: 'no column "file"'}];
  return [...unknown, ...missing].map((fault) => ({
    ...fault,
    expected: `the columns ${COLUMNS.join(', ')}`,
  }));
}

/** The last line that names a file, counted from 1. */
function lineOf(text: string, file: string): number {
  const lines = text.normalize('NFC').split('\n');
  return lines.findLastIndex((line) => line.includes(file)) + 1;
}

function fileFaults(
  labels: readonly AssetLabel[],
  names: readonly string[],
  text: string,
): readonly SheetFault[] {
  return labels.flatMap(({file}, index) => {
    const line = lineOf(text, file);
    if (!names.includes(file)) {
      const close = nearest(file, names);
      return [
        {
          line,
          found: `"${file}"`,
          expected: `the name of a file in this folder${close === undefined ? '' : ` (perhaps "${close}")`}`,
        },
      ];
    }
    return labels.findIndex((label) => label.file === file) === index
      ? []
      : [{line, found: `"${file}" twice`, expected: 'each file once'}];
  });
}

function labelsOf({columns, rows}: Sheet): readonly AssetLabel[] {
  const heads = columns.map((column) => column.toLowerCase());
  return rows.map((cells, row) => {
    const cell = (column: Column): string => cells[heads.indexOf(column)] ?? '';
    const [title, alt] = [cell('title'), cell('alt')];
    return {
      file: cell('file').normalize('NFC'),
      row,
      ...(title !== '' && {title}),
      ...(alt !== '' && {alt}),
    };
  });
}

/**
 * Reads the list that an author keeps of a folder: its columns `file`, `title` and `alt`.
 *
 * @param names names of the files in the folder.
 */
export function parseLabels(
  text: string,
  names: readonly string[],
): LabelsResult {
  const result = parseSheet(text);
  if (!result.ok) {
    return {labels: [], faults: result.faults};
  }
  const wrongColumns = columnFaults(result.sheet.columns);
  if (wrongColumns.length > 0) {
    return {labels: [], faults: wrongColumns};
  }
  const labels = labelsOf(result.sheet);
  const plain = names.map((name) => name.normalize('NFC'));
  return {labels, faults: fileFaults(labels, plain, text)};
}
