import {searchPattern} from '../../../../../src/features/documents/lib/searchPattern';

const any = {matchCase: false, wholeWords: false};

function found(
  text: string,
  within: string,
  options: Partial<typeof any> = {},
): readonly string[] {
  const pattern = searchPattern(text, {...any, ...options});
  return pattern === undefined ? [] : (within.match(pattern) ?? []);
}

describe('a query for a document', () => {
  it.each(['', ' ', '\n'])('matches nothing for %j', (text) => {
    expect(searchPattern(text, any)).toBeUndefined();
  });

  it('ignores case, unless case matters', () => {
    expect(found('gate', 'Gate gate')).toEqual(['Gate', 'gate']);
    expect(found('gate', 'Gate gate', {matchCase: true})).toEqual(['gate']);
  });

  it('matches across line breaks', () => {
    expect(found('gate  days', 'GateDays, gate days')).toEqual([
      'GateDays',
      'gate days',
    ]);
  });

  it('matches whole words only, in any script', () => {
    const whole = {wholeWords: true};
    expect(found('or', 'or, orc, Tor', whole)).toEqual(['or']);
    expect(found('ber', 'über ber', whole)).toEqual(['ber']);
    expect(found('1127', '11270 1127', whole)).toEqual(['1127']);
  });

  it('is matched literally, not as a pattern', () => {
    expect(found('1.5 (x)', '1.5 (x) 1z5 (x)')).toEqual(['1.5 (x)']);
    expect(found('a|b', 'a b a|b')).toEqual(['a|b']);
    expect(found('[', '[')).toEqual(['[']);
    expect(found(String.raw`\d`, String.raw`5 \d`)).toEqual([String.raw`\d`]);
  });
});
