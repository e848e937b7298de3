import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSheet} from 'read-excel-file/node';
import {parseNumber} from '../../../../plugins/press/workbooks/columns';
import {workbooks} from '../../../documents/workbooks';
import {headingText} from '../../../../plugins/tables/model/cells';
import {parseSheet, type Sheet} from '../../../../src/shared/model/csv';
import {staticDir} from '../../../../tests/support/site';

function parseStaticSheet(path: string): Sheet {
  const result = parseSheet(readFileSync(join(staticDir, path), 'utf8'));
  if (!result.ok) {
    throw new Error(`${path} has faults.`);
  }
  return result.sheet;
}

/** Converts a cell to a number or text, so that `1,200` and 1200 are equal; null if empty. */
function meaning(cell: unknown): number | string | null {
  if (typeof cell === 'string') {
    return cell === '' ? null : (parseNumber(cell) ?? cell);
  }
  return typeof cell === 'number' ? cell : null;
}

const sheets = workbooks.flatMap(({file, sheets: all}) =>
  all.map((sheet) => ({file, ...sheet})),
);

describe('the workbooks of the library', () => {
  it.each(sheets)(
    '$file has on its sheet $name the content of its data files',
    async ({file, name, sources}) => {
      const [head, ...rows] = await readSheet(join(staticDir, file), name);
      const parts = sources.map(parseStaticSheet);
      const kept = (parts[0]?.columns ?? []).filter(
        (column) => column !== 'Page',
      );
      expect(head).toEqual(kept.map(headingText));
      expect(rows.map((cells) => cells.map(meaning))).toEqual(
        parts.flatMap((part) =>
          part.rows.map((cells) =>
            kept.map((column) => meaning(cells[part.columns.indexOf(column)])),
          ),
        ),
      );
    },
  );

  it('have numbers to calculate with if pages show figures', async () => {
    const rows = await readSheet(
      join(staticDir, '/character-creation/weapons-and-armor.xlsx'),
      'Weapons',
    );
    const price = rows[0]?.indexOf('Price (crowns)') ?? -1;
    expect(
      rows.slice(1).every((cells) => typeof cells[price] === 'number'),
    ).toBe(true);
  });

  it('name their sheets as spreadsheet programs allow: unique in a book, 31 letters, no special characters', () => {
    for (const {sheets: all} of workbooks) {
      const names = all.map(({name}) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^[^:\\/?*[\]]{1,31}$/);
      }
    }
  });
});
