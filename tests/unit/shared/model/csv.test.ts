import {
  parseSheet,
  type Sheet,
  type SheetFault,
} from '../../../../src/shared/model/csv';

/** Returns the sheet of a text without faults. */
function getSheet(text: string): Sheet {
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.faults));
  }
  return result.sheet;
}

/** Lists the faults of a text; none if it is a valid sheet. */
function listFaults(text: string): readonly SheetFault[] {
  const result = parseSheet(text);
  return result.ok ? [] : result.faults;
}

describe('a sheet by an author', () => {
  const armor = {
    columns: ['Armor', 'Soak'],
    rows: [
      ['Leather', '1'],
      ['Mail', '4'],
    ],
  };

  it.each([
    ['commas', 'Armor,Soak\nLeather,1\nMail,4\n'],
    ['semicolons', 'Armor;Soak\nLeather;1\nMail;4\n'],
    ['tabs', 'Armor\tSoak\nLeather\t1\nMail\t4\n'],
    ['a byte order mark', '\uFEFFArmor,Soak\nLeather,1\nMail,4\n'],
    ['the line ends of Windows', 'Armor,Soak\r\nLeather,1\r\nMail,4\r\n'],
    ['no line end at the end', 'Armor,Soak\nLeather,1\nMail,4'],
    ['spaces round its cells', ' Armor , Soak\nLeather ,1\n Mail, 4 \n'],
    ['empty lines', '\nArmor,Soak\n\nLeather,1\n   \nMail,4\n\n'],
  ])('is parsed with %s', (_, text) => {
    expect(getSheet(text)).toEqual(armor);
  });

  it('keeps commas, quotes and line breaks inside a quoted cell', () => {
    expect(
      getSheet('Head,Note\n"Anselm, Roke","says ""no""\ntwice"\n').rows,
    ).toEqual([['Anselm, Roke', 'says "no"\ntwice']]);
  });

  it('keeps decimal commas between semicolons', () => {
    expect(getSheet('Place;Millions\nCentral;1,90\nKadar;0,80\n').rows).toEqual(
      [
        ['Central', '1,90'],
        ['Kadar', '0,80'],
      ],
    );
  });
});

describe('the fault of a sheet', () => {
  const nothing = 'a line of headings, and at least one row';

  it.each([
    [
      'an empty file',
      '',
      {line: 1, kind: 'empty', found: 'an empty file', expected: nothing},
    ],
    [
      'only headings',
      'Armor,Soak\n',
      {line: 1, kind: 'empty', found: 'only headings', expected: nothing},
    ],
    [
      'a row that is too short',
      'Armor,Soak\nLeather,1\nMail\n',
      {
        line: 3,
        kind: 'ragged',
        found: '1 cell',
        expected: '2, one per heading',
      },
    ],
    [
      'a row that is too long',
      'Armor,Soak\nLeather,1,2\n',
      {
        line: 2,
        kind: 'ragged',
        found: '3 cells',
        expected: '2, one per heading',
      },
    ],
    [
      'a heading that stands twice',
      'Armor,Soak,Armor\nMail,4,x\n',
      {
        line: 1,
        kind: 'heading',
        found: 'the heading "Armor" twice',
        expected: 'each only once',
      },
    ],
    [
      'a column without a heading',
      'Armor,,Soak\nMail,x,4\n',
      {
        line: 1,
        kind: 'heading',
        found: 'no heading in column 2',
        expected: 'a heading',
      },
    ],
  ])('is %s', (_, text, fault) => {
    expect(listFaults(text)).toEqual([fault]);
  });

  it.each([
    ['opens and never closes', 'Armor,Soak\nLeather,1\n"Mail,4\n', 3],
    ['closes before the cell ends', 'Armor,Soak\n"Lea"ther,1\nMail,4\n', 2],
  ])('is a quote that %s', (_, text, line) => {
    expect(listFaults(text)).toContainEqual({
      kind: 'malformed',
      line,
      found: expect.any(String),
      expected: 'quotes around the whole cell',
    });
  });

  it.each([
    ['an empty line', 'Armor,Soak\n\nLeather,1\nMail\n', 4],
    ['a line of commas alone', 'Armor,Soak\n,\nMail\n', 3],
    ['an empty line before the headings', '\nArmor,Soak\nMail\n', 3],
  ])('is found on its own line after %s', (_, text, line) => {
    expect(listFaults(text).map((fault) => fault.line)).toEqual([line]);
  });

  it('counts a cell of several lines as part of one row, as a spreadsheet does', () => {
    expect(
      listFaults('Armor,Note\nLeather,"soft\nand cheap"\nMail\n').map(
        ({line}) => line,
      ),
    ).toEqual([3]);
  });
});
