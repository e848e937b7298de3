import {splitTable} from '../../model/sheetTable';
import {cellLabel, formClasses, tableForm} from '../../model/tableForm';

/** Returns the form of a table with this many equal columns and rows. */
function getForm(columns: number, {cell = '12', rows = 2, cards = false} = {}) {
  const row = Array.from({length: columns}, () => cell);
  const table = splitTable({
    columns: row.map((_, index) => `C${index}`),
    rows: Array.from({length: rows}, () => row),
  });
  return tableForm(table, cards);
}

describe('a table in a narrow window', () => {
  it('scrolls sideways from its sixth column on', () => {
    expect(getForm(5).isWide).toBe(false);
    expect(getForm(6)).toEqual({
      isWide: true,
      isFacts: false,
      inRows: false,
    });
  });

  it('is shown whole on a phone if its cells take no more than 34 characters', () => {
    expect(getForm(2, {cell: 'fifteen letters'}).inRows).toBe(false);
    expect(getForm(2, {cell: 'sixteen letters.'}).inRows).toBe(true);
  });

  it('is shown as rows if the author asks for cards', () => {
    expect(getForm(6, {cards: true})).toEqual({
      isWide: true,
      isFacts: false,
      inRows: true,
    });
  });

  it.each([1, 6])(
    'is a list of facts if it has a single row, with %i columns',
    (columns) => {
      expect(getForm(columns, {rows: 1})).toEqual({
        isWide: false,
        isFacts: true,
        inRows: true,
      });
      expect(getForm(columns, {rows: 2}).isFacts).toBe(false);
    },
  );
});

describe('a table whose words need a broad place', () => {
  /** Returns the breadth of a table of a column for each cell, all rows alike. */
  function getBreadth(...cells: readonly string[]) {
    return tableForm(
      splitTable({
        columns: cells.map((_, index) => `C${index}`),
        rows: [cells, cells],
      }),
    ).breadth;
  }

  it.each([
    [47, undefined],
    [48, 'broad'],
    [52, 'broad'],
    [53, 'broadest'],
  ])('is one of columns of %i characters at least', (width, breadth) => {
    expect(getBreadth('x'.repeat(20), 'y'.repeat(width - 20))).toBe(breadth);
  });

  it('counts two of three words, and the whole of a figure or a date', () => {
    const long = 'x'.repeat(36);
    expect(getBreadth(long, 'the harbor thing')).toBeUndefined();
    expect(getBreadth(long, 'harbors things markets')).toBe('broad');
    expect(getBreadth(long, 'the 1,450 crowns')).toBeUndefined();
    expect(getBreadth(long, '12 Emberreap 1127 YS')).toBe('broadest');
  });

  it('has a class for it beside that of its rows', () => {
    const form = {isWide: false, isFacts: false, inRows: true} as const;
    expect(formClasses({...form, breadth: 'broad'})).toBe(
      'table-rows table-broad',
    );
    expect(formClasses({...form, breadth: 'broadest'})).toBe(
      'table-rows table-broadest',
    );
  });
});

describe('the label of a cell', () => {
  it('is the heading of its column', () => {
    expect(cellLabel('0', 'AP')).toBe('AP');
  });
});
