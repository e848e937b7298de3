import {
  createCamera,
  createSunView,
} from '../../../../art/studio/vistas/camera';
import type {Point} from '../../../../art/studio/vistas/point';

const camera = createCamera(
  {eye: [0, 0, 10], target: [0, 100, 10], lens: 1},
  [160, 90],
);

describe('the camera of a landscape', () => {
  it('shows its target in the middle, and the horizon of a level view there too', () => {
    const [x, y] = camera.project([0, 100, 10]);
    expect([x, y]).toEqual([80, 45]);
    expect(camera.horizon).toBeCloseTo(45);
  });

  it.each([
    ['east to the right', [10, 100, 10], 'x'],
    ['what is higher above', [0, 100, 20], 'y'],
  ] as const)('shows %s', (_, point, axis) => {
    const [x, y] = camera.project(point);
    expect(axis === 'x' ? x - 80 : 45 - y).toBeCloseTo(9);
  });

  it('has the ray of a pixel lead to what is seen there', () => {
    const point: Point = [13, 70, 4];
    const [x, y] = camera.project(point);
    const [rx, ry, rz] = camera.getRay(x, y);
    const depth = camera.getDepth(point);
    expect([rx * depth, ry * depth, 10 + rz * depth]).toEqual([
      expect.closeTo(13),
      expect.closeTo(70),
      expect.closeTo(4),
    ]);
  });

  it('shows the horizon above the middle when it looks down', () => {
    const down = createCamera(
      {eye: [0, 0, 10], target: [0, 100, 0], lens: 1},
      [160, 90],
    );
    expect(down.horizon).toBeCloseTo(36);
  });

  it('moves the picture up by a share of its height', () => {
    const shifted = createCamera(
      {eye: [0, 0, 10], target: [0, 100, 10], lens: 1, shift: 0.1},
      [160, 90],
    );
    expect(shifted.horizon).toBeCloseTo(36);
  });
});

describe('the view from the sun', () => {
  const view = createSunView(
    {toSun: [0.001, 0, 1], center: [5, 5, 0], reach: 50},
    100,
  );

  it('has its center in the middle, and shows nearer to the sun what is higher', () => {
    const [x, y, near] = view.project([5, 5, 0]);
    expect([x, y]).toEqual([50, 50]);
    expect(view.project([5, 5, 3])[2]).toBeGreaterThan(near);
  });
});
