import {entryForKey} from '../../model/listKeys';

describe('keys in a list', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 7, 0],
    ['ArrowUp', 0, 7],
    ['ArrowUp', -1, 7],
    ['ArrowUp', 3, 2],
    ['PageDown', 1, 6],
    ['PageDown', 6, 7],
    ['PageUp', 6, 1],
    ['PageUp', -1, 0],
  ])(
    'include %s, which moves from entry %i of eight to %i',
    (key, from, to) => {
      expect(entryForKey(key, from, 8)).toBe(to);
    },
  );

  it('do nothing in an empty list, and other keys never do', () => {
    expect(entryForKey('ArrowDown', -1, 0)).toBeUndefined();
    expect(entryForKey('a', 0, 8)).toBeUndefined();
  });
});
