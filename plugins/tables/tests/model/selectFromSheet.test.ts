import type {Sheet, SheetSelection} from '../../../../src/shared/model/csv';
import {PAGE_COLUMN, selectFromSheet} from '../../model/selectFromSheet';

const armor: Sheet = {
  columns: ['Armor', 'Kind', 'Soak'],
  rows: [
    ['Leather', 'Hide', '1'],
    ['Mail', 'Mail', '4'],
    ['Long mail', 'Mail', '5'],
  ],
};

const places: Sheet = {
  columns: ['Territory', 'Seat', 'Page'],
  rows: [
    ['Central', 'Harrowmere', '/prime-almanac/central.html'],
    ['Torosia', 'Toros', '/prime-almanac/torosia.html'],
  ],
};

describe('the part of a sheet that a page shows', () => {
  it('is the chosen columns in the chosen order', () => {
    expect(selectFromSheet(armor, {columns: ['Soak', 'Armor']})).toEqual({
      columns: ['Soak', 'Armor'],
      rows: [
        ['1', 'Leather'],
        ['4', 'Mail'],
        ['5', 'Long mail'],
      ],
    });
  });

  it('is the rows that have the chosen cell', () => {
    expect(
      selectFromSheet(armor, {where: {Kind: 'Mail'}}).rows.map(
        ([name]) => name,
      ),
    ).toEqual(['Mail', 'Long mail']);
  });

  it('is the rows that have every chosen cell', () => {
    expect(
      selectFromSheet(armor, {where: {Kind: 'Mail', Soak: '5'}}).rows,
    ).toEqual([['Long mail', 'Mail', '5']]);
  });

  it('keeps the page of each row at the end', () => {
    expect(PAGE_COLUMN).toBe('Page');
    expect(selectFromSheet(places, {columns: ['Seat']})).toEqual({
      columns: ['Seat', 'Page'],
      rows: [
        ['Harrowmere', '/prime-almanac/central.html'],
        ['Toros', '/prime-almanac/torosia.html'],
      ],
    });
  });

  it('keeps the page where the author put it', () => {
    expect(
      selectFromSheet(places, {columns: ['Page', 'Seat']}).columns,
    ).toEqual(['Page', 'Seat']);
  });
});

describe('a missing part of a sheet', () => {
  it.each<[string, SheetSelection, string]>([
    [
      'a column that is nearly right',
      {columns: ['Sook']},
      'found no column "Sook", expected one of Armor, Kind, Soak (did you mean "Soak"?)',
    ],
    [
      'a condition on a column',
      {where: {Knd: 'Mail'}},
      'found no column "Knd", expected one of Armor, Kind, Soak (did you mean "Kind"?)',
    ],
    [
      'a row that is nearly right',
      {row: 'Lether'},
      'found no row with Armor = "Lether", expected at least one (did you mean "Leather"?)',
    ],
    [
      'two conditions that no row meets',
      {where: {Kind: 'Mail', Soak: '1'}},
      'found no row with Kind = "Mail" and Soak = "1", expected at least one',
    ],
  ])('is refused: %s', (_, selection, message) => {
    expect(() => selectFromSheet(armor, selection)).toThrow(new Error(message));
  });
});

describe('the last rows of a sheet', () => {
  const sheet = {columns: ['Session'], rows: [['1'], ['2'], ['3']]};

  it.each([
    [1, ['3']],
    [2, ['2', '3']],
    [9, ['1', '2', '3']],
    [undefined, ['1', '2', '3']],
  ])('are, with %p of three requested, %p', (last, expected) => {
    expect(selectFromSheet(sheet, {last}).rows.flat()).toEqual(expected);
  });
});

describe('the first rows of a sheet', () => {
  it('tell their number, and how to request them again', () => {
    expect(
      selectFromSheet(armor, {
        first: 1,
        exclude: ['Kind'],
        where: {Kind: 'Mail'},
      }),
    ).toEqual({
      columns: ['Armor', 'Soak'],
      rows: [['Mail', '4']],
      rest: {
        total: 2,
        selection: {exclude: ['Kind'], where: {Kind: 'Mail'}},
      },
    });
  });
});

describe('the rows of a campaign', () => {
  const people = {
    columns: ['Name', 'Session', 'Place'],
    rows: [
      ['Ilse', '1', 'Skep'],
      ['Dura', '5', 'Gurzh'],
      ['Map', '1–12', 'Skep'],
      ['Nobody', '', 'Skep'],
    ],
  };

  it('keep their sessions, also where the column is not shown', () => {
    expect(
      selectFromSheet(people, {
        campaign: 'gate',
        columns: ['Name'],
        where: {Place: 'Skep'},
      }),
    ).toEqual({
      columns: ['Name'],
      rows: [['Ilse'], ['Map'], ['Nobody']],
      marks: ['gate/1', 'gate/12', null],
    });
  });

  it.each([
    ['the sheet is of no campaign', people, {}],
    [
      'no column names a session',
      {columns: ['Name'], rows: [['Ilse']]},
      {campaign: 'gate'},
    ],
  ])('have no marks if %s', (_, sheet, selection) => {
    expect(selectFromSheet(sheet, selection)).not.toHaveProperty('marks');
  });
});
