import {crossesSea} from '../../model/journey';
import type {MultiPolygon} from '../../model/geometry';

/** Returns land along a line to the east, between two of its miles. */
function land(from: number, to: number): MultiPolygon {
  return [
    [
      [
        [from, -1],
        [to, -1],
        [to, 1],
        [from, 1],
        [from, -1],
      ],
    ],
  ];
}

describe('a straight way over land', () => {
  it.each([
    {miles: 14, strait: [8, 13.5], crosses: true},
    {miles: 14, strait: [0.5, 6], crosses: true},
    {miles: 14, strait: [14, 14], crosses: false},
    {miles: 4, strait: [1, 3], crosses: false},
    {miles: 0, strait: [0, 0], crosses: false},
  ])(
    'of $miles miles with a strait from mile to mile $strait crosses the sea: $crosses',
    ({miles, strait: [from = 0, to = 0], crosses}) => {
      const shores = [land(-1, from), land(to, miles + 1)];
      expect(crossesSea([0, 0], [miles, 0], shores)).toBe(crosses);
    },
  );
});
