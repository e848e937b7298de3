import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import bcrypt from 'bcryptjs';
import {
  listEntries,
  parseLockFile,
} from '@engine/docs-lock/method/parseLockFile';
import {
  runCommand,
  type Typed,
} from '../../../../../../tests/support/lock/runCommand';
import {temporarySite} from '../../../../../../tests/support/temporarySite';

let siteDir: string;

beforeEach(() => {
  siteDir = temporarySite({});
});

const run = (...typed: Typed) => runCommand(siteDir, ...typed);

/** Finds the password that a command reports to have generated. */
function findDrawn(said: readonly string[]): string {
  const found = /60 bits: (?<words>.+)$/.exec(said.at(-1) ?? '');
  return found?.groups?.['words'] ?? '';
}

/** Returns the hash of the first password in the file. */
function firstHash(): string {
  return listEntries(lock())[0]?.entry.hash ?? '';
}

function lock() {
  return parseLockFile(readFileSync(join(siteDir, 'lock.json'), 'utf8'));
}

describe('npm run lock -- add', () => {
  it('generates a password of five words, of which the file holds no trace', async () => {
    const said = await run('add', ['/Reference/', 'lamp'], {hint: 'the word'});
    const password = findDrawn(said);
    expect(password.split(' ')).toHaveLength(5);
    const [found] = listEntries(lock());
    expect(found?.place).toBe('/reference');
    expect(lock().paths['/reference']?.hint).toBe('the word');
    expect(await bcrypt.compare(password, firstHash())).toBe(true);
    expect(JSON.stringify(lock())).not.toContain(password);
  });

  it('accepts a strong password, without printing it', async () => {
    const password = 'kettle orbit marble canyon tulip';
    expect(await run('add', ['admin', 'root'], {password})).toEqual([
      'Added "root" to admin, at cost 10.',
      expect.stringMatching(/^Strength: about \d+ bits: .* guesses a second/),
      'It counts from the next build on.',
    ]);
    expect(lock().admin.entries.map(({id}) => id)).toEqual(['root']);
  });

  it('rejects a weak one unless told to accept it', async () => {
    const weak = {password: 'open sesame'};
    await expect(run('add', ['/reference', 'lamp'], weak)).rejects.toThrow(
      'found a password of about 18 bits: one fast graphics card guesses it in 26 seconds',
    );
    await run('add', ['/reference', 'lamp'], {
      ...weak,
      isWeak: true,
      isDemo: true,
    });
    expect(lock().paths['/reference']?.entries[0]?.demo).toBe(true);
  });

  it('rejects one that bcrypt would truncate', async () => {
    const password = 'ä'.repeat(37);
    await expect(
      run('add', ['/reference', 'lamp'], {password, isWeak: true}),
    ).rejects.toThrow('at most 72 bytes');
  });

  it.each([
    [[], 'found no path, expected one'],
    [['/reference'], 'found no id, expected one'],
  ])('asks for the missing arguments after %j', async (words, fault) => {
    await expect(run('add', words)).rejects.toThrow(fault);
  });

  it.each([9, 32, Number.NaN])('rejects cost %d', async (cost) => {
    await expect(run('add', ['/reference', 'a'], {cost})).rejects.toThrow(
      `found the cost ${cost}, expected 10 to 31`,
    );
  });

  it('rejects a cost at which a phone needs more than three seconds, unless it is confirmed', async () => {
    const costly = {cost: 13, password: 'open sesame', isWeak: true};
    await expect(run('add', ['/reference', 'lamp'], costly)).rejects.toThrow(
      'found the cost 13, at which a phone opens a page in some 5 seconds',
    );
    await run('add', ['/reference', 'lamp'], {...costly, isSlow: true});
    expect(firstHash()).toMatch(/^\$2b\$13\$/);
  });

  it('gives each password its own id', async () => {
    await run('add', ['/reference', 'lamp']);
    await expect(run('add', ['admin', 'lamp'])).rejects.toThrow(
      'found the id "lamp", which is taken',
    );
  });
});

