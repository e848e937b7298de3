import fc from '../../../../support/properties';
import {
  cropMap,
  offsetCrop,
} from '../../../../../src/features/desk/lib/mapCrop';

const map = {size: [3000, 1500], deepest: {zoom: 5, width: 9600}} as const;

describe('the part of a map that a card shows', () => {
  it('has in its middle what was in view', () => {
    expect(cropMap('?at=750,1125,4', map)).toEqual({
      middle: [0.25, 0.25],
      scale: 4800 / 720,
      ratio: 2,
    });
  });

  it.each([
    ['no view', ''],
    ['words', '?at=here'],
    ['two numbers', '?at=1,2'],
    ['a point beyond the east', '?at=3001,10,2'],
    ['a point beyond the north', '?at=10,1501,2'],
    ['a zoom that no map has', '?at=10,10,31'],
  ])('is all of it where the address has %s', (_, query) => {
    expect(cropMap(query, map)).toEqual({
      middle: [0.5, 0.5],
      scale: 1,
      ratio: 2,
    });
  });

  it('reaches the eastern edge, and not beyond', () => {
    expect(cropMap('?at=3000,1500,0', map).middle).toEqual([1, 0]);
  });

  it('never shows what is beyond the edges', () => {
    const parts = fc.double({min: 0, max: 1, noNaN: true});
    const scales = fc.double({min: 1, max: 8, noNaN: true});
    fc.assert(
      fc.property(parts, parts, scales, (x, y, scale) => {
        const [left, top] = offsetCrop({middle: [x, y], scale, ratio: 1});
        for (const offset of [left, top]) {
          expect(offset).toBeLessThanOrEqual(0);
          expect(offset).toBeGreaterThanOrEqual(-100 * (1 - 1 / scale) - 1e-9);
        }
      }),
    );
  });
});
