import {makeBadges} from '../../model/badges';
import {splitTable} from '../../model/sheetTable';

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
});
