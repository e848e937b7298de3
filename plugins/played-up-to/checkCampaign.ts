import type {Sheet} from '../../src/shared/lib/csv';
import {
  findSessionColumn,
  readSessionCell,
} from '../../src/shared/lib/sessionMark';

/** A sheet with its path under static/. */
export type NamedSheet = {readonly path: string; readonly sheet: Sheet};

function describe(
  path: string,
  {found, expected}: {readonly found: string; readonly expected: string},
): string {
  return `static${path}: found ${found}, expected ${expected}.`;
}

/**
 * Counts the sessions of a campaign.
 *
 * @throws Error naming the file, what was found and what was expected, if they are not numbered from 1 without gaps.
 */
export function countSessions({path, sheet}: NamedSheet): number {
  const column = findSessionColumn(sheet.columns);
  if (column === -1) {
    throw new Error(
      describe(path, {
        found: `the columns ${sheet.columns.join(', ')}`,
        expected: 'one named Session',
      }),
    );
  }
  for (const [index, row] of sheet.rows.entries()) {
    if (row[column] !== String(index + 1)) {
      throw new Error(
        describe(path, {
          found: `session "${row[column] ?? ''}" in row ${index + 1}`,
          expected: String(index + 1),
        }),
      );
    }
  }
  return sheet.rows.length;
}

/**
 * Lists the faults of a sheet whose rows name sessions of a campaign. A row may name none, or the next
 * session, for which its group prepares.
 */
export function findSessionFaults(
  {path, sheet}: NamedSheet,
  sessions: number,
): readonly string[] {
  const column = findSessionColumn(sheet.columns);
  const next = sessions + 1;
  return sheet.rows.flatMap((row) => {
    const cell = row[column] ?? '';
    const session = readSessionCell(cell);
    return cell === '' || (session !== undefined && session <= next)
      ? []
      : [
          describe(path, {
            found: `session "${cell}"`,
            expected: `a number from 1 to ${next}, or a range such as 1–${next}`,
          }),
        ];
  });
}
