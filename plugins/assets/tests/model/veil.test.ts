import {contrast, luminance, computeVeil, type Color} from '../../model/veil';

const gray = (part: number): Color => ({r: part, g: part, b: part});

/** Returns the contrast of text with a pixel of a picture under its veil. */
function measureContrast(text: Color, pixel: Color): number {
  const {color, share} = computeVeil(text);
  const sheet = color === 'white' ? 255 : 0;
  const under = (part: number): number =>
    (sheet * share + part * (100 - share)) / 100;
  return contrast(
    luminance(text),
    luminance({r: under(pixel.r), g: under(pixel.g), b: under(pixel.b)}),
  );
}

const texts: readonly (readonly [string, Color])[] = [
  ['oxblood', {r: 124, g: 29, b: 36}],
  ['gold', {r: 255, g: 215, b: 0}],
  ['teal', {r: 0, g: 128, b: 128}],
  ['magenta', {r: 255, g: 0, b: 255}],
];

const pixels = [
  gray(0),
  gray(118),
  gray(255),
  {r: 255, g: 0, b: 0},
  {r: 255, g: 255, b: 0},
];

describe('text on a picture', () => {
  it.each(texts)('is legible in %s, whatever the picture shows', (_, text) => {
    for (const pixel of pixels) {
      expect(measureContrast(text, pixel)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is legible in every gray', () => {
    for (let part = 0; part <= 255; part += 1) {
      for (const pixel of pixels) {
        expect(measureContrast(gray(part), pixel)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each([
    ['black', gray(0), {color: 'white', share: 59}],
    ['white', gray(255), {color: 'black', share: 66}],
    ['gray', gray(128), {color: 'black', share: 91}],
  ])('has the thinnest veil that makes it legible: %s', (_, text, veil) => {
    expect(computeVeil(text)).toEqual(veil);
  });
});
