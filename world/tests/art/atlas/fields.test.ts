import {distanceField} from '../../../art/atlas/picture/distanceField';
import {
  blurred,
  getFrame,
  sample,
  interpolateValue,
} from '../../../art/atlas/shape/grid';
import {
  outline,
  simplified,
  simplifiedRing,
} from '../../../art/atlas/shape/outline';
import {computeGround} from '../../../art/atlas/shape/terrain';
import {
  getArea,
  distanceToChain,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

const frame = getFrame([10, 20], [24, 16], 1);

describe('a grid', () => {
  it('holds the value at the center of each cell', () => {
    const grid = sample(frame, ([x, y]) => x + 100 * y);
    expect(grid.values).toHaveLength(24 * 16);
    expect(grid.values[0]).toBeCloseTo(10.5 + 2050, 3);
    expect(interpolateValue(grid, [17.25, 28.5])).toBeCloseTo(17.25 + 2850, 2);
  });

  it('keeps its sum when it is blurred', () => {
    const spot = sample(frame, ([x, y]) => (x === 22.5 && y === 28.5 ? 1 : 0));
    const soft = blurred(spot, 1).values;
    const sum = soft.reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(1, 4);
    expect(Math.max(...soft)).toBeLessThan(0.2);
  });
});

describe('a distance field', () => {
  it('gives the distance of each cell from the nearest marked one', () => {
    const grid = sample(frame, () => 0);
    const marked = [30, 200, 333];
    const far = distanceField(grid, (index) => marked.includes(index));
    const place = (index: number): Point => [
      index % 24,
      Math.floor(index / 24),
    ];
    const expected = [...grid.values.keys()].map((index) =>
      Math.min(
        ...marked.map((other) =>
          Math.hypot(
            place(index)[0] - place(other)[0],
            place(index)[1] - place(other)[1],
          ),
        ),
      ),
    );
    far.values.forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? NaN, 4);
    });
  });
});

describe('a contour', () => {
  const round = sample(frame, ([x, y]) => 5 - Math.hypot(x - 22, y - 28));

  it('follows a level, in miles', () => {
    const [polygon] = outline(round, 0, 1);
    const [ring = []] = polygon ?? [];
    expect(getArea(ring) / (Math.PI * 25)).toBeCloseTo(1, 1);
    for (const [x, y] of ring) {
      expect(Math.hypot(x - 22, y - 28)).toBeCloseTo(5, 0);
    }
  });

  it('leaves out small areas', () => {
    expect(outline(round, 0, 100)).toEqual([]);
  });

  it('is simplified within a tolerance, and stays closed', () => {
    const ring = outline(round, 0, 1)[0]?.[0] ?? [];
    const simple = simplifiedRing(ring, 0.5);
    expect(simple.length).toBeLessThan(ring.length / 2);
    expect(simple[0]).toEqual(simple.at(-1));
    for (const point of ring) {
      expect(distanceToChain(point, simple)).toBeLessThanOrEqual(0.5);
    }
  });

  it('keeps the points at which a line bends', () => {
    const line: Chain = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ];
    expect(simplified(line, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});

describe('the ground of the world', () => {
  it.each([
    {place: 'Harrowmere', at: [763, 792], dry: true},
    {place: 'the lake above it', at: [752, 752], dry: false},
    {place: 'the desert', at: [2250, 1450], dry: true},
    {place: 'the Midsea', at: [220, 1000], dry: false},
    {place: 'the bight of the Glass Coast', at: [2100, 1180], dry: false},
    {place: 'the edge of the map', at: [2998, 400], dry: false},
  ] as const)('is dry or not at $place', ({at: [x, y], dry}) => {
    expect(computeGround(x, y).height > 0).toBe(dry);
  });

  it('is high on a range and low in a marsh', () => {
    const heights = [-30, -15, 0, 15, 30].map(
      (step) => computeGround(1250 + step, 1090 + step).height,
    );
    expect(Math.max(...heights)).toBeGreaterThan(0.45);
    expect(computeGround(1215, 505).rock).toBe(0);
  });
});
