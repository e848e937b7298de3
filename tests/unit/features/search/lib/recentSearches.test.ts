import {
  searchesFrom,
  withSearch,
} from '../../../../../src/features/search/lib/recentSearches';

describe('searches that are remembered', () => {
  it('begin with the newest, each once in any case', () => {
    expect(withSearch(['toros', 'Goblin'], ' goblin ', 5)).toEqual([
      'goblin',
      'toros',
    ]);
  });

  it('are as many as may be', () => {
    expect(withSearch(['b', 'c'], 'a', 2)).toEqual(['a', 'b']);
  });

  it('are not changed by an empty one', () => {
    expect(withSearch(['b'], '  ', 5)).toEqual(['b']);
  });

  it('are read back, whatever else stands there', () => {
    expect(searchesFrom('["a", 1, "b"]')).toEqual(['a', 'b']);
    expect(searchesFrom(null)).toEqual([]);
    expect(searchesFrom('{')).toEqual([]);
    expect(searchesFrom('{"a": 1}')).toEqual([]);
  });
});
