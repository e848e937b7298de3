import {
  readSheet,
  sheetModule,
} from '../../../../plugins/data-files/sheetModule';

const path = 'static/game-mechanics/combat/armor.csv';
const text = 'Armor,Soak\nLeather,1\nMail,4\n';

describe('a sheet that is read', () => {
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
      'armor.csv:1: found an empty file, expected a line of headings and at least one row.',
    ],
    [
      'has headings alone',
      'Armor,Soak\n',
      'armor.csv:1: found headings alone, expected a line of headings and at least one row.',
    ],
    [
      'is ragged',
      'Armor,Soak\nLeather,1\nMail\n',
      'armor.csv:3: found 1 cells, expected 2, one for each heading.',
    ],
    [
      'repeats a heading',
      'Armor,Armor\nMail,4\n',
      'armor.csv:1: found the heading "Armor" twice, expected each once.',
    ],
  ])(
    'is refused where it %s, naming file, line, found and expected (X8)',
    (_, faulty, message) => {
      expect(() => readSheet(path, faulty)).toThrow(
        new Error(`static/game-mechanics/combat/${message}`),
      );
    },
  );

  it('is refused with a line for each fault (X8)', () => {
    expect(() => readSheet('a.csv', 'Armor,\nLeather\n')).toThrow(
      new Error(
        'a.csv:1: found no heading in column 2, expected a heading.\n' +
          'a.csv:2: found 1 cells, expected 2, one for each heading.',
      ),
    );
  });
});

describe('the module that stands for a sheet', () => {
  it('is refused where readers roll on it and a throw leads to no row (X8)', () => {
    const rolls = 'd6,Hazard\n1–3,Late\n5–6,Lost\n';
    expect(() =>
      sheetModule({path, text: rolls, query: '?rollable=d6'}),
    ).toThrow(
      `${path}: found "5–6" after a gap, expected a row that begins with 4.`,
    );
    expect(
      sheetModule({path, text: rolls, query: ''}).startsWith('export default'),
    ).toBe(true);
  });

  /** What a page gets that imports the module. */
  function exported(query: string): unknown {
    const source = sheetModule({path, text, query});
    const [, json = ''] = /^export default (.*);$/s.exec(source) ?? [];
    return JSON.parse(json);
  }

  it('exports the whole sheet without a query', () => {
    expect(exported('')).toEqual(readSheet(path, text));
  });

  it('exports the part that the page shows, and no more (A3)', () => {
    expect(exported('?column=Soak&row=Mail')).toEqual({
      columns: ['Soak'],
      rows: [['4']],
    });
  });

  it('keeps quotes and line ends of cells', () => {
    const source = sheetModule({
      path,
      text: 'A,B\n"say ""no""","x\ny"\n',
      query: '',
    });
    expect(source).toBe(
      String.raw`export default {"columns":["A","B"],"rows":[["say \"no\"","x\ny"]]};`,
    );
  });

  it.each([
    [
      '?column=Sook',
      'found no column "Sook", expected one of Armor, Soak (perhaps "Soak").',
    ],
    ['?row=Plate', 'found no row with Armor = "Plate", expected at least one.'],
  ])('is refused for %s, naming the file (A3)', (query, message) => {
    expect(() => sheetModule({path, text, query})).toThrow(
      `${path}: ${message}`,
    );
  });
});
