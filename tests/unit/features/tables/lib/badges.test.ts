import {makeBadges} from '../../../../../src/features/tables/lib/badges';
import {splitTable} from '../../../../../src/features/tables/lib/sheetTable';

/** Returns the badges of a column with this heading. */
function badges(heading: string, cells: readonly string[]) {
  const table = splitTable({
    columns: ['Action', heading],
    rows: cells.map((cell) => ['Step', cell]),
  });
  return makeBadges(table, [heading]).map((row) => row[1]);
}

describe('a badge', () => {
  it('shows a figure with its heading, and text alone', () => {
    expect(badges('AP', ['2', '0', 'all', 'casting time'])).toEqual([
      '2 AP',
      '0 AP',
      'all',
      'casting time',
    ]);
  });

  it('shows the heading if the answer is yes, and is missing if it is no', () => {
    expect(badges('Provokes', ['yes', 'no', 'as it does'])).toEqual([
      'provokes',
      undefined,
      'provokes as it does',
    ]);
  });

  it('is missing if the cell is empty', () => {
    expect(badges('AP', ['', '—'])).toEqual([undefined, undefined]);
  });

  it('applies to the named columns only', () => {
    const table = splitTable({
      columns: ['Action', 'AP'],
      rows: [['Step', '1']],
    });
    expect(makeBadges(table, undefined)).toEqual([[undefined, undefined]]);
  });

  it('lists the available columns if it is for none of them', () => {
    const table = splitTable({columns: ['Action', 'AP'], rows: []});
    expect(() => makeBadges(table, ['Ap'])).toThrow(
      'Found badges for the column "Ap", expected one of Action, AP (perhaps "AP").',
    );
  });
});
