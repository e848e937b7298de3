import {createCamera} from '../../../../art/studio/vistas/camera';
import {buildFace} from '../../../../art/studio/vistas/mesh';
import {buildBox, paintAs} from '../../../../art/studio/vistas/parts/solids';
import {
  addHaze,
  createShader,
  findShadows,
} from '../../../../art/studio/vistas/shade';
import type {Air, Light} from '../../../../art/studio/vistas/vista';

const light: Light = {
  toSun: [-1, 0, 1],
  sun: [200, 200, 200],
  above: [60, 60, 60],
  below: [20, 20, 20],
};
const shadows = {center: [0, 0, 0], reach: 20} as const;
const tower = buildBox([0, 0, 0], [2, 2, 6], {wall: paintAs([200, 200, 200])});
const ground = buildFace(
  [
    [-20, -20, 0],
    [20, -20, 0],
    [20, 20, 0],
    [-20, 20, 0],
  ],
  {color: [200, 200, 200], mottle: 0},
);

describe('light', () => {
  const sunlight = findShadows([...tower, ...ground], {light, shadows});

  it('does not reach the ground behind a tower, but the ground before it', () => {
    expect(sunlight([4, 0, 0], [0, 0, 1])).toBe(0);
    expect(sunlight([-4, 0, 0], [0, 0, 1])).toBe(1);
  });

  it('reaches beyond the end of the shadow, and beyond the disk of shadows', () => {
    expect(sunlight([9, 0, 0], [0, 0, 1])).toBe(1);
    expect(sunlight([90, 0, 0], [0, 0, 1])).toBe(1);
  });

  it('makes a place in the sun brighter than one in the shade', () => {
    const shade = createShader({seed: 'test', light}, [0, -30, 30], sunlight);
    const [floor] = ground;
    const colors = [-4, 4].map((x) => floor && shade(floor, [x, 0, 0])[0]);
    expect(colors[0]).toBeGreaterThan((colors[1] ?? 0) * 2);
  });

  it('does not change the color of what shines itself', () => {
    const shade = createShader({seed: 'test', light}, [0, -30, 30], sunlight);
    const [lamp] = buildFace(
      [
        [3, 0, 0],
        [5, 0, 0],
        [5, 1, 0],
      ],
      {color: [255, 200, 120], glow: 1},
    );
    expect(lamp && shade(lamp, [4, 0, 0])).toEqual([255, 200, 120]);
  });
});

describe('haze', () => {
  const air: Air = {
    sky: [],
    haze: [100, 110, 120],
    glare: [255, 255, 255],
    reach: 100,
  };
  const camera = createCamera(
    {eye: [0, 0, 5], target: [0, 9, 5], lens: 1},
    [16, 9],
  );
  const look = (depth: number, mist?: Air['mist']) =>
    addHaze([0, 0, 0], {
      air: {...air, ...(mist && {mist})},
      toSun: [-1, 0, 0],
      ray: camera.getRay(8, 4),
      depth,
      height: 0,
    })[0];

  it('leaves what is near, and hides what is far', () => {
    expect(look(0)).toBe(0);
    expect(look(100)).toBeCloseTo(63.2, 1);
    expect(look(2000)).toBeCloseTo(100, 0);
  });

  it('is denser in mist on the ground', () => {
    expect(look(50, {height: 4, reach: 50})).toBeGreaterThan(look(50));
  });
});
