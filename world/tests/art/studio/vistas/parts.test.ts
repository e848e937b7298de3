import {random} from '../../../../art/studio/noise';
import type {Mesh} from '../../../../art/studio/vistas/mesh';
import {buildBridge} from '../../../../art/studio/vistas/parts/bridge';
import {buildGround} from '../../../../art/studio/vistas/parts/ground';
import {coverGround} from '../../../../art/studio/vistas/parts/rock';
import {
  buildHouse,
  buildRope,
  paintAs,
} from '../../../../art/studio/vistas/parts/solids';
import {buildClump} from '../../../../art/studio/vistas/parts/trees';
import type {Point} from '../../../../art/studio/vistas/point';

const coat = paintAs([200, 180, 160]);

function getPoints(mesh: Mesh): readonly Point[] {
  return mesh.flatMap(({corners}) => corners);
}

function getHighest(mesh: Mesh): number {
  return Math.max(...getPoints(mesh).map(([, , z]) => z));
}

describe('parts of landscapes', () => {
  it('a rope hangs lowest in its middle, by its sag', () => {
    const points = getPoints(
      buildRope([0, 0, 10], [20, 0, 10], {thick: 0.2, coat, sag: 3}),
    );
    const lowest = points.toSorted((a, b) => a[2] - b[2])[0];
    expect(lowest?.[0]).toBeCloseTo(10);
    expect(lowest?.[2]).toBeCloseTo(6.9);
  });

  it('a house rises from below the ground to its ridge', () => {
    const mesh = buildHouse({
      at: [5, 5, 2],
      size: [6, 9, 4, 3],
      wall: coat,
      roof: coat,
      sunk: 1,
    });
    expect(getHighest(mesh)).toBeCloseTo(9);
    expect(Math.min(...getPoints(mesh).map(([, , z]) => z))).toBeCloseTo(1);
  });

  it('a bridge is open under each of its arches, and stands on each pier', () => {
    const points = getPoints(
      buildBridge({
        from: [0, 0, 0],
        to: [90, 0, 0],
        arches: 9,
        wide: 6,
        deck: [9, 12],
        stone: [200, 180, 160],
      }),
    );
    const getFoot = (from: number, to: number): number =>
      Math.min(
        ...points.filter(([x]) => x > from && x < to).map(([, , z]) => z),
      );
    Array.from({length: 9}, (_, arch) => {
      expect(getFoot(arch * 10 + 4.2, arch * 10 + 5.8)).toBeGreaterThan(3);
    });
    Array.from({length: 8}, (_, pier) => {
      expect(getFoot(pier * 10 + 9.5, pier * 10 + 10.5)).toBe(-4);
    });
  });

  it.each([
    ['far', false],
    ['near', true],
  ])('a %s clump of leaves keeps to its place', (_, isNear) => {
    const mesh = buildClump([1, 2, 3], 2, [coat, random('leaves'), isNear]);
    const distances = getPoints(mesh).map(([x, y, z]) =>
      Math.hypot(x - 1, y - 2, z - 3),
    );
    expect(Math.max(...distances)).toBeLessThan(2 * 1.27);
    expect(mesh).toHaveLength(isNear ? 12 * 18 * 2 : 5 * 8 * 2);
  });

  it('ground is finer where it is near, and follows its heights', () => {
    const mesh = buildGround(
      {eye: [0, 0, 9], target: [0, 90, 0], lens: 1},
      (x, y) => x * 0.5 + y * 0.25,
      {getCoat: () => coat, reach: 800, rings: 20, spokes: 10},
    );
    const getSpan = ({corners: [a, b]}: Mesh[number]): number =>
      Math.hypot(a[0] - b[0], a[1] - b[1]);
    const [first, last] = [mesh[0], mesh.at(-1)];
    expect(first && last && getSpan(first) < getSpan(last) / 50).toBe(true);
    expect(
      getPoints(mesh).every(
        ([x, y, z]) => Math.abs(z - x * 0.5 - y * 0.25) < 1e-9,
      ),
    ).toBe(true);
  });

  it('snow lies where ground is even, and rock shows where it is steep', () => {
    const getCoat = coverGround((x) => (x > 0 ? x * 3 : 0), {
      rock: [90, 90, 90],
      cover: () => [240, 240, 240],
      hold: 1,
    });
    expect(getCoat([-20, 0, 0]).color).toEqual([240, 240, 240]);
    expect(getCoat([20, 0, 60]).color).toEqual([90, 90, 90]);
  });
});
