import {listIdlePaths, refuseIdlePaths} from '@engine/docs-lock/lockedAreas';
import {noLock} from '@engine/docs-lock/method/parseLockFile';
import type {LockFile, LockList} from '@engine/docs-lock/method/types';
import {contentAreas} from '../../../../src/site/contentAreas';
import {filterLockedAreas, isLockedBy} from '../../../../src/site/lockedAreas';

jest.mock('../../../areas', () =>
  jest.requireActual<object>('../../support/lock/areas'),
);

const one: LockList = {
  entries: [{id: 'lamp', hash: '', kekSalt: '', pub: '', priv: ''}],
};

const none: LockList = {entries: []};

function getLock(
  paths: LockFile['paths'],
  rest: Partial<LockFile> = {},
): LockFile {
  return {...noLock, ...rest, paths};
}

describe('the locked areas', () => {
  it.each<[string, LockFile, readonly string[]]>([
    ['without a flag', getLock({}), ['reference']],
    [
      'with passwords for an open area',
      getLock({'/prime-almanac': one}),
      ['reference'],
    ],
    ['with the flag alone', getLock({}, {global: true}), ['reference']],
    [
      'with the flag and an admin list',
      getLock({}, {global: true, admin: one}),
      contentAreas.map(({id}) => id),
    ],
  ])('are, %s, those that the table and the flag lock', (_, lock, ids) => {
    expect(filterLockedAreas(lock).map(({id}) => id)).toEqual(ids);
  });
});

describe('a page', () => {
  const whole = getLock({}, {global: true, admin: one});

  it.each<[string, LockFile, boolean]>([
    ['docs/reference/index.md', getLock({}), true],
    ['docs/prime-almanac/index.md', getLock({}), false],
    ['docs/prime-almanac/index.md', getLock({'/prime-almanac': one}), false],
    ['docs/prime-almanac/index.md', whole, true],
    ['world/home.mdx', getLock({}), false],
    ['world/home.mdx', whole, true],
  ])('%s is locked if its area or the whole site is', (path, lock, is) => {
    expect(isLockedBy(lock, path)).toBe(is);
  });
});

describe('passwords that protect nothing', () => {
  it.each<[string, LockFile, readonly string[]]>([
    ['an area that is locked', getLock({'/reference': one}), []],
    ['a part of it', getLock({'/reference/gm': one}), []],
    ['the whole site', getLock({'/': one}), []],
    [
      'an area that is open',
      getLock({'/reference': one, '/prime-almanac': one}),
      ['/prime-almanac'],
    ],
    [
      'a part of an open area',
      getLock({'/prime-almanac/torosia': one}),
      ['/prime-almanac/torosia'],
    ],
    [
      'a path that only begins alike',
      getLock({'/reference-other': one}),
      ['/reference-other'],
    ],
    ['an open area without passwords', getLock({'/prime-almanac': none}), []],
    [
      'an area of a site that is locked as a whole',
      getLock({'/prime-almanac': one}, {global: true, admin: one}),
      [],
    ],
    [
      'no area of a site that is locked as a whole',
      getLock({'/maps': one}, {global: true, admin: one}),
      ['/maps'],
    ],
  ])('are found: those of %s', (_, lock, paths) => {
    expect(listIdlePaths(lock, contentAreas)).toEqual(paths);
  });

  it('fail a build, which says what locks the area', () => {
    expect(() => {
      refuseIdlePaths(getLock({'/prime-almanac': one}), contentAreas);
    }).toThrow(
      'lock.json: found passwords for /prime-almanac, which is not locked, expected a path in a locked area: set "locked: true"',
    );
    expect(() => {
      refuseIdlePaths(getLock({'/reference': one}), contentAreas);
    }).not.toThrow();
  });
});
