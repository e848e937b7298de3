import {columnKind, isDateColumn, isFigureColumn} from '../../model/cells';

describe('a column of figures', () => {
  it.each([
    ['whole numbers', ['1', '20', '300']],
    ['decimals', ['1.90', '0.06']],
    ['numbers with a sign', ['+2', '0', '−3', '-1']],
    ['fractions', ['1/2', '3/4']],
    ['shares', ['50%', '5 %']],
    ['dice', ['d20', '2d6', '2d6+3', '1d8−1']],
    ['feet', ['60 ft']],
    ['action points', ['4 AP']],
    ['numbers and dashes for none', ['22,800', '—', '–']],
    ['numbers and empty cells', ['50', '', '50']],
  ])('holds %s', (_, cells) => {
    expect(isFigureColumn(cells)).toBe(true);
  });

  it.each([
    ['words', ['Leather', 'Mail']],
    ['one word among numbers', ['1', 'none', '3']],
    ['numbers with words before them', ['level 3']],
    ['dates', ['12 Emberreap 1127']],
    ['nothing', []],
    ['empty cells alone', ['', '']],
  ])('does not hold %s', (_, cells) => {
    expect(isFigureColumn(cells)).toBe(false);
  });
});

describe('a column of days', () => {
  it.each([
    ['world dates', ['40 Stormrise 1127 YS', '1 Highwind 1127 YS']],
    ['world dates before the Sealing', ['9 Hazefall −312 YS']],
    ['days of a month', ['1 Rimewane', '13 Highwind']],
    ['days of play', ['2025-12-13', '2026-11-14']],
    ['days and empty cells', ['1 Rimewane', '']],
  ])('holds %s', (_, cells) => {
    expect(isDateColumn(cells)).toBe(true);
  });

  it.each([
    ['a feast without a date', ['1 Rimewane', 'fifth Gate Day']],
    ['amounts', ['12 marks', '3 crowns']],
    ['a day with words after it', ['12 Emberreap 1127 YS, at dusk']],
    ['half a day of play', ['2026-11']],
    ['figures', ['1127', '45']],
    ['nothing', []],
    ['empty cells alone', ['', '']],
  ])('does not hold %s', (_, cells) => {
    expect(isDateColumn(cells)).toBe(false);
  });
});

describe('the alignment of a column', () => {
  it.each([
    ['figures under one another', ['1', '—', '2d6+3'], 'figure'],
    ['words as they are', ['Leather', '1'], 'word'],
    ['a cell of 32 characters as words', ['x'.repeat(32)], 'word'],
    [
      'a cell of 33 characters as a sentence',
      ['a', 'x'.repeat(33)],
      'sentence',
    ],
    [
      'three long words as a sentence, which has room for two in a line',
      ['own', 'quartermasters, lieutenants, ambassadors'],
      'sentence',
    ],
    ['two long words as words', ['quartermasters lieutenants'], 'word'],
    [
      'days in one line',
      ['12 Emberreap 1127 YS', '1 Highwind 1127 YS'],
      'date',
    ],
    ['an empty column as words', ['', ''], 'word'],
  ])('is %s', (_, cells, kind) => {
    expect(columnKind(cells)).toBe(kind);
  });
});
