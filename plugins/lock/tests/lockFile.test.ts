import {
  demoEntries,
  listEntries,
  isGlobalLock,
  parseLockFile,
} from '../lockFile';
import type {LockFile, PasswordEntry} from '../format/types';

const salt = (letter: string, cost = 12): string =>
  `$2b$${cost}$${letter.repeat(22)}`;

const lamp: PasswordEntry = {
  id: 'lamp',
  hash: `${salt('a')}${'h'.repeat(31)}`,
  kekSalt: salt('b'),
  pub: 'pub',
  priv: 'priv',
};

const noLock: LockFile = {
  version: 3,
  global: false,
  admin: {entries: []},
  paths: {},
};

const lock: LockFile = {
  ...noLock,
  paths: {'/reference': {hint: 'the word', entries: [lamp]}},
};

/** Returns the fault of a lock file with one changed entry. */
function getFault(change: Partial<PasswordEntry>): string {
  const changed = {
    ...lock,
    admin: {entries: [{...lamp, id: 'root', ...change}]},
  };
  try {
    parseLockFile(JSON.stringify(changed));
    return 'no fault';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('lock.json', () => {
  it('is read', () => {
    expect(parseLockFile(JSON.stringify(lock))).toEqual(lock);
    expect(parseLockFile(JSON.stringify(noLock))).toEqual(noLock);
  });

  it.each([
    ['no object', '[]'],
    ['another version', JSON.stringify({...lock, version: 2})],
    ['no flag', JSON.stringify({...lock, global: 'yes'})],
    ['no admin list', JSON.stringify({...lock, admin: undefined})],
    ['a path without entries', JSON.stringify({...lock, paths: {'/a': {}}})],
    [
      'an entry without a hash',
      JSON.stringify({...lock, admin: {entries: [{id: 'x', kekSalt: 'y'}]}}),
    ],
    ['text that is no JSON', '{'],
  ])('is rejected as %s', (_, text) => {
    expect(() => parseLockFile(text)).toThrow('lock.json: expected');
  });

  it.each([
    [
      'a hash of 59 characters',
      {hash: lamp.hash.slice(1)},
      'has a hash of 59 characters instead of 60',
    ],
    [
      'a hash of 61 characters',
      {hash: `${lamp.hash}h`},
      'has a hash of 61 characters instead of 60',
    ],
    ['a hash without a key', {pub: ''}, 'has a hash but no key'],
    ['a private key that is not there', {priv: ''}, 'has a hash but no key'],
    [
      'one salt in two revisions',
      {kekSalt: salt('a').replace('$2b', '$2a')},
      'the same salt for its hash and its key',
    ],
    [
      'one salt with other unused bits',
      {kekSalt: `${salt('a').slice(0, -1)}b`},
      'the same salt for its hash and its key',
    ],
    [
      'one salt for both',
      {kekSalt: salt('a')},
      'the same salt for its hash and its key',
    ],
    [
      'a cost below 10',
      {hash: `${salt('a').replace('12', '09')}${'h'.repeat(31)}`},
      'has a cost of 9, but needs at least 10',
    ],
    [
      'a key that is cheaper than the hash',
      {kekSalt: salt('b', 11)},
      'has a key of cost 11, but needs at least 12',
    ],
    ['a hash that is none', {hash: 'x'.repeat(60)}, 'that bcrypt cannot read'],
    ['a salt that is none', {kekSalt: 'x'}, 'that bcrypt cannot read'],
    ['an id that stands twice', {id: 'lamp'}, 'found the entry "lamp" twice'],
  ])('is rejected with %s', (_, change, fault) => {
    expect(getFault(change)).toContain(fault);
  });

  it('names the entry and its place', () => {
    expect(getFault({pub: ''})).toBe(
      'lock.json: entry "root" of admin has a hash but no key: revoke it and add it again.',
    );
  });

  it.each([
    [
      'a list',
      '{"version":3,"global":false,"admin":{"entries":[]},\n"admin":{"entries":[]},"paths":{}}',
    ],
    [
      'a path',
      '{"version":3,"global":false,"admin":{"entries":[]},\n"paths":{"/a":{"entries":[]},"/a":{"entries":[]}}}',
    ],
    [
      'a key that is escaped',
      '{"version":3,"global":true,\n"glob\\u0061l":false,"admin":{"entries":[]},"paths":{}}',
    ],
    [
      'a field of an entry',
      '{"version":3,"global":false,"admin":{"entries":[{\n"id":"a","id":"b"}]},"paths":{}}',
    ],
  ])(
    'is rejected with %s that stands twice, whose line it names',
    (_, text) => {
      expect(() => parseLockFile(text)).toThrow(
        /^lock\.json: expected valid JSON without duplicate keys: duplicated mapping key .*\(2:/s,
      );
    },
  );

  it('is rejected with a path that could be spelled otherwise', () => {
    const odd = {...lock, paths: {'/Reference/': {entries: [lamp]}}};
    expect(() => parseLockFile(JSON.stringify(odd))).toThrow(
      'found the path "/Reference/", expected the spelling "/reference"',
    );
  });
});

describe('the passwords of a lock', () => {
  it('are known with their places', () => {
    expect(listEntries(lock)).toEqual([{place: '/reference', entry: lamp}]);
  });

  it('are demos if they say so', () => {
    expect(demoEntries(lock)).toEqual([]);
    const admin = {entries: [{...lamp, demo: true as const}]};
    expect(demoEntries({...lock, admin})).toEqual(['lamp']);
  });
});

describe('the whole site', () => {
  it.each([
    [true, [lamp], true],
    [true, [], false],
    [false, [lamp], false],
  ])(
    'with the flag %s and the admin list %j is locked: %s',
    (global, entries, locked) => {
      expect(isGlobalLock({...lock, global, admin: {entries}})).toBe(locked);
    },
  );
});
