import fc from '../../../support/properties';
import {
  isEarlyStyle,
  joinEarlyStyle,
  splitEarlyStyle,
} from '../../../../src/shared/model/earlyStyle';

describe('the style sheet that is applied before the first paint', () => {
  it('keeps both parts', () => {
    const look = fc.constantFrom('', '/*on*/:root{}', '/*red*/p{color:red}');
    const veil = fc.constantFrom('', 'p{display:none}');
    fc.assert(
      fc.property(look, veil, (...parts) => {
        const style = {look: parts[0], veil: parts[1]};
        expect(splitEarlyStyle(joinEarlyStyle(style))).toEqual(style);
      }),
    );
  });

  it('reads what an earlier version stored, which had a look alone', () => {
    expect(splitEarlyStyle('/*on*/:root{}')).toEqual({
      look: '/*on*/:root{}',
      veil: '',
    });
  });

  it('is empty if there is nothing to apply', () => {
    expect(joinEarlyStyle({look: '', veil: ''})).toBe('');
  });

  it.each([
    ['/*on*/:root{}', true],
    ['/*veil*/p{}', true],
    ['p{} /*veil*/', false],
    ['/*other*/p{}', false],
  ])('is told from other style sheets: %s', (text, expected) => {
    expect(isEarlyStyle(text)).toBe(expected);
  });
});
