import {createCamera} from '../../../../art/studio/vistas/camera';
import {buildFace, type Mesh} from '../../../../art/studio/vistas/mesh';
import {rasterize} from '../../../../art/studio/vistas/raster';

const camera = createCamera(
  {eye: [0, 0, 0], target: [0, 10, 0], lens: 1},
  [32, 18],
);

/** A square before the eye, at a distance. */
function buildWall(away: number, half: number): Mesh {
  return buildFace(
    [
      [-half, away, -half],
      [half, away, -half],
      [half, away, half],
      [-half, away, half],
    ],
    {color: [255, 255, 255]},
  );
}

const MIDDLE = 9 * 32 + 16;

describe('what is seen at a pixel', () => {
  it('is the nearest surface, in whatever order they come', () => {
    const [near, far] = [buildWall(5, 1), buildWall(20, 50)];
    const nearFirst = rasterize([...near, ...far], camera);
    const farFirst = rasterize([...far, ...near], camera);
    expect(nearFirst.ids[MIDDLE]).toBeLessThan(2);
    expect(farFirst.ids[MIDDLE]).toBeGreaterThan(1);
    expect(1 / (farFirst.near[MIDDLE] ?? 0)).toBeCloseTo(5);
  });

  it('is the far surface beside the near one', () => {
    const {ids} = rasterize([...buildWall(5, 1), ...buildWall(20, 50)], camera);
    expect(ids[9 * 32 + 1]).toBeGreaterThan(1);
  });

  it('is nothing where there is no surface, or where it is behind the eye', () => {
    expect(rasterize(buildWall(5, 1), camera).ids[0]).toBe(-1);
    expect(Math.max(...rasterize(buildWall(-5, 50), camera).ids)).toBe(-1);
  });

  it('is the part before the eye of a surface that goes on behind it', () => {
    const floor = buildFace(
      [
        [-9, -30, -1],
        [9, -30, -1],
        [9, 30, -1],
        [-9, 30, -1],
      ],
      {color: [255, 255, 255]},
    );
    const {ids} = rasterize(floor, camera);
    expect(ids[17 * 32 + 16]).toBeGreaterThan(-1);
    expect(ids[2 * 32 + 16]).toBe(-1);
  });

  it('leaves out triangles that are skipped', () => {
    const {ids} = rasterize(buildWall(5, 1), {...camera, skips: () => true});
    expect(Math.max(...ids)).toBe(-1);
  });
});
