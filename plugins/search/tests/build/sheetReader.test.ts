import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {sheetReader} from '../../build/sheetReader';

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('the reader of sheets', () => {
  it('reads each sheet once', () => {
    const folder = createFolder({'a.csv': 'Name\nOrc\n'});
    const sheetAt = sheetReader(folder);
    expect(sheetAt('/a.csv')).toEqual({columns: ['Name'], rows: [['Orc']]});
    writeFileSync(join(folder, 'a.csv'), 'Name\nElf\n');
    expect(sheetAt('/a.csv')?.rows).toEqual([['Orc']]);
  });

  it('returns nothing for a sheet that is missing, faulty or too long', () => {
    const sheetAt = sheetReader(
      createFolder({'b.csv': '', 'c.csv': `Night\n${'1\n'.repeat(60_000)}`}),
    );
    expect(['/a.csv', '/b.csv', '/c.csv'].map(sheetAt)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