describe('npm run lock -- add, for another area', () => {
  it('warns that an area is public as long as the table does not lock it', async () => {
    const said = await run('add', ['/prime-almanac', 'sun'], {
      password: 'kettle orbit marble canyon tulip',
    });
    expect(said).toEqual([
      'Added "sun" to /prime-almanac, at cost 10.',
      expect.stringMatching(/^Strength/),
      expect.stringMatching(/^\/prime-almanac is not locked/),
    ]);
    await expect(run('check', [])).rejects.toThrow(
      'found passwords for /prime-almanac, which is not locked',
    );
  });

  it('does not warn if the whole site is locked', async () => {
    await run('add', ['admin', 'root']);
    const file = join(siteDir, 'lock.json');
    writeFileSync(file, JSON.stringify({...lock(), global: true}));
    const password = 'kettle orbit marble canyon tulip';
    const said = await run('add', ['/prime-almanac', 'sun'], {password});
    expect(said).toHaveLength(3);
    expect(said.join(' ')).not.toContain('is not locked');
    expect(await run('check', [])).toEqual([
      'lock.json: 2 passwords, in order.',
    ]);
  });
});

describe('npm run lock -- revoke', () => {
  it('revokes one password, and keeps the others', async () => {
    await run('add', ['/reference', 'lamp']);
    await run('add', ['/reference', 'moon']);
    await run('revoke', ['lamp']);
    expect(listEntries(lock()).map(({entry}) => entry.id)).toEqual(['moon']);
  });

  it('says that a new sealing is needed, and what stays readable', async () => {
    await run('add', ['/reference', 'lamp']);
    mkdirSync(join(siteDir, 'sealed'));
    const said = (await run('revoke', ['lamp'])).join('\n');
    expect(said).toContain('Run "npm run lock -- seal" and commit sealed/');
    expect(said).toContain('in the git history');
  });

  it('names the existing ones', async () => {
    await run('add', ['/reference', 'moon']);
    await expect(run('revoke', ['sun'])).rejects.toThrow(
      'found the id "sun", expected one of "moon"',
    );
  });
});

describe('npm run lock -- rehash', () => {
  const password = 'open sesame';

  it('changes the cost, and makes a new key pair', async () => {
    await run('add', ['/reference', 'lamp'], {
      password,
      isWeak: true,
      isDemo: true,
    });
    const [before] = listEntries(lock());
    await run('rehash', ['lamp'], {password, cost: 11});
    const [after] = listEntries(lock());
    expect(after?.entry).toMatchObject({
      id: 'lamp',
      demo: true,
      hash: expect.stringMatching(/^\$2b\$11\$/) as unknown,
      kekSalt: expect.stringMatching(/^\$2b\$11\$/) as unknown,
    });
    expect(after?.entry.pub).not.toBe(before?.entry.pub);
    expect(await bcrypt.compare(password, firstHash())).toBe(true);
  });

  it('keeps a higher cost than the default, and lowers it only on request, with a message', async () => {
    const weak = {password, isWeak: true};
    await run('add', ['/reference', 'lamp'], {...weak, cost: 13, isSlow: true});
    await run('rehash', ['lamp'], {password, cost: undefined});
    expect(firstHash()).toMatch(/^\$2b\$13\$/);
    const said = await run('rehash', ['lamp'], {password, cost: 11});
    expect(said[0]).toContain('at cost 11, which is lower than the 13 before');
  });

  it('needs the password itself', async () => {
    await run('add', ['/reference', 'lamp'], {password, isWeak: true});
    const before = readFileSync(join(siteDir, 'lock.json'), 'utf8');
    await expect(
      run('rehash', ['lamp'], {password: 'close sesame'}),
    ).rejects.toThrow('damaged');
    expect(readFileSync(join(siteDir, 'lock.json'), 'utf8')).toBe(before);
  });
});

describe('npm run lock -- list and check', () => {
  it('show who has access to what, without hashes', async () => {
    await run('add', ['/reference', 'lamp'], {isDemo: true});
    await run('add', ['admin', 'root'], {cost: 11});
    expect(await run('list', [])).toEqual([
      'admin root (cost 11)',
      '/reference lamp (cost 10, demo)',
    ]);
    expect(await run('check', [])).toEqual([
      'lock.json: 2 passwords, in order.',
    ]);
  });

  it('find a lock that was edited by hand', async () => {
    await run('add', ['/reference', 'lamp']);
    const text = readFileSync(join(siteDir, 'lock.json'), 'utf8');
    writeFileSync(join(siteDir, 'lock.json'), text.replace('$2b$10', '$2b$04'));
    await expect(run('check', [])).rejects.toThrow('has cost 4');
  });
});
