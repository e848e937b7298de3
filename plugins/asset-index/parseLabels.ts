import {
  parseSheet,
  type Sheet,
  type SheetFault,
} from '../../src/shared/lib/csv';
import {nearest} from '../../src/shared/lib/nearest';

/** What an author says of a file. */
export type AssetLabel = {
  /** Name of the file in its folder. */
  readonly file: string;
  readonly title?: string;
  readonly alt?: string;
  /** Cells of further columns, by heading. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Row of the list, from 0. */
  readonly row: number;
};

export type LabelsResult = {
  readonly labels: readonly AssetLabel[];
  readonly faults: readonly SheetFault[];
};

/** The columns that mean something to the index; any other holds notes. */
const COLUMNS = ['file', 'title', 'alt'] as const;

type Column = (typeof COLUMNS)[number];

function columnFaults(columns: readonly string[]): readonly SheetFault[] {
  return columns.some((column) => column.toLowerCase() === 'file')
    ? []
    : [
        {
          kind: 'heading',
          line: 1,
          found: `the columns ${columns.join(', ')}`,
          expected: `a column "file", beside ${COLUMNS.slice(1).join(', ')} and others`,
        },
      ];
}

/** The last line that names a file, counted from 1. */
function findLine(text: string, file: string): number {
  const lines = text.normalize('NFC').split('\n');
  return lines.findLastIndex((line) => line.includes(file)) + 1;
}

function fileFaults(
  labels: readonly AssetLabel[],
  names: readonly string[],
  text: string,
): readonly SheetFault[] {
  return labels.flatMap(({file}, index) => {
    const line = findLine(text, file);
    if (!names.includes(file)) {
      const close = nearest(file, names);
      return [
        {
          kind: 'malformed',
          line,
          found: `"${file}"`,
          expected: `the name of a file in this folder${close === undefined ? '' : ` (perhaps "${close}")`}`,
        },
      ];
    }
    return labels.findIndex((label) => label.file === file) === index
      ? []
      : [
          {
            kind: 'malformed',
            line,
            found: `"${file}" twice`,
            expected: 'each file once',
          },
        ];
  });
}

/** The cells of further columns, by heading; empty ones are left out. */
function getNotes(
  columns: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> {
  const known: readonly string[] = COLUMNS;
  return Object.fromEntries(
    columns
      .map((column, index) => [column, cells[index] ?? ''] as const)
      .filter(
        ([column, cell]) =>
          cell !== '' && !known.includes(column.toLowerCase()),
      ),
  );
}

function listLabels({columns, rows}: Sheet): readonly AssetLabel[] {
  const heads = columns.map((column) => column.toLowerCase());
  return rows.map((cells, row) => {
    const cell = (column: Column): string => cells[heads.indexOf(column)] ?? '';
    const [title, alt] = [cell('title'), cell('alt')];
    const notes = getNotes(columns, cells);
    return {
      file: cell('file').normalize('NFC'),
      row,
      ...(title !== '' && {title}),
      ...(alt !== '' && {alt}),
      ...(Object.keys(notes).length > 0 && {notes}),
    };
  });
}

/**
 * Reads the list that an author keeps of a folder: its columns `file`, `title` and `alt`, and notes in any other.
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
  const labels = listLabels(result.sheet);
  const plain = names.map((name) => name.normalize('NFC'));
  return {labels, faults: fileFaults(labels, plain, text)};
}
