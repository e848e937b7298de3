import {
  isInside,
  measureLength,
  cutLine,
  type Line,
} from '../../model/geometry';

const square: Line = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
describe('the plane of the map', () => {
  it('measures a line by all its segments', () => {
    expect(
      measureLength([
        [0, 0],
        [3, 4],
        [3, 10],
      ]),
    ).toBe(11);
    expect(measureLength([])).toBe(0);
  });

  it.each([
    [
      0,
      15,
      [
        [0, 0],
        [10, 0],
        [10, 5],
      ],
    ],
    [
      5,
      8,
      [
        [5, 0],
        [8, 0],
      ],
    ],
    [
      12,
      40,
      [
        [10, 2],
        [10, 10],
      ],
    ],
  ] as const)('cuts a line from mile %d to mile %d', (begin, end, part) => {
    expect(
      cutLine(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        begin,
        end,
      ),
    ).toEqual(part);
  });

  it('finds a position on any of several islands, and on none if there are none', () => {
    const far = square.map(([x, y]): [number, number] => [x + 20, y]);
    expect(isInside([25, 5], [[square], [far]])).toBe(true);
    expect(isInside([15, 5], [[square], [far]])).toBe(false);
    expect(isInside([5, 5], [[]])).toBe(false);
  });
});
