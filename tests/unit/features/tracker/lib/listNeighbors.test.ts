import {listNeighbors} from '../../../../../src/features/tracker/lib/listNeighbors';

describe('the fighters whose panels are kept ready (T6)', () => {
  it.each([
    ['b', ['b', 'a', 'c']],
    ['a', ['a', 'd', 'b']],
    ['d', ['d', 'c', 'a']],
  ])('are %s and those before and after', (id, expected) => {
    expect(listNeighbors(['a', 'b', 'c', 'd'], id)).toEqual(expected);
  });

  it('are each listed once in a small fight', () => {
    expect(listNeighbors(['a', 'b'], 'a')).toEqual(['a', 'b']);
    expect(listNeighbors(['a'], 'a')).toEqual(['a']);
  });

  it('are only the fighter itself before it has a turn', () => {
    expect(listNeighbors(['a', 'b'], 'c')).toEqual(['c']);
    expect(listNeighbors([], 'c')).toEqual(['c']);
  });
});
