import {parse} from 'papaparse';
import {editSheet} from '../../../../../src/features/author-panel/lib/editSheet';
import type {SheetEdit} from '../../../../../src/features/author-panel/lib/sheetEdit';
import {
  readSheetText,
  readValues,
} from '../../../../../src/features/author-panel/lib/sheetText';
import {parseSheet} from '../../../../../src/shared/lib/csv';
import fc from '../../../../support/properties';

/** Returns the edited text. */
function edited(text: string, ...edits: readonly SheetEdit[]): string {
  const result = editSheet(text, edits);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.faults));
  }
  return result.text;
}

type Place = readonly [row: number, column: number];

const findCell = (text: string, [row, column]: Place) =>
  readSheetText(text)?.rows[row]?.cells[column];

function change([row, column]: Place, was: string, value: string): SheetEdit {
  return {kind: 'change', row, column, was, value};
}

/** Returns what was found wrong. */
function refusal(text: string, ...edits: readonly SheetEdit[]): string {
  const result = editSheet(text, edits);
  return result.ok
    ? 'nothing'
    : result.faults
        .map(({line, found, expected}) => `${line}: ${found}, ${expected}`)
        .join('\n');
}

/** The ways in which spreadsheet programs write one cell. */
const cell = fc
  .string({
    unit: fc.constantFrom('a', 'é', '7', ' ', ',', '"', ';', '\t', '\n', '.'),
    maxLength: 6,
  })
  .chain((value) =>
    fc.constantFrom(
      {value, written: `"${value.replaceAll('"', '""')}"`},
      ...(/[\n",;\t]/.test(value) ? [] : [{value, written: value}]),
    ),
  );

/** A sheet as one program writes it: the same separator and line ends throughout. */
const sheets = fc
  .record({
    separator: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
    isEnded: fc.boolean(),
    blankAfter: fc.nat(4),
    rows: fc.integer({min: 2, max: 4}).chain((width) =>
      fc.array(fc.array(cell, {minLength: width, maxLength: width}), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
  })
  .map(({separator, lineEnd, mark, isEnded, blankAfter, rows}) => {
    const head = (rows[0] ?? []).map((_, index) => `H${index}`);
    const lines = [
      head.join(separator),
      ...rows.map((row) => row.map(({written}) => written).join(separator)),
    ].toSpliced(1 + blankAfter, 0, '');
    return mark + lines.join(lineEnd) + (isEnded ? lineEnd : '');
  })
  .filter((text) => {
    // Papa Parse guesses line ends from the first ones, even of those in cells.
    const sheet = readSheetText(text);
    return parseSheet(text).ok && sheet !== undefined;
  });

describe('the cells that an author edits (W2)', () => {
  it('are those that pages read', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const sheet = readSheetText(text);
        const data = parse<string[]>(text.replace(/^\uFEFF/, ''), {
          delimiter: sheet?.separator ?? '',
          newline: /^[^\r\n]*(\r\n|\r|\n)/.exec(text)?.[1] as '\n',
        }).data.filter((row) => row.some((value) => value !== ''));
        const own = sheet?.rows
          .map(readValues)
          .filter((row) => row.some((value) => value !== ''));
        expect(own).toEqual(data);
      }),
    );
  });

  it('are not read if quotes are not closed, or are followed by text', () => {
    expect(readSheetText('A,B\n"a,b\n')).toBeUndefined();
    expect(readSheetText('A,B\n"a"x,b\n')).toBeUndefined();
  });
});

