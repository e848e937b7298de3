import {searchPattern} from '../../model/searchPattern';

function found(text: string, within: string): readonly string[] {
  const pattern = searchPattern(text);
  return pattern === undefined ? [] : (within.match(pattern) ?? []);
}

describe('a query for a document', () => {
  it.each(['', ' ', '\n'])('matches nothing for %j', (text) => {
    expect(searchPattern(text)).toBeUndefined();
  });

  it('matches across line breaks, and ignores case', () => {
    expect(found('gate  days', 'GateDays, gate days')).toEqual([
      'GateDays',
      'gate days',
    ]);
  });

  it('is matched literally, not as a pattern', () => {
    expect(found('1.5 (x)', '1.5 (x) 1z5 (x)')).toEqual(['1.5 (x)']);
    expect(found('a|b', 'a b a|b')).toEqual(['a|b']);
    expect(found(String.raw`\d`, String.raw`5 \d`)).toEqual([String.raw`\d`]);
  });
});
