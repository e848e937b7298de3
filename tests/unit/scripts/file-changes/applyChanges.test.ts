import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {applyChanges} from '../../../../scripts/file-changes/applyChanges';
import {siteDir} from '../../../support/site';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  writeFileSync(join(root, 'kept.md'), 'old');
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

const readText = (path: string): string =>
  readFileSync(join(root, path), 'utf8');

describe('changes of files', () => {
  it('create, change and delete files, with their folders', () => {
    writeFileSync(join(root, 'gone.md'), 'gone');
    applyChanges(root, [
      {path: 'kept.md', before: 'old', after: 'new'},
      {path: 'a/b/added.md', before: undefined, after: 'added'},
      {path: 'gone.md', before: 'gone', after: undefined},
    ]);
    expect(readText('kept.md')).toBe('new');
    expect(readText('a/b/added.md')).toBe('added');
    expect(existsSync(join(root, 'gone.md'))).toBe(false);
  });

  it('overwrite nothing: a file that should not exist stops all of them', () => {
    expect(() => {
      applyChanges(root, [
        {path: 'added.md', before: undefined, after: 'added'},
        {path: 'kept.md', before: undefined, after: 'new'},
      ]);
    }).toThrow(/^kept\.md: found a file of that name, expected none/);
    expect(readdirSync(root)).toEqual(['kept.md']);
    expect(readText('kept.md')).toBe('old');
  });

  it('stop if a file was changed since it was read', () => {
    expect(() => {
      applyChanges(root, [{path: 'kept.md', before: 'older', after: 'new'}]);
    }).toThrow('found a text that has just changed');
    expect(readText('kept.md')).toBe('old');
  });

  it('leave everything as it was if one cannot be written', () => {
    mkdirSync(join(root, 'folder'));
    writeFileSync(join(root, 'folder', 'is-a-file'), '');
    expect(() => {
      applyChanges(root, [
        {path: 'kept.md', before: 'old', after: 'new'},
        {path: 'added.md', before: undefined, after: 'added'},
        {
          path: 'folder/is-a-file/page.md',
          before: undefined,
          after: 'impossible',
        },
      ]);
    }).toThrow(/^folder\/is-a-file\/page\.md: .*No file was changed\.$/s);
    expect(readText('kept.md')).toBe('old');
    expect(readdirSync(root).toSorted()).toEqual(['folder', 'kept.md']);
  });

  it('leave everything as it was if one cannot be put in place, and no drafts', () => {
    const changes = [
      {path: 'kept.md', before: 'old', after: 'new'},
      {path: 'added.md', before: undefined, after: 'added'},
    ];
    expect(() => {
      applyChanges(root, [
        ...changes,
        {
          path: 'late.md',
          before: undefined,
          // By the time this text is asked for, a folder is in the way.
          get after() {
            mkdirSync(join(root, 'late.md', 'inside'), {recursive: true});
            return 'late';
          },
        },
      ]);
    }).toThrow(/^late\.md: .*No file was changed\.$/s);
    expect(readText('kept.md')).toBe('old');
    expect(readdirSync(root).toSorted()).toEqual(['kept.md', 'late.md']);
  });

  it('are all made even if the command is interrupted meanwhile', async () => {
    const count = 3000;
    const program = join(root, 'program.ts');
    writeFileSync(
      program,
      `
      import {applyChanges} from '${join(siteDir, 'scripts/file-changes/applyChanges')}';
      const changes = Array.from({length: ${count}}, (_, index) => (
        {path: 'many/' + index, before: undefined, after: 'x'.repeat(2000)}
      ));
      applyChanges(process.argv[2] ?? '', changes);
      `,
    );
    const child = spawn(process.execPath, ['--import', 'tsx', program, root], {
      cwd: siteDir,
      stdio: 'inherit',
    });
    const ended = once(child, 'exit');
    while (child.exitCode === null && !existsSync(join(root, 'many'))) {
      await setImmediate();
    }
    child.kill('SIGINT');
    await ended;
    const files = readdirSync(join(root, 'many'));
    expect(files).toHaveLength(count);
    expect(files.filter((name) => name.endsWith('.draft'))).toEqual([]);
  }, 60_000);
});
