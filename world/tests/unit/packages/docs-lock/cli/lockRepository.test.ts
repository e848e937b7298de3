import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findPlace} from '@engine/docs-lock/cli/openSources';
import {parseLockFile} from '@engine/docs-lock/method/parseLockFile';
import {
  runCommand,
  type Typed,
} from '../../../../../../tests/support/lock/runCommand';
import {temporaryRepository} from '../../../../../../tests/support/temporaryRepository';
import {temporarySite} from '../../../../../../tests/support/temporarySite';

jest.mock('../../../../../areas', () =>
  jest.requireActual<object>('../../../../support/lock/areas'),
);

let siteDir: string;

beforeEach(() => {
  siteDir = temporarySite({});
});

const run = (...typed: Typed) => runCommand(siteDir, ...typed);

function lockAll(): void {
  const file = join(siteDir, 'lock.json');
  const lock = parseLockFile(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({...lock, global: true}));
}

describe('npm run lock -- check --repo', () => {
  function tracked(files: Readonly<Record<string, string>>): string {
    const {siteDir: folder} = temporaryRepository(files);
    execFileSync('git', ['add', '--all'], {cwd: folder});
    return folder;
  }

  const pages = {'docs/reference/index.md': 'x', 'docs/races/orc.md': 'x'};

  it('accepts pages as long as no ciphertext represents them', async () => {
    siteDir = tracked(pages);
    expect(await run('check', [], {isRepository: true})).toEqual([
      'git tracks no notes of builds.',
    ]);
  });

  it('finds pages beside their ciphertext', async () => {
    siteDir = tracked({...pages, 'sealed/reference/sources.json': '[]'});
    await expect(run('check', [], {isRepository: true})).rejects.toThrow(
      'git tracks docs/reference/index.md, expected ciphertext alone',
    );
  });

  it('finds pages of any area of a site that is locked as a whole, but not of an area that was locked once', async () => {
    const files = {
      'docs/prime-almanac/index.md': 'x',
      'sealed/prime-almanac/sources.json': '[]',
    };
    siteDir = tracked(files);
    expect(await run('check', [], {isRepository: true})).toEqual([
      'git tracks no notes of builds.',
    ]);
    await run('add', ['admin', 'root']);
    lockAll();
    await expect(run('check', [], {isRepository: true})).rejects.toThrow(
      'git tracks docs/prime-almanac/index.md, expected ciphertext alone',
    );
  });

  it('finds the list of secret words beside ciphertext', async () => {
    siteDir = tracked({'sealed/reference/a': 'x', 'lock.secret': 'Odo'});
    await expect(run('check', [], {isRepository: true})).rejects.toThrow(
      'git tracks lock.secret, expected ciphertext alone',
    );
  });

  it('finds words of a locked page in any other file, if ciphertext represents the page', async () => {
    const prints = [
      {kind: 'text', where: 'docs/reference/a.md', text: 'Odo drowned there'},
    ];
    const notes = JSON.stringify({from: 'pages', sources: '', prints});
    siteDir = tracked({
      'sealed/reference/a': 'x',
      'tests/a.ts': "expect('Odo drowned there')",
    });
    mkdirSync(join(siteDir, '.locked/prints'), {recursive: true});
    writeFileSync(join(siteDir, '.locked/prints/reference.json'), notes);
    const said = jest.spyOn(console, 'error').mockReturnValue();
    await expect(run('check', [], {isRepository: true})).rejects.toThrow(
      'git tracks content of locked pages, listed above',
    );
    expect(said.mock.calls.join('\n')).toContain(
      'tests/a.ts: found "odo drowned there" of docs/reference/a.md',
    );
    writeFileSync(join(siteDir, 'tests/a.ts'), 'expect(1)');
    expect(await run('check', [], {isRepository: true})).toEqual([
      'git tracks nothing that is locked.',
    ]);
  });

  it('finds the leak check’s records', async () => {
    siteDir = tracked({'.locked/prints/reference.json': '[]'});
    await expect(run('check', [], {isRepository: true})).rejects.toThrow(
      'git tracks .locked/prints/reference.json',
    );
  });
});

describe('npm run lock -- open', () => {
  it('reports if there is nothing to open', async () => {
    await expect(run('open', [])).rejects.toThrow('opens nothing in sealed/');
  });

  it.each(['../x', '/etc/x', 'a/../../x', '.', ''])(
    'writes nothing to %j',
    (name) => {
      expect(() => findPlace('/site/docs/reference', name)).toThrow(
        'expected one inside of /site/docs/reference',
      );
    },
  );

  it('overwrites an existing file', () => {
    expect(findPlace('/site/docs', 'a/./b.md')).toBe('/site/docs/a/b.md');
  });
});
