import {matchPattern} from '../../model/matchPattern';
import fc from '../../../../tests/support/properties';

/** The reference implementation with a regular expression, for patterns with few stars. */
function matchSlowly(pattern: string, name: string): boolean {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'isu').test(name);
}

describe('a pattern of file names', () => {
  it.each([
    ['*.pdf', 'Map.PDF', true],
    ['map-??.png', 'map-1.png', false],
    ['*', '', true],
    ['a*b*c', 'aXXbYYc', true],
    ['?', '🗺', true],
    ['a+(b)*', 'a+(b)c', true],
    ['caf\u00e9*', 'cafe\u0301.png', true],
  ])('%j matches the name %j: %j', (pattern, name, expected) => {
    expect(matchPattern(pattern, name)).toBe(expected);
  });

  it('is matched fast, however many stars it has', () => {
    const began = performance.now();
    expect(matchPattern(`${'*a'.repeat(5000)}*b`, 'a'.repeat(20_000))).toBe(
      false,
    );
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('matches the same names as a regular expression', () => {
    const sign = fc.constantFrom('a', 'b', '.', '*', '?');
    const text = fc.string({unit: sign, maxLength: 8});
    const name = fc.string({
      unit: fc.constantFrom('a', 'B', '.'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(text, name, (pattern, own) => {
        expect(matchPattern(pattern, own)).toBe(matchSlowly(pattern, own));
      }),
    );
  });
});
