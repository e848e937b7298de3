import {
  addRow,
  editRow,
  readRows,
} from '../../../../scripts/file-changes/editSheet';

const sheet = 'Name,Level,Note\nAda,1,"a, b"\nBo,3,"say ""no"""\n';

describe('a row that is added to a data file', () => {
  it('comes last, and leaves the other lines as they are', () => {
    expect(addRow(sheet, {Name: 'Cy', Level: '2', Note: 'c'})).toBe(
      `${sheet}Cy,2,c\n`,
    );
  });

  it('comes at its place if the file is sorted, numbers by their size', () => {
    expect(addRow(sheet, {Name: 'Cy', Level: '2'}, ['Level'])).toBe(
      'Name,Level,Note\nAda,1,"a, b"\nCy,2,\nBo,3,"say ""no"""\n',
    );
    expect(addRow(sheet, {Name: 'Cy', Level: '10'}, ['Level'])).toBe(
      `${sheet}Cy,10,\n`,
    );
  });

  it('follows rows that sort the same', () => {
    expect(addRow(sheet, {Name: 'Cy', Level: '1'}, ['Level'])).toBe(
      'Name,Level,Note\nAda,1,"a, b"\nCy,1,\nBo,3,"say ""no"""\n',
    );
  });

  it('is quoted where it must be, and has no cell that the file lacks', () => {
    expect(addRow('A,B\n', {A: 'x, "y"', B: '', C: 'z'})).toBe(
      'A,B\n"x, ""y""",\n',
    );
  });

  it('keeps Windows line ends, and a last line without one', () => {
    expect(addRow('A,B\r\n1,2\r\n', {A: '3', B: '4'})).toBe(
      'A,B\r\n1,2\r\n3,4\r\n',
    );
    expect(addRow('A,B\n1,2', {A: '3', B: '4'})).toBe('A,B\n1,2\n3,4');
  });

  it('does not split a cell with a line break', () => {
    const broken = 'A,B\n1,"two\nlines"\n';
    expect(addRow(broken, {A: '3', B: '4'})).toBe(`${broken}3,4\n`);
    expect(readRows(broken)).toEqual([{A: '1', B: 'two\nlines'}]);
  });
});

describe('a row that is changed', () => {
  it('has the new cells, and the others as they were', () => {
    expect(editRow(sheet, {Name: 'Bo'}, {Level: '4'})).toBe(
      'Name,Level,Note\nAda,1,"a, b"\nBo,4,"say ""no"""\n',
    );
  });

  it('must be found, and be the only one', () => {
    expect(editRow(sheet, {Name: 'Cy'}, {Level: '4'})).toBeUndefined();
    expect(editRow('A,B\n1,2\n1,3\n', {A: '1'}, {B: '4'})).toBeUndefined();
  });
});
