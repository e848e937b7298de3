import {describeFault} from '../../pages/fault';
import type {Sheet} from '../../../src/shared/model/csv';
import {
  findSessionColumn,
  readSessionCell,
} from '../../../src/shared/model/sessionMark';

/** A CSV file: its path below static/, its content, and the line of each row. */
export type NamedSheet = {
  readonly path: string;
  readonly sheet: Sheet;
  readonly lines: readonly number[];
};

function describe(
  {path, lines}: NamedSheet,
  [found, expected]: readonly [string, string],
  row = -1,
): string {
  const line = lines[row] ?? 1;
  return describeFault({path: `static${path}`, line, found, expected});
}

/**
 * Counts the sessions of a campaign.
 *
 * @throws Error naming file, found, and expected, if sessions are not numbered from 1 without gaps.
 */
export function countSessions(named: NamedSheet): number {
  const {sheet} = named;
  const column = findSessionColumn(sheet.columns);
  if (column === -1) {
    throw new Error(
      describe(named, [
        `the columns ${sheet.columns.join(', ')}`,
        'a column named Session',
      ]),
    );
  }
  for (const [index, row] of sheet.rows.entries()) {
    if (row[column] !== String(index + 1)) {
      throw new Error(
        describe(
          named,
          [`session "${row[column] ?? ''}"`, String(index + 1)],
          index,
        ),
      );
    }
  }
  return sheet.rows.length;
}

/**
 * Lists the errors in a CSV file whose rows name sessions of a campaign. A row may also name no
 * session, or the next one, which the group prepares for.
 */
export function findSessionFaults(
  named: NamedSheet,
  sessions: number,
): readonly string[] {
  const {sheet} = named;
  const column = findSessionColumn(sheet.columns);
  const next = sessions + 1;
  return sheet.rows.flatMap((row, index) => {
    const cell = row[column] ?? '';
    const session = readSessionCell(cell);
    return cell === '' || (session !== undefined && session <= next)
      ? []
      : [
          describe(
            named,
            [
              `session "${cell}"`,
              `a number from 1 to ${next}, or a range such as 1–${next}`,
            ],
            index,
          ),
        ];
  });
}
