import {fallbackFace} from '../../../../src/shared/lib/fontFallback';

const font = {
  ascent: 900,
  descent: 300,
  lineGap: 30,
  unitsPerEm: 1000,
  averageWidth: 480,
};

describe('what stands in for a font (look: fallbacks with matched metrics)', () => {
  it('is left as it is where it is as wide as the font, but for the height of its lines', () => {
    expect(fallbackFace(font, {unitsPerEm: 2000, averageWidth: 960})).toEqual({
      'size-adjust': '100%',
      'ascent-override': '90%',
      'descent-override': '30%',
      'line-gap-override': '3%',
    });
  });

  it.each([
    [600, {'size-adjust': '80%', 'ascent-override': '112.5%'}],
    [481, {'size-adjust': '99.79%', 'ascent-override': '90.19%'}],
    [400, {'size-adjust': '120%', 'ascent-override': '75%'}],
  ])(
    'is made as wide as the font where its letters are %d units wide, and its lines stay as high',
    (averageWidth, face) => {
      expect(
        fallbackFace(font, {unitsPerEm: 1000, averageWidth}),
      ).toMatchObject(face);
    },
  );

  it('has lines of the height of those of the font, whatever it is', () => {
    const {unitsPerEm, ascent} = font;
    for (const averageWidth of [300, 481, 700]) {
      const face = fallbackFace(font, {unitsPerEm: 1000, averageWidth});
      const height =
        parseFloat(face['size-adjust']) * parseFloat(face['ascent-override']);
      expect(height / 1e4).toBeCloseTo(ascent / unitsPerEm, 3);
    }
  });
});
