import {fallbackFace} from '../../../../src/shared/model/fontFallback';

const font = {
  ascent: 900,
  descent: 300,
  lineGap: 30,
  unitsPerEm: 1000,
  averageWidth: 480,
};

describe('a fallback font (look: fallbacks with matched metrics)', () => {
  it('keeps its size if it is as wide as the font, and gets its line height', () => {
    expect(fallbackFace(font, {unitsPerEm: 2000, averageWidth: 960})).toEqual({
      'size-adjust': '100%',
      'ascent-override': '90%',
      'descent-override': '30%',
      'line-gap-override': '3%',
    });
  });

  it('has the line height of the font, whatever its width', () => {
    const {unitsPerEm, ascent} = font;
    for (const averageWidth of [300, 481, 700]) {
      const face = fallbackFace(font, {unitsPerEm: 1000, averageWidth});
      const height =
        parseFloat(face['size-adjust']) * parseFloat(face['ascent-override']);
      expect(height / 1e4).toBeCloseTo(ascent / unitsPerEm, 3);
    }
  });
});
