import {coverZoom, sharpestZoom} from '../../model/zooms';

describe('the smallest zoom of a map', () => {
  it('fills a frame of the same proportions exactly', () => {
    expect(coverZoom([800, 500], [100, 62.5])).toBe(3);
  });

  it('fills a frame that is taller or wider, and lets the map extend beyond it', () => {
    expect(coverZoom([400, 500], [100, 62.5])).toBe(3);
    expect(coverZoom([1600, 500], [100, 62.5])).toBe(4);
  });

  it('shows nothing outside the map in a frame that is smaller than the map', () => {
    expect(coverZoom([50, 20], [100, 62.5])).toBe(-1);
  });
});

describe('the largest zoom of a map', () => {
  it.each([
    [1, 5],
    [1.5, 4.415],
    [2, 4],
    [3, 4],
    [0.5, 5],
  ])(
    'with %f device pixels per CSS pixel is %f: tiles are sharp',
    (density, zoom) => {
      expect(sharpestZoom(5, density)).toBeCloseTo(zoom, 3);
    },
  );
});
