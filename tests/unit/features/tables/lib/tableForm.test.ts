import {splitTable} from '../../../../../src/features/tables/lib/sheetTable';
import {
  cellLabel,
  formClasses,
  tableForm,
} from '../../../../../src/features/tables/lib/tableForm';

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

  it('is not shown whole there if a cell is a sentence', () => {
    expect(getForm(1, {cell: 'x'.repeat(32)}).inRows).toBe(false);
    expect(getForm(1, {cell: 'x'.repeat(33)}).inRows).toBe(true);
  });

  it('counts the longest word of a heading, and the whole of a cell', () => {
    const form = (heading: string, cell: string) =>
      tableForm(
        splitTable({
          columns: ['A', heading],
          rows: [
            ['a', cell],
            ['b', cell],
          ],
        }),
      );
    expect(form('a heading of many short words', '1').inRows).toBe(false);
    expect(form('Heading', 'a cell of many, many short words').inRows).toBe(
      true,
    );
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

  it('has a class for its form, and none if it is shown whole', () => {
    const classes = (columns: number, options: Parameters<typeof getForm>[1]) =>
      formClasses(getForm(columns, options));
    expect(classes(2, {})).toBeUndefined();
    expect(classes(6, {})).toBe('table-wide');
    expect(classes(2, {cell: 'sixteen letters.'})).toBe('table-rows');
    expect(classes(6, {cards: true})).toBe('table-wide table-rows');
    expect(classes(6, {rows: 1})).toBe('table-facts');
  });
});

describe('the label of a cell', () => {
  it('is the heading of its column', () => {
    expect(cellLabel('0', 'AP')).toBe('AP');
  });

  it.each(['', '—', '–'])('is missing if the cell holds "%s"', (text) => {
    expect(cellLabel(text, 'AP')).toBeUndefined();
  });
});
