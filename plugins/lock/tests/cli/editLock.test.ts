import bcrypt from 'bcryptjs';
import {
  addPassword,
  listPasswords,
  revokePassword,
  type Addition,
} from '../../cli/editLock';
import {demoEntries, parseLockFile} from '../../lockFile';
import type {LockFile} from '../../format/types';

const noLock: LockFile = {
  version: 3,
  global: false,
  admin: {entries: []},
  paths: {},
};

const WORDS = 'kettle orbit marble canyon tulip';

function add(
  addition: Partial<Addition>,
  lock: LockFile = noLock,
): ReturnType<typeof addPassword> {
  return addPassword(lock, {
    place: '/reference',
    id: 'lamp',
    typed: WORDS,
    ...addition,
  });
}

describe('lock add', () => {
  it('generates a password of five words, of which the file holds no trace', async () => {
    const {lock, said} = await add({
      place: '/Reference/',
      typed: '',
      hint: 'the word',
    });
    const [, password = ''] = /\(60 bits\): (.+)$/.exec(said) ?? [];
    const {hint, entries = []} = lock.paths['/reference'] ?? {};
    const hashes = entries.map(({hash}) => hash);
    expect(hint).toBe('the word');
    expect(password.split(' ')).toHaveLength(5);
    expect(await bcrypt.compare(password, hashes.join(''))).toBe(true);
    expect(JSON.stringify(lock)).not.toContain(password);
    expect(parseLockFile(JSON.stringify(lock))).toEqual(lock);
  });

  it('takes a long one for the admin list, and does not repeat it', async () => {
    const {lock, said} = await add({place: 'admin', id: 'root'});
    expect(said).toBe(
      'Added "root" to admin, at cost 10. It works after the next build.',
    );
    expect(lock.admin.entries.map(({id}) => id)).toEqual(['root']);
  });

  it('refuses a short one, unless it is published', async () => {
    await expect(add({typed: 'fifteen letters'})).rejects.toThrow(
      'found a password of 15 characters, expected at least 16',
    );
    const {lock} = await add({typed: 'open sesame', demo: true});
    expect(demoEntries(lock)).toEqual(['lamp']);
    await expect(add({typed: 'sixteen letters!'})).resolves.toBeDefined();
  });

  it('refuses one that bcrypt would cut', async () => {
    await expect(add({typed: 'ä'.repeat(37)})).rejects.toThrow(
      'at most 72 bytes',
    );
  });

  it.each([9, 32, Number.NaN])('refuses cost %d', async (cost) => {
    await expect(add({cost})).rejects.toThrow(
      `found a cost of ${cost}, expected 10 to 31`,
    );
  });

  it('refuses an id that is taken, on any list', async () => {
    const {lock} = await add({});
    await expect(add({place: 'admin'}, lock)).rejects.toThrow(
      'The ID "lamp" is already used',
    );
  });
});

describe('lock revoke', () => {
  it('removes a password, and leaves the others and the hint', async () => {
    const one = await add({hint: 'the word'});
    const two = await add({id: 'moon'}, one.lock);
    const {lock, said} = revokePassword(two.lock, 'lamp');
    expect(lock.paths['/reference']?.hint).toBe('the word');
    expect(listPasswords(lock)).toEqual(['/reference moon (cost 10)']);
    expect(said).toContain(
      'After the next build, it no longer opens anything.',
    );
  });

  it('names the ids that there are', async () => {
    const {lock} = await add({});
    expect(() => revokePassword(lock, 'moon')).toThrow(
      'Found no password "moon", expected one of "lamp".',
    );
    expect(() => revokePassword(noLock, 'moon')).toThrow(
      'Found no password "moon": there are no passwords yet.',
    );
  });
});

describe('lock list', () => {
  it('names place, id and cost of each password, and those that are published', async () => {
    const one = await add({typed: 'open sesame', demo: true});
    const {lock} = await add({place: 'admin', id: 'root', cost: 11}, one.lock);
    expect(listPasswords(lock)).toEqual([
      'admin root (cost 11)',
      '/reference lamp (cost 10, demo)',
    ]);
  });
});
