import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {
  checkFiles,
  checkFolders,
  type Report,
} from '@engine/docs-lock/leak-check/checkFolders';
import {readLeakSite} from '../../../../../../plugins/publish/readLeakSite';
import {openFiles} from '@engine/docs-lock/leak-check/openFiles';
import {readTracked} from '@engine/docs-lock/leak-check/readTracked';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import {plantedLeaks, secret, sentence} from '../../../../support/plantedLeaks';
import {temporaryRepository} from '../../../../../../tests/support/temporaryRepository';

jest.mock('../../../../../areas', () =>
  jest.requireActual<object>('../../../../support/lock/areas'),
);

const where = 'docs/reference/index.md';

/**
 * Creates a site that knows one sentence of a locked page and one secret name, and publishes a
 * file.
 */
function createSite(prints: unknown): string {
  const {siteDir} = temporaryRepository({
    '.locked/prints/reference.json': JSON.stringify(prints),
    '.gitignore': '.locked\nbuild\n',
    'lock.secret': `# who must not be known\n${secret}\n`,
    'build/index.html': '<p>Welcome to the ferry.</p>',
    'docs/reference/index.md': sentence,
  });
  return siteDir;
}

const known = {
  from: 'pages',
  sources: '',
  prints: [{kind: 'text', where, text: sentence}],
};

function put(siteDir: string, path: string, bytes: Buffer): void {
  mkdirSync(dirname(join(siteDir, path)), {recursive: true});
  writeFileSync(join(siteDir, path), bytes);
}

/** Returns the files found to leak something, with what they leak and where it comes from. */
function findPart({leaks}: Report): ReadonlyMap<string, string> {
  return new Map(
    leaks.map(({file, where: from}) => [file.split(' › ')[0] ?? '', from]),
  );
}

describe('a planted leak', () => {
  let leaks: Readonly<Record<string, Buffer>>;

  beforeAll(async () => {
    leaks = await plantedLeaks();
  });

  /** Returns what must be found in each planted file. */
  function expected(folder: string): ReadonlyMap<string, string> {
    return new Map(
      Object.keys(leaks).map((name) => [
        `${folder}/${name}`,
        /^name(?:\.|-in)/.test(name) ? 'lock.secret' : where,
      ]),
    );
  }

  it('is found in each form in the output, with its file and its source', async () => {
    const siteDir = createSite(known);
    for (const [name, bytes] of Object.entries(leaks)) {
      put(siteDir, `build/${name}`, bytes);
    }
    const found = findPart(
      await checkFolders(readLeakSite(siteDir), ['build']),
    );
    expect([...found].toSorted()).toEqual([...expected('build')].toSorted());
  }, 60_000);

  it('is found in each form in tracked files, while the locked pages themselves are allowed', async () => {
    const siteDir = createSite(known);
    for (const [name, bytes] of Object.entries(leaks)) {
      put(siteDir, `notes/${name}`, bytes);
    }
    execFileSync('git', ['add', '--all'], {cwd: siteDir});
    const tracked = openFiles(
      readLeakSite(siteDir),
      readTracked(siteDir) ?? [],
    );
    const found = findPart(await checkFiles(readLeakSite(siteDir), tracked));
    expect([...found].toSorted()).toEqual([...expected('notes')].toSorted());
  }, 60_000);
});

describe('the exit code of a check', () => {
  /** Returns the output and the exit code of a check. */
  async function heard(siteDir: string): Promise<readonly [number, string]> {
    const said: unknown[] = [];
    for (const kind of ['log', 'error'] as const) {
      jest.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
        said.push(...words);
      });
    }
    const status = await printLeaks(readLeakSite(siteDir), ['build']);
    jest.restoreAllMocks();
    return [status, said.join('\n')];
  }

  it('is a failure for a leak, whose file and source are named', async () => {
    const siteDir = createSite(known);
    put(siteDir, 'build/a.html', Buffer.from(sentence));
    const [status, said] = await heard(siteDir);
    expect(status).toBe(1);
    expect(said).toContain('[ERROR] build/a.html: found "');
    expect(said).toContain(`of ${where}`);
    expect(said).toMatch(/\[ERROR\] \d+ leaks? in 1 file: expected no content/);
  });

  it('is a success for a file without a leak', async () => {
    const [status, said] = await heard(createSite(known));
    expect(status).toBe(0);
    expect(said).toContain('Leak check of build: 1 file, ');
    expect(said).not.toContain('[ERROR]');
  });
});

describe('a check without anything to search for', () => {
  it('fails if a build recorded nothing of a locked area', async () => {
    const siteDir = createSite({...known, prints: []});
    await expect(
      checkFolders(readLeakSite(siteDir), ['build']),
    ).rejects.toThrow(
      '.locked/prints/reference.json: found nothing of the locked area "reference" to look for, expected what its pages say: run "npm run build", which notes it.',
    );
  });

  it('fails if no build recorded anything', async () => {
    const {siteDir} = temporaryRepository({'build/index.html': sentence});
    await expect(
      checkFolders(readLeakSite(siteDir), ['build']),
    ).rejects.toThrow('found nothing of the locked area "reference"');
  });

  it('fails if the pages changed since the build', async () => {
    const siteDir = createSite({...known, sources: 'an older digest'});
    await expect(
      checkFolders(readLeakSite(siteDir), ['build']),
    ).rejects.toThrow('found what docs/reference said before it changed');
  });

  it('fails if the output is empty', async () => {
    await expect(
      checkFolders(readLeakSite(createSite(known)), ['dist']),
    ).rejects.toThrow('dist: found no files, expected what is to be published');
  });

  it('reports if an area was built from its ciphertext, and still searches for secret words', async () => {
    const siteDir = createSite({from: 'sealed', sources: '', prints: []});
    put(siteDir, 'build/a.html', Buffer.from(`${sentence} ${secret}`));
    const {unknown, leaks} = await checkFolders(readLeakSite(siteDir), [
      'build',
    ]);
    expect(unknown).toEqual(['reference']);
    expect(leaks).toEqual([
      {file: 'build/a.html', where: 'lock.secret', phrase: 'vexwyn'},
    ]);
  });

  it('fails at an archive that cannot be unpacked', async () => {
    const siteDir = createSite(known);
    put(siteDir, 'build/a.zip', Buffer.from('PK\u0003\u0004 broken'));
    await expect(
      checkFolders(readLeakSite(siteDir), ['build']),
    ).rejects.toThrow('build/a.zip: found an archive that cannot be unpacked');
  });
});
