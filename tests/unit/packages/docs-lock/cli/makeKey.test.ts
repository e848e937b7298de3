import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import type * as os from 'node:os';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {parseLockFile} from '@engine/docs-lock/method/parseLockFile';
import {
  fingerprint,
  parseSigningKey,
  signingKeyPath,
} from '@engine/docs-lock/method/signingKey';
import {runCommand, type Typed} from '../../../../support/lock/runCommand';
import {temporarySite} from '../../../../support/temporarySite';

jest.mock('node:os', () => ({
  ...jest.requireActual<typeof os>('node:os'),
  homedir: jest.fn(),
}));

let siteDir: string;
let home: string;

beforeEach(() => {
  siteDir = temporarySite({});
  home = temporarySite({});
  jest.mocked(homedir).mockReturnValue(home);
});

const key = (rest: Typed[2] = {}) => runCommand(siteDir, 'key', [], rest);

function signer(): string {
  const text = readFileSync(join(siteDir, 'lock.json'), 'utf8');
  return parseLockFile(text).signer ?? '';
}

/** Returns the permission bits of a path. */
function getRights(path: string): number {
  return statSync(path).mode & 0o777;
}

describe('npm run lock -- key', () => {
  it('keeps the private half in the home folder of its owner, readable by nobody else, and says where', async () => {
    const said = (await key()).join('\n');
    const file = await signingKeyPath(home, signer());
    const pair = parseSigningKey(readFileSync(file, 'utf8'));
    expect(pair.key).toBe(signer());
    expect(said).toContain(`Signing key ${await fingerprint(pair.key)}`);
    expect(said).toContain(`The private half is in ${file}. Keep a copy`);
    expect(said).not.toContain(pair.secret);
    expect(readFileSync(join(siteDir, 'lock.json'), 'utf8')).not.toContain(
      pair.secret,
    );
    expect(getRights(file)).toBe(0o600);
    expect(getRights(join(file, '..'))).toBe(0o700);
  });

  it('writes it to a given path', async () => {
    const keyFile = join(home, 'deep/key.json');
    const said = await key({keyFile});
    expect(said.join('\n')).toContain(`The private half is in ${keyFile}.`);
    const {key: found} = parseSigningKey(readFileSync(keyFile, 'utf8'));
    expect(found).toBe(signer());
  });

  it('names the passwords that do not vouch for it yet', async () => {
    await runCommand(siteDir, 'add', ['/reference', 'lamp']);
    expect((await key()).join('\n')).toContain(
      'run "npm run lock -- rehash" for lamp.',
    );
  });

  it('is generated once, and replaced only on request', async () => {
    await key();
    const before = signer();
    await expect(key()).rejects.toThrow(
      `lock.json: found the signer ${await fingerprint(before)}, expected none`,
    );
    expect(signer()).toBe(before);
    const said = await key({isNew: true});
    expect(signer()).not.toBe(before);
    expect(said.at(-1)).toContain('Browsers that know the key before refuse');
    expect(existsSync(await signingKeyPath(home, before))).toBe(true);
  });

  it('overwrites no other file', async () => {
    const keyFile = join(home, 'key.json');
    writeFileSync(keyFile, 'kept');
    await expect(key({keyFile})).rejects.toThrow(
      `found ${keyFile}, expected no file there yet.`,
    );
    expect(readFileSync(keyFile, 'utf8')).toBe('kept');
    expect(existsSync(join(siteDir, 'lock.json'))).toBe(false);
  });

  it.each(['key.json', 'a/../key.json', '.git/key.json'])(
    'is not written into a repository: %s',
    async (path) => {
      const keyFile = `${siteDir}/${path}`;
      await expect(key({keyFile})).rejects.toThrow(
        'expected a place outside of the project',
      );
      expect(existsSync(keyFile)).toBe(false);
      expect(existsSync(join(siteDir, 'lock.json'))).toBe(false);
    },
  );
});
