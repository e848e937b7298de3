import {NAME_COLORS} from '../../../src/shared/model/nameColor';
import {getColor, getContrast, readTokens} from '../../support/colors';

const colors = Array.from({length: NAME_COLORS}, (_, color) => color);

describe('the nine colors of tags and categories', () => {
  it('are checked for contrast as WCAG defines it', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['light', 'dark'])('differ from one another, %s', (mode) => {
    const values = colors.map((color) =>
      getColor(`--world-tag-${color}`, mode),
    );
    expect(values.filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
    expect(new Set(values).size).toBe(9);
  });

  it.each(
    ['light', 'dark'].flatMap((mode) =>
      ['ground', 'surface', 'raised'].map((ground) => [mode, ground]),
    ),
  )('are legible at 4.5:1 or more: %s, on %s', (mode, ground) => {
    const behind = getColor(`--world-${ground}`, mode);
    const tooFaint = colors.filter(
      (color) =>
        getContrast(getColor(`--world-tag-${color}`, mode), behind) < 4.5,
    );
    expect(tooFaint).toEqual([]);
  });

  it.each(colors)('include number %i for names with that number', (color) => {
    expect(
      readTokens(new RegExp(`\\[data-name-color='${color}'\\]`)).get(
        '--world-tag',
      ),
    ).toBe(`var(--world-tag-${color})`);
  });
});
