import {listLockedAreas, refuseIdlePaths} from '../lockedAreas';
import type {LockFile, LockList} from '../../lock/format/types';
import {contentAreas} from '../../../src/site/contentAreas';

jest.mock('../../../world/areas', () =>
  jest.requireActual<object>('../../../world/tests/support/lock/areas'),
);

const one: LockList = {
  entries: [{id: 'lamp', hash: '', kekSalt: '', pub: '', priv: ''}],
};

const none: LockList = {entries: []};

function getLock(
  paths: LockFile['paths'],
  rest: Partial<LockFile> = {},
): LockFile {
  return {version: 3, global: false, admin: none, ...rest, paths};
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
    expect(listLockedAreas(lock, contentAreas).map(({id}) => id)).toEqual(ids);
  });
});

describe('passwords that protect nothing', () => {
  it.each<[string, LockFile, string | undefined]>([
    ['an area that is locked', getLock({'/reference': one}), undefined],
    ['a part of it', getLock({'/reference/gm': one}), undefined],
    ['the whole site', getLock({'/': one}), undefined],
    [
      'an area that is open',
      getLock({'/reference': one, '/prime-almanac': one}),
      '/prime-almanac',
    ],
    [
      'a part of an open area',
      getLock({'/prime-almanac/torosia': one}),
      '/prime-almanac/torosia',
    ],
    [
      'a path that only begins alike',
      getLock({'/reference-other': one}),
      '/reference-other',
    ],
    [
      'an open area without passwords',
      getLock({'/prime-almanac': none}),
      undefined,
    ],
    [
      'an area of a site that is locked as a whole',
      getLock({'/prime-almanac': one}, {global: true, admin: one}),
      undefined,
    ],
    [
      'no area of a site that is locked as a whole',
      getLock({'/maps': one}, {global: true, admin: one}),
      '/maps',
    ],
  ])(
    'fail a build that says what locks the area: those of %s',
    (_, lock, path) => {
      const refuse = (): string => {
        try {
          refuseIdlePaths(lock, contentAreas);
          return 'no fault';
        } catch (error) {
          return (error as Error).message;
        }
      };
      expect(refuse()).toContain(
        path === undefined
          ? 'no fault'
          : `lock.json: found passwords for ${path}, which is not locked. Set "locked: true"`,
      );
    },
  );
});
