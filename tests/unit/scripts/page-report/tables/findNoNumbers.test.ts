import {findNoNumbers} from '../../../../../scripts/page-report/tables/findNoNumbers';

const before = 'Shield,DEF,Note\nBuckler,+1,light\nBoard,—,\nWall,"1,200",7\n';

/** Finds faults after a text of the sheet is replaced. */
function find(from: string, to: string): readonly string[] {
  return findNoNumbers('static/a.csv', before, before.replace(from, to));
}

describe('numbers that fights and characters are reckoned with (W2)', () => {
  it('are not replaced by words', () => {
    expect(find('+1', 'one')).toEqual([
      'static/a.csv:2: found "one" below "DEF", expected a number, because fights and characters are reckoned with it.',
    ]);
  });

  it.each(['2', '+2', '−3', '-3', '1.5', '2,400', '—', ''])(
    'may become "%s"',
    (cell) => {
      expect(find('+1', cell.includes(',') ? `"${cell}"` : cell)).toEqual([]);
    },
  );

  it('are those of columns without words', () => {
    expect(find('light', 'heavy')).toEqual([]);
    expect(find('7', 'seven')).toEqual([]);
  });

  it('are looked for in new rows, too', () => {
    expect(find('Board', 'Roof,x,\nBoard')).toEqual([
      expect.stringContaining('static/a.csv:3: found "x" below "DEF"'),
    ]);
  });

  it('are not looked for in a sheet that cannot be read', () => {
    expect(find('Board,—,', 'Board')).toEqual([]);
  });
});