describe('an edited sheet (W2)', () => {
  it('is the same to the byte if nothing changes', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        expect(editSheet(text, [])).toEqual({ok: true, text});
      }),
    );
  });

  it('differs in the changed cell only', () => {
    let changes = 0;
    const values = fc.constantFrom('x', '', 'a b', 'x,y', '"', 'a\nb', 'é;7');
    const places = fc.tuple(fc.integer({min: 1, max: 6}), fc.nat(3));
    const check = (text: string, place: Place, value: string) => {
      const before = findCell(text, place);
      const edit = change(place, before?.value ?? '', value);
      const result = editSheet(text, [edit]);
      if (before === undefined || !result.ok) {
        return;
      }
      changes += 1;
      const start = text.slice(0, before.start);
      const rest = text.slice(before.end);
      expect(result.text.startsWith(start)).toBe(true);
      expect(result.text.endsWith(rest)).toBe(true);
      expect(findCell(result.text, place)).toMatchObject({
        value,
        end: result.text.length - rest.length,
      });
    };
    fc.assert(fc.property(sheets, places, values, check));
    expect(changes).toBeGreaterThan(100);
  });

  it('quotes a cell only if its text requires it, or if it was quoted', () => {
    const text = 'A,B\n"a",b\n';
    expect(edited(text, change([1, 0], 'a', 'x'))).toBe('A,B\n"x",b\n');
    expect(edited(text, change([1, 1], 'b', 'x'))).toBe('A,B\n"a",x\n');
    expect(edited(text, change([1, 1], 'b', 'x, "y"'))).toBe(
      'A,B\n"a","x, ""y"""\n',
    );
  });

  it('keeps line ends, byte order mark and blank cells where rows are added', () => {
    const added: SheetEdit = {kind: 'add', after: 1, cells: ['x', '', 'y,z']};
    expect(edited('\uFEFFA,B,C\r\na,,c\r\n', added)).toBe(
      '\uFEFFA,B,C\r\na,,c\r\nx,,"y,z"\r\n',
    );
    expect(edited('A,B,C\na,,c', added)).toBe('A,B,C\na,,c\nx,,"y,z"');
  });

  it('loses only the rows that are removed, and keeps whether it ends in a line end', () => {
    const rows = ['a,1', 'b,2', 'c,3'] as const;
    const remove = (row: number): SheetEdit => ({
      kind: 'remove',
      row,
      was: (rows[row - 1] ?? '').split(','),
    });
    const text = `A,B\n${rows.join('\n')}`;
    expect(edited(text, remove(2), remove(3))).toBe('A,B\na,1');
    expect(edited(`${text}\n`, remove(3))).toBe('A,B\na,1\nb,2\n');
    expect(
      edited(text, remove(3), {kind: 'add', after: 3, cells: ['d', '4']}),
    ).toBe('A,B\na,1\nb,2\nd,4');
  });
});

describe('an edit that is refused (W2)', () => {
  it('breaks the rules of all sheets', () => {
    expect(refusal('A,B\na,b\n', change([1, 0], 'a', '=SUM(A1)'))).toContain(
      'which spreadsheets run as a formula',
    );
    expect(
      refusal('A,B\na,b\n', {kind: 'add', after: 1, cells: ['x']}),
    ).toContain('1 cells');
    expect(
      refusal('A,B\na,b\n', {kind: 'remove', row: 1, was: ['a', 'b']}),
    ).toContain('headings alone');
  });

  it('is of a cell that has changed meanwhile, or that does not exist', () => {
    expect(refusal('A,B\nx,b\n', change([1, 0], 'a', 'y'))).toContain(
      'the file has changed meanwhile',
    );
    expect(refusal('A,B\na,b\n', change([1, 2], '', 'y'))).toContain(
      'the file has changed meanwhile',
    );
    expect(refusal('A,B\na,b\n', change([7, 0], 'a', 'y'))).toContain(
      'the file has changed meanwhile',
    );
    expect(
      refusal('A,B\na,b\nc,d\n', {kind: 'remove', row: 1, was: ['a', 'x']}),
    ).toContain('the file has changed meanwhile');
  });

  it('is of the headings, but not of a row below them', () => {
    const text = '\nA,B\na,b\n';
    expect(refusal(text, change([1, 0], 'A', 'C'))).toContain('headings');
    expect(refusal(text, {kind: 'add', after: 0, cells: ['x', 'y']})).toContain(
      'headings',
    );
    expect(edited(text, {kind: 'add', after: 1, cells: ['x', 'y']})).toBe(
      '\nA,B\nx,y\na,b\n',
    );
  });

  it('is of a sheet with faults, or with line ends of several kinds', () => {
    expect(refusal('A,B\na\n')).toContain('1 cells');
    expect(refusal('A,B\n"a,b\n')).toContain('quote');
    expect(refusal('A,B\r\na,b\rc\r\n')).toContain('in one way only');
    expect(edited('A,B\na,b\r\nc,d\n', change([2, 0], 'c', 'x'))).toBe(
      'A,B\na,b\r\nx,d\n',
    );
  });
});
