import {gridColumns, gridForm, gridLimits} from '../../model/gridColumns';

const spells = {
  columns: ['name', 'castingTime', 'Page', 'Motes', 'Damage', 'Note'],
  rows: [
    ['Harden Skin', '1 round', '/a.html', '2', '1d6', ''],
    ['Smoke of Disguise', '10 AP', '/b.html', '—', '2d6', ''],
  ],
};

describe('the columns of a grid', () => {
  it('are the headings with camel case split, without the column of pages', () => {
    expect(gridColumns(spells).map(({title}) => title)).toEqual([
      'Name',
      'Casting Time',
      'Motes',
      'Damage',
      'Note',
    ]);
  });

  it('are filtered as numbers if they hold numbers, else as text', () => {
    expect(gridColumns(spells).map(({filter}) => filter)).toEqual([
      'text',
      'text',
      'number',
      'text',
      'text',
    ]);
  });
});

describe('the rows of a sheet', () => {
  const {from} = gridLimits;

  it.each([
    [29, false, 'table'],
    [30, false, 'grid'],
    [10_000, false, 'grid'],
    [1, true, 'grid'],
  ])(
    'are shown, if there are %d and `always` is %s, in a %s',
    (rows, always, form) => {
      expect(gridForm(rows, {from, always})).toBe(form);
    },
  );
});
