import {drain, listStreams} from '../../../art/atlas/shape/drainage';
import type {Mesh} from '../../../art/atlas/shape/mesh';
import {fitted, resampled, smoothed} from '../../../art/atlas/shape/smoothLine';
import {cheapestWay, measureSpread} from '../../../art/atlas/shape/spread';
import {
  distance,
  measureLength,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

/** Creates a square mesh from rows of digits, which are heights; 0 is sea. */
function getMesh(rows: readonly string[]): Mesh {
  const width = rows[0]?.length ?? 0;
  const digits = rows.join('').split('').map(Number);
  const points = digits.map((_, index): Point => [
    index % width,
    Math.floor(index / width),
  ]);
  const height = Float64Array.from(digits);
  const wet = Uint8Array.from(digits, (digit) => (digit === 0 ? 1 : 0));
  return {
    points,
    neighbors: points.map((point) =>
      points.flatMap((other, index) =>
        distance(point, other) === 1 ? [index] : [],
      ),
    ),
    height,
    sea: wet,
    wet,
    find: ([x, y]) => Math.round(y) * width + Math.round(x),
  };
}

describe('the cheapest path over a mesh', () => {
  const mesh = getMesh(['111', '191', '111']);
  const climbing = (_: number, to: number): number => mesh.height[to] ?? 0;

  it('goes around difficult ground', () => {
    const way = cheapestWay(mesh, [3, 5], climbing);
    expect(way).toHaveLength(5);
    expect(way).not.toContain(4);
  });

  it('does not exist if there is no way', () => {
    expect(cheapestWay(mesh, [0, 8], () => Infinity)).toEqual([]);
  });

  it('is known for every point from several starting points', () => {
    const {cost} = measureSpread(mesh, {from: [0, 8]}, () => 1);
    expect([...cost]).toEqual([0, 1, 2, 1, 2, 1, 2, 1, 0]);
  });
});

describe('water on a mesh', () => {
  const mesh = getMesh(['55555', '54445', '53235', '51155', '50555']);
  const drainage = drain(mesh, mesh.sea, () => 1);

  it('leaves no land without a way down to the sea', () => {
    const ends = mesh.points.map((_, start) => {
      let here = start;
      for (
        let step = 0;
        step < 25 && (drainage.down[here] ?? -1) >= 0;
        step += 1
      ) {
        here = drainage.down[here] ?? -1;
      }
      return here;
    });
    expect(new Set(ends)).toEqual(new Set([21]));
  });

  it('leads all rain on the land to the sea', () => {
    expect(drainage.flow[21]).toBe(24);
  });

  it('forms streams that begin at the sea and follow the strongest flow', () => {
    const streams = listStreams(drainage, mesh.sea, 0.5);
    expect(streams.length).toBeGreaterThan(0);
    for (const stream of streams) {
      const flows = stream.slice(1).map((index) => drainage.flow[index] ?? 0);
      expect(flows).toEqual(flows.toSorted((a, b) => b - a));
    }
  });
});

describe('a line', () => {
  const corner: Chain = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];

  it.each([210, 240, 300])('can be bent to %d miles', (miles) => {
    const line = fitted(resampled(corner, 3), miles, {
      purpose: 'test',
      wave: 34,
    });
    expect(measureLength(line)).toBeCloseTo(miles, 0);
    expect([line[0], line.at(-1)]).toEqual([corner[0], corner[2]]);
  });

  it('can be straightened if it is too long', () => {
    const line = fitted(resampled(corner, 3), 160, {
      purpose: 'test',
      wave: 34,
    });
    expect(measureLength(line)).toBeLessThanOrEqual(160.5);
    expect([line[0], line.at(-1)]).toEqual([corner[0], corner[2]]);
  });

  it('keeps its length and its ends when its points are resampled', () => {
    const line = resampled(corner, 7);
    const steps = line.slice(1).map((point, index) => {
      return distance(line[index] ?? point, point);
    });
    expect(measureLength(line)).toBeGreaterThan(195);
    expect(Math.max(...steps)).toBeLessThan(7.3);
    expect(line.at(-1)).toEqual([100, 100]);
  });

  it('gets shorter when smoothed, between fixed ends', () => {
    const line = smoothed(resampled(corner, 5), 10);
    expect(measureLength(line)).toBeLessThan(200);
    expect(line[0]).toEqual([0, 0]);
  });
});
