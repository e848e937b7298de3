import {readSheet, readSheetData} from '../../build/sheetModule';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';

const path = 'static/game-mechanics/combat/armor.csv';
const text = 'Armor,Soak\nLeather,1\nMail,4\n';

describe('a sheet as a module', () => {
  it('has its headings and rows', () => {
    expect(readSheet(path, text)).toEqual({
      columns: ['Armor', 'Soak'],
      rows: [
        ['Leather', '1'],
        ['Mail', '4'],
      ],
    });
  });

  it.each([
    [
      'is empty',
      '',
      'armor.csv:1: found an empty file, expected a line of headings, and at least one row.',
    ],
    [
      'is ragged',
      'Armor,Soak\nLeather,1\nMail\n',
      'armor.csv:3: found 1 cell, expected 2, one per heading.',
    ],
  ])(
    'is rejected if it %s, naming file, line, found and expected',
    (_, faulty, message) => {
      expect(() => readSheet(path, faulty)).toThrow(
        new Error(`static/game-mechanics/combat/${message}`),
      );
    },
  );
});

describe('the part of a sheet that a page imports', () => {
  it('is rejected if readers can roll on it and a result leads to no row', () => {
    const rolls = 'd6,Hazard\n1–3,Late\n5–6,Lost\n';
    const query = writeRequest({rollable: 'd6'});
    expect(() => readSheetData({path, text: rolls, query})).toThrow(
      `${path}:1: found "5–6", which leaves a gap, expected a row that starts with 4.`,
    );
    expect(readSheetData({path, text: rolls, query: ''}).rows).toHaveLength(2);
  });

  it('is what the page shows and no more', () => {
    const query = writeRequest({columns: ['Soak'], row: 'Mail'});
    expect(readSheetData({path, text, query})).toEqual({
      columns: ['Soak'],
      rows: [['4']],
    });
  });

  it.each([
    [
      {columns: ['Sook']},
      'found no column "Sook", expected one of Armor, Soak (did you mean "Soak"?).',
    ],
    [
      {row: 'Plate'},
      'found no row with Armor = "Plate", expected at least one.',
    ],
  ])('is rejected for %j, naming the file', (request, message) => {
    const query = writeRequest(request);
    expect(() => readSheetData({path, text, query})).toThrow(
      `${path}:1: ${message}`,
    );
  });
});
