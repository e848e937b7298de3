import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readVault} from '../../../../scripts/import-obsidian/readVault';
import {writeImport} from '../../../../scripts/import-obsidian/writeImport';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('writing an import', () => {
  it('puts all files in place, and leaves no draft', () => {
    writeFileSync(join(root, 'a.png'), 'picture');
    writeImport(root, [
      {path: 'docs/a/b.md', text: 'page'},
      {path: 'docs/a/c/b.png', copyOf: join(root, 'a.png')},
    ]);
    expect(readFileSync(join(root, 'docs/a/b.md'), 'utf8')).toBe('page');
    expect(readFileSync(join(root, 'docs/a/c/b.png'), 'utf8')).toBe('picture');
    expect(readdirSync(root)).toEqual(['a.png', 'docs']);
  });

  it('overwrites nothing, and takes back what it has written', () => {
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'docs/z.md'), 'mine');
    expect(() => {
      writeImport(root, [
        {path: 'docs/new/deep/a.md', text: 'page'},
        {path: 'docs/z.md', text: 'page'},
      ]);
    }).toThrow('expected none: nothing is overwritten. Nothing was written.');
    expect(readFileSync(join(root, 'docs/z.md'), 'utf8')).toBe('mine');
    expect(readdirSync(root)).toEqual(['docs']);
    expect(existsSync(join(root, 'docs/new'))).toBe(false);
  });

  it('writes nothing if a picture cannot be read', () => {
    expect(() => {
      writeImport(root, [
        {path: 'docs/a.md', text: 'page'},
        {path: 'docs/b.png', copyOf: join(root, 'none.png')},
      ]);
    }).toThrow('Nothing was written.');
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('reading a vault', () => {
  it('follows no link to another place, and reads nothing hidden', () => {
    mkdirSync(join(root, '.obsidian'));
    writeFileSync(join(root, '.obsidian/a.md'), '');
    writeFileSync(join(root, 'b.md'), 'note');
    writeFileSync(join(root, 'c.png'), '');
    symlinkSync('/etc/hosts', join(root, 'd.md'));
    symlinkSync('/etc', join(root, 'e'));
    expect(readVault(root)).toEqual({
      notes: [{path: 'b.md', text: 'note'}],
      files: ['c.png'],
      links: ['d.md', 'e'],
    });
  });

  it('refuses a folder that is missing, or has no note', () => {
    expect(() => readVault(join(root, 'none'))).toThrow('Found no folder');
    expect(() => readVault(root)).toThrow('Found no note');
  });
});
