import {parseSheet, type SheetResult} from '../../../../src/shared/model/csv';
import {selectFromSheet} from '../../../../plugins/tables/model/selectFromSheet';
import fc from '../../../support/properties';

function getFault(result: SheetResult): string {
  const [fault] = result.ok ? [] : result.faults;
  return fault === undefined
    ? 'none'
    : `${fault.line}: found ${fault.found}, expected ${fault.expected}`;
}

/** Returns the faults of a sheet with this cell on its third line. */
function getCellFault(cell: string): string {
  return getFault(parseSheet(`Name,Weight\nMail,1\n${cell},2\n`));
}

describe('a cell that is not text or would run code stops the build', () => {
  it.each(['a\u0000b', '\ufffd', 'a\u001bb', 'caf\ufffd'])(
    '%j is not UTF-8, and is reported with its line',
    (cell) => {
      expect(getCellFault(cell)).toBe(
        '3: found binary data instead of text, expected a file saved as UTF-8',
      );
    },
  );

  it.each([
    '=1+1',
    '=cmd|calc!A1',
    '@SUM(A1)',
    '＝1',
    "+cmd|' /C calc'!A0",
    ' =1',
  ])('%j would run in spreadsheet programs', (cell) => {
    expect(getCellFault(`"${cell}"`)).toMatch(
      /^3: found ".*", which spreadsheets run as a formula/,
    );
  });

  it.each(['+1', '−3', '+1 per level', '- none', '+2 (shield)', '1=1'])(
    '%j is a number or text, and is allowed',
    (cell) => {
      expect(getCellFault(cell)).toBe('none');
    },
  );

  it('a sheet of nothing but faults is reported in twenty lines', () => {
    const result = parseSheet(`a,b\n${'x\n'.repeat(5000)}`);
    expect(result.ok ? [] : result.faults).toHaveLength(20);
  });
});

describe('a sheet', () => {
  const sign = fc.constantFrom(
    'a',
    ',',
    ';',
    '\t',
    '"',
    '\n',
    '\r\n',
    '=',
    '-',
    '\u0000',
    '\ufeff',
    'constructor',
    '__proto__',
    ' ',
    '1',
  );
  const text = fc
    .array(fc.oneof({weight: 5, arbitrary: sign}, fc.string()))
    .map((signs) => signs.join(''));

  it('is parsed as it is, or rejected with line numbers, whatever it holds', () => {
    fc.assert(
      fc.property(text, (written) => {
        const result = parseSheet(written);
        const isWhole = result.ok
          ? result.sheet.rows.every(
              ({length}) => length === result.sheet.columns.length,
            )
          : result.faults.length > 0 &&
            result.faults.every(({line}) => line >= 1);
        expect(isWhole).toBe(true);
      }),
    );
  });

  it('returns the requested part, or says what is missing', () => {
    const sheet = {
      columns: ['Name', '__proto__', 'constructor'],
      rows: [
        ['Mail', '1', '2'],
        ['Plate', '3', '4'],
      ],
    };
    const word = fc.oneof(
      fc.constantFrom('Name', '__proto__', 'constructor', 'toString', 'Mail'),
      fc.string(),
    );
    const selection = fc.record(
      {
        columns: fc.array(word),
        exclude: fc.array(word),
        row: word,
        where: fc.dictionary(word, word),
        first: fc.integer(),
        last: fc.integer(),
      },
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(selection, (wanted) => {
        expect(
          describeOutcome(() => selectFromSheet(sheet, wanted).rows.length),
        ).toMatch(/^(?:\d+$|found |.*expected )/s);
      }),
    );
  });
});

/** Returns the result as a string, or the message of the error. */
function describeOutcome(run: () => unknown): string {
  try {
    return String(run());
  } catch (error) {
    return error instanceof TypeError ? 'TypeError' : (error as Error).message;
  }
}
