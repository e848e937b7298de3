import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {
  LARGEST,
  readSheetFile,
  writeSheetFile,
} from '../../../../../plugins/development/panel/sheetFiles';
import {temporarySite} from '../../../../support/temporarySite';

const TEXT = '\uFEFFA,B\r\na,b';

function makeSite(): string {
  return temporarySite({
    'static/rules/armor.csv': TEXT,
    'docs/area/files/a.csv': 'A\na\n',
    'world/secret.csv': 'A\na\n',
    'static/rules/armor.json': '[]',
    'static/.hidden/a.csv': 'A\na\n',
  });
}

describe('the sheets that the panel of authors opens (W2)', () => {
  it('are CSV files below static/ and docs/, read to the byte', async () => {
    const siteDir = makeSite();
    expect(
      await readSheetFile(siteDir, 'static/rules/armor.csv'),
    ).toMatchObject({path: 'static/rules/armor.csv', text: TEXT});
    expect(await readSheetFile(siteDir, 'docs/area/files/a.csv')).toMatchObject(
      {text: 'A\na\n'},
    );
  });

  it.each([
    'world/secret.csv',
    'static/rules/armor.json',
    'static/../world/secret.csv',
    'docs/area/../../world/secret.csv',
    'static\\..\\world\\secret.csv',
    'static/./rules/armor.csv',
    'static//rules/armor.csv',
    '/static/rules/armor.csv',
    'static/.hidden/a.csv',
    'static/rules/armor.csv\0.csv',
    'C:/static/armor.csv',
    'static.csv',
    '',
  ])('do not include %j', async (path) => {
    await expect(readSheetFile(makeSite(), path)).rejects.toThrow(
      'expected the path of a CSV file below docs/ or static/',
    );
  });

  it('do not include what a link leads to outside, but one within', async () => {
    const siteDir = makeSite();
    const link = (to: string, at: string) => {
      symlinkSync(join(siteDir, to), join(siteDir, at));
    };
    link('world/secret.csv', 'static/link.csv');
    link('world', 'static/linked');
    link('static/rules/armor.csv', 'static/inside.csv');
    link('static/rules/armor.json', 'static/other.csv');
    for (const path of [
      'static/link.csv',
      'static/linked/secret.csv',
      'static/other.csv',
    ]) {
      await expect(readSheetFile(siteDir, path)).rejects.toThrow(
        'expected the path of a CSV file below docs/ or static/',
      );
    }
    expect(await readSheetFile(siteDir, 'static/inside.csv')).toMatchObject({
      text: TEXT,
    });
  });

  it('are files of a size that a person can edit, saved as UTF-8', async () => {
    const siteDir = makeSite();
    const write = (name: string, bytes: string | Buffer) => {
      writeFileSync(join(siteDir, 'static', name), bytes);
    };
    write('large.csv', Buffer.alloc(LARGEST + 1, 'a'));
    write('most.csv', Buffer.alloc(LARGEST, 'a'));
    write('latin.csv', Buffer.from([0x41, 0x0a, 0xe9, 0x0a]));
    mkdirSync(join(siteDir, 'static/folder.csv'));
    const read = (name: string) => readSheetFile(siteDir, `static/${name}`);
    await expect(read('large.csv')).rejects.toThrow('expected a file of at');
    await expect(read('folder.csv')).rejects.toThrow('no plain file');
    await expect(read('latin.csv')).rejects.toThrow('saved as UTF-8');
    await expect(read('none.csv')).rejects.toThrow('found no file');
    expect((await read('most.csv')).text).toHaveLength(LARGEST);
  });
});

describe('a sheet that is saved (W2)', () => {
  const path = 'static/rules/armor.csv';

  it('is replaced as a whole, keeps its rights, and leaves no other file', async () => {
    const siteDir = makeSite();
    const file = join(siteDir, path);
    chmodSync(file, 0o640);
    const before = await readSheetFile(siteDir, path);
    const {isWritten, sheet} = await writeSheetFile(siteDir, before, 'A\nx\n');
    expect(isWritten).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('A\nx\n');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(sheet).toEqual(await readSheetFile(siteDir, path));
    expect(readdirSync(join(siteDir, 'static/rules'))).toEqual([
      'armor.csv',
      'armor.json',
    ]);
  });

  it('is not overwritten if another program has changed it', async () => {
    const siteDir = makeSite();
    const before = await readSheetFile(siteDir, path);
    writeFileSync(join(siteDir, path), 'A\nother\n');
    expect(await writeSheetFile(siteDir, before, 'A\nx\n')).toMatchObject({
      isWritten: false,
      sheet: {text: 'A\nother\n'},
    });
    expect(readFileSync(join(siteDir, path), 'utf8')).toBe('A\nother\n');
  });
});
