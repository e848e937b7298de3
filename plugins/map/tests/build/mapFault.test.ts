import {mapFault} from '../../build/mapFault';

describe('a picture of the map', () => {
  const map = {size: [32, 20], deepest: {zoom: 4, width: 3072}} as const;

  it('accepts a picture in the proportions of the world', () => {
    expect(mapFault({width: 3072, height: 1920}, map)).toBeUndefined();
    expect(mapFault({width: 1600, height: 1000}, map)).toBeUndefined();
  });

  it('reports the pixels that it found, and the miles', () => {
    expect(mapFault({width: 1600, height: 900}, map)).toMatch(
      /found 1600 × 900 pixels, expected the proportions of 32 × 20 miles/,
    );
    expect(mapFault({}, map)).toMatch(/^found 0 × 0 pixels/);
  });

  it('reports the zoom of its tiles', () => {
    const deepest = {zoom: 3, width: 3072};
    expect(mapFault({width: 32, height: 20}, {...map, deepest})).toMatch(
      /found zoom 3 for tiles of 3072 pixels, expected 4/,
    );
  });
});
