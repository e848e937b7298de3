import {cropMap} from '../../../../../src/features/desk/lib/mapCrop';

const map = {size: [3000, 1500], deepest: {zoom: 5, width: 9600}} as const;

describe('the part of a map that a card shows', () => {
  it('has in its middle what was in view', () => {
    const {scale, offset, ratio} = cropMap('?at=750,1125,4', map);
    expect([scale, ratio]).toEqual([4800 / 720, 2]);
    expect(offset).toEqual([-17.5, -17.5]);
  });

  it.each([
    ['no view', ''],
    ['words', '?at=here'],
    ['two numbers', '?at=1,2'],
  ])('is all of it where the address has %s', (_, query) => {
    expect(cropMap(query, map)).toEqual({scale: 1, offset: [0, 0], ratio: 2});
  });

  it('never shows what is beyond the edges', () => {
    expect(cropMap('?at=9000,0,5', map)).toMatchObject({
      scale: 8,
      offset: [-87.5, -87.5],
    });
  });
});
