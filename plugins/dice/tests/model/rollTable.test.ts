import {checkRollTable, parseRange, findRow} from '../../model/rollTable';
import fc from '../../../../tests/support/properties';

const table = (...cells: readonly string[]) => ({
  columns: ['d20', 'What happens'],
  rows: cells.map((cell) => [cell, `after ${cell}`]),
});

describe('a table to roll on', () => {
  it.each([
    ['7', [7, 7]],
    ['2-5', [2, 5]],
    ['2 – 5', [2, 5]],
    ['96–00', [96, 100]],
    ['01–05', [1, 5]],
    ['', undefined],
    ['any', undefined],
  ])('reads "%s"', (cell, expected) => {
    expect(parseRange(cell)).toEqual(expected);
  });

  it.each([
    [
      'd6',
      ['1', '3–6'],
      'found "3–6", which leaves a gap, expected a row that starts with 2',
    ],
    [
      'd6',
      ['1–3', '3–6'],
      'found "3–6", which overlaps the row above, expected a row that starts with 4',
    ],
    [
      'd6',
      ['1–5'],
      'found a last row that ends with 5, expected it to end with 6, the highest roll of d6',
    ],
    [
      'd6',
      ['1–7'],
      'found a last row that ends with 7, expected it to end with 6, the highest roll of d6',
    ],
    [
      'd6',
      ['1', 'else'],
      'found "else" in the first column, expected a number, or a range such as 2–5',
    ],
    [
      'six',
      ['1–6'],
      'found the dice "six", expected dice such as 2d6, or a number',
    ],
  ])('is rejected for %s with the rows %j', (dice, cells, message) => {
    expect(() => {
      checkRollTable(table(...cells), dice);
    }).toThrow(new Error(message));
  });

  it('has exactly one row for each result, however the results are divided', () => {
    const steps = fc.array(fc.integer({min: 1, max: 5}), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (lengths) => {
        const ends = lengths.map((_, index) =>
          lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0),
        );
        const sheet = table(
          ...ends.map(
            (end, index) => `${end - (lengths[index] ?? 0) + 1}–${end}`,
          ),
        );
        const most = Math.max(2, ends.at(-1) ?? 0);
        fc.pre(most === ends.at(-1));
        checkRollTable(sheet, `d${most}`);
        const rows = Array.from({length: most}, (_, index) =>
          findRow(sheet.rows, index + 1),
        );
        return (
          rows.every((row, index) => {
            const begin = row === 0 ? 0 : (ends[row - 1] ?? Infinity);
            return begin <= index && index < (ends[row] ?? 0);
          }) && findRow(sheet.rows, most + 1) === -1
        );
      }),
    );
  });
});
