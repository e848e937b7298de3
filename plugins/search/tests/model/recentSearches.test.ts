import {parseSearches, withSearch} from '../../model/recentSearches';

describe('recent searches', () => {
  it('begin with the newest, each once regardless of case', () => {
    expect(withSearch(['toros', 'Goblin'], ' goblin ', 5)).toEqual([
      'goblin',
      'toros',
    ]);
  });

  it('are limited in number', () => {
    expect(withSearch(['b', 'c'], 'a', 2)).toEqual(['a', 'b']);
  });

  it('ignore an empty one', () => {
    expect(withSearch(['b'], '  ', 5)).toEqual(['b']);
  });

  it('are read back, whatever else is stored', () => {
    expect(parseSearches('["a", 1, "b"]')).toEqual(['a', 'b']);
    expect(parseSearches(null)).toEqual([]);
    expect(parseSearches('{')).toEqual([]);
    expect(parseSearches('{"a": 1}')).toEqual([]);
  });
});
