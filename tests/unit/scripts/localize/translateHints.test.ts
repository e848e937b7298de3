import {translateHints} from '../../../../scripts/localize/translateHints';

const lock = JSON.stringify({
  version: 1,
  paths: {
    '/keeper': {entries: [{id: 'first'}], hint: 'what a chest wants'},
    '/attic': {entries: []},
  },
});

describe('the hints of passwords in another language', () => {
  it('replace those of the lock, and nothing else of it', () => {
    expect(
      JSON.parse(translateHints(lock, {'/keeper': 'another hint'})),
    ).toEqual({
      version: 1,
      paths: {
        '/keeper': {entries: [{id: 'first'}], hint: 'another hint'},
        '/attic': {entries: []},
      },
    });
  });

  it.each(['/attic', '/cellar'])(
    'cannot be given to %s, which has none in the main language',
    (path) => {
      expect(() => translateHints(lock, {[path]: 'a hint'})).toThrow(
        `for ${path}, expected one of the paths in lock.json that have a hint`,
      );
    },
  );
});
