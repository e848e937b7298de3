import {readFile} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {
  parseSheet,
  type Sheet,
  type SheetFault,
} from '../../../src/shared/model/csv';
import {nearest} from '../../../src/shared/model/nearest';
import {describeFault} from '../../pages/fault';

/** The author's list of a folder, with titles and alternative text. */
const LIST = 'index.csv';

export function isList(path: string): boolean {
  return posix.basename(path) === LIST;
}

type Labels = {
  /** Entries of index.csv by path. */
  readonly labels: ReadonlyMap<string, AssetLabel>;
  readonly faults: readonly string[];
};

export async function readLabels(
  staticDir: string,
  paths: readonly string[],
): Promise<Labels> {
  const labels = new Map<string, AssetLabel>();
  const faults: string[] = [];
  for (const list of paths.filter(isList)) {
    const folder = posix.dirname(list);
    const names = paths
      .filter((path) => posix.dirname(path) === folder && path !== list)
      .map((path) => posix.basename(path));
    const text = await readFile(join(staticDir, list), 'utf8');
    const result = parseLabels(text, names);
    for (const label of result.labels) {
      labels.set(posix.join(folder, label.file), label);
    }
    faults.push(
      ...result.faults.map(({line, found, expected}) =>
        describeFault({
          path: `${basename(staticDir)}/${list}`,
          line,
          found,
          expected,
        }),
      ),
    );
  }
  return {labels, faults};
}

/** An entry of index.csv. */
export type AssetLabel = {
  /** Name of the file in its folder. */
  readonly file: string;
  readonly title?: string;
  readonly alt?: string;
  /** Further columns, by heading. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Index of the row, from 0. */
  readonly row: number;
};

type LabelsResult = {
  readonly labels: readonly AssetLabel[];
  readonly faults: readonly SheetFault[];
};

/** The columns that the site uses; all others hold notes. */
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
          expected: `a column "file"; ${COLUMNS.slice(1).join(', ')}, and others are optional`,
        },
      ];
}

/** Returns the 1-based number of the last line that names a file. */
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
          expected: `the name of a file in this folder${close === undefined ? '' : ` (did you mean "${close}"?)`}`,
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
            expected: 'each file only once',
          },
        ];
  });
}

/** Collects the non-empty cells of further columns by heading. */
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
 * Parses the index.csv of a folder: the columns `file`, `title` and `alt`, and notes in any other.
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
