import {
  gridColumns,
  gridForm,
} from '../../../../../src/features/grid/lib/gridColumns';
import {limits} from '../../../../../src/site/limits';

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

  it('know the position of their cells', () => {
    expect(gridColumns(spells).map(({index}) => index)).toEqual([
      0, 1, 3, 4, 5,
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

  it('can be changed one by one', () => {
    const [name, , motes] = gridColumns(spells, {
      name: {title: 'Spell', filter: false},
      Motes: {width: 90},
    });
    expect(name).toMatchObject({title: 'Spell', filter: 'none'});
    expect(motes).toMatchObject({title: 'Motes', filter: 'number', width: 90});
  });

  it('stop the build if a column does not exist', () => {
    expect(() => gridColumns(spells, {Mote: {width: 90}})).toThrow(
      'Found something said of the column "Mote", expected one of name, castingTime, Page, Motes, Damage, Note.',
    );
  });
});

describe('the rows of a sheet', () => {
  const {from} = limits.grid;

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
