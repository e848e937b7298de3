import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readRecords} from '../../../tests/support/sheets';
import {staticDir} from '../../../tests/support/site';
import {spellSheets} from '../../catalogue';

type Row = Readonly<Record<string, string>>;

const {folder} = spellSheets;

/** The rows of all sheets of spells and powers, with the empty ones that keep a place. */
const allRows: readonly Row[] = readdirSync(join(staticDir, folder))
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) => readRecords(`${folder}/${name}`));

/** The rows of all spells and powers that readers can find. */
export const spellRows: readonly Row[] = allRows.filter(
  ({name}) => name !== '',
);

/** Returns how many spells and powers have certain cells. */
export function countRows(cells: Row): number {
  return spellRows.filter((row) =>
    Object.entries(cells).every(([key, cell]) => row[key] === cell),
  ).length;
}
