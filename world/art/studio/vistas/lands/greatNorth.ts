import {ease, mix, type Color} from '../../canvas';
import {field, layered, random, ridged} from '../../noise';
import type {Outlook} from '../camera';
import type {Mesh} from '../mesh';
import {buildGround} from '../parts/ground';
import {coverGround} from '../parts/rock';
import {buildShip} from '../parts/ships';
import {buildBar, buildBox, buildHouse, paintAs} from '../parts/solids';
import {buildClump, buildFir} from '../parts/trees';
import type {Vista} from '../vista';

const outlook: Outlook = {
  eye: [2, 8, 24],
  target: [-40, 150, 16],
  lens: 1.0,
  shift: -0.1,
};

const SNOW: Color = [236, 242, 250];
const ROCK: Color = [92, 100, 114];
const GRASS: Color = [120, 124, 92];

const crags = ridged(field('fjord crags'), 7);
const slopes = layered(field('fjord slopes'), 4);

/** Middle of the fjord, and half its width, at a distance north. */
function getFjord(y: number): readonly [middle: number, half: number] {
  return [
    70 * Math.sin(y / 430) - 34 * Math.sin(y / 150),
    62 + y * 0.03 + 14 * slopes(0.4, y / 120),
  ];
}

/** A fjord that bends north between walls, with a shelf of meadow on its western bank. */
function getHeight(x: number, y: number): number {
  const [middle, half] = getFjord(y);
  const inland = Math.abs(x - middle) - half - 5 * slopes(x / 40, y / 40);
  if (inland < 0) {
    return -4;
  }
  const shelf =
    x < middle ? 64 * ease(20, 90, y) * (1 - ease(260, 360, y)) + 6 : 6;
  const steep = Math.max(0, inland - shelf);
  return (
    Math.min(4.5, inland * 0.3) +
    Math.min(inland, shelf) * 0.1 +
    Math.min(460, steep * 1.2) * (0.3 + 0.8 * crags(x / 330, y / 330))
  );
}

/** A hall by the water at distances from the bank and north, with the stem of a ship by its door. */
function buildHall(
  [inland, y, turn]: readonly [inland: number, y: number, turn: number],
  long: number,
): Mesh {
  const [middle, half] = getFjord(y);
  const x = middle - half - inland;
  const z = getHeight(x, y);
  const stem = paintAs([88, 60, 42]);
  const door = x + long / 2 + 2;
  const foot = getHeight(door, y);
  return [
    ...buildHouse({
      at: [x, y, z],
      turn: turn + Math.PI / 2,
      size: [11, long, 4.4, 6.4],
      wall: paintAs([128, 92, 64]),
      roof: paintAs(mix([118, 132, 82], SNOW, 0.22), 1, 0.7),
      window: {color: [255, 190, 104], glow: 0.8},
      sunk: 7,
    }),
    ...buildBar([door, y - 3, foot - 1], [door + 0.8, y - 3, foot + 6], {
      thick: 0.9,
      coat: stem,
    }),
    ...buildBar([door + 0.8, y - 3, foot + 5.8], [door - 1, y - 3, foot + 8], {
      thick: 0.8,
      coat: stem,
    }),
  ];
}

const HALLS = [
  [18, 92, 0.3],
  [44, 104, 0.1],
  [20, 122, 0.15],
  [52, 138, 0.2],
  [20, 152, 0],
  [46, 170, 0.1],
  [19, 182, -0.1],
  [48, 204, 0],
  [20, 214, -0.1],
  [22, 246, -0.2],
  [50, 238, 0],
] as const;

function buildHalls(): Mesh {
  const chance = random('kadar halls');
  return HALLS.flatMap((spot) => buildHall(spot, 20 + 9 * chance()));
}

/** Landings at the bank, with a longship drawn up at each. */
function buildJetties(): Mesh {
  return [108, 168, 230].flatMap((y) => {
    const [middle, half] = getFjord(y);
    const x = middle - half;
    return [
      ...buildBox([x + 6, y, 0], [26, 3, 1.4], {wall: paintAs([118, 92, 68])}),
      ...buildShip({
        at: [x + 16, y + 7, 0],
        turn: 0.1,
        long: 28,
        hull: [104, 70, 48],
        sheer: 0.75,
        beam: 0.2,
      }),
    ];
  });
}

/** Boulders along both banks. */
function buildBoulders(): Mesh {
  const chance = random('kadar boulders');
  return Array.from({length: 420}, (_, index) => {
    const y = 14 + 420 * chance() ** 1.5;
    const [middle, half] = getFjord(y);
    const x = middle + (index % 3 === 0 ? 1 : -1) * (half - 3 + 8 * chance());
    const size = 0.7 + 1.9 * chance() ** 2;
    const stone = mix([104, 108, 112], SNOW, chance() * 0.35);
    return buildClump([x, y, 0.1 + size * 0.2], size, [paintAs(stone), chance]);
  }).flat();
}

function buildFirs(): Mesh {
  const chance = random('kadar firs');
  return Array.from({length: 2600}, () => {
    const [x, y] = [-330 + 660 * chance(), 10 + 900 * chance() ** 1.3];
    const z = getHeight(x, y);
    const fits = z > 4 && z < 130 && chance() > z / 150;
    const [middle, half] = getFjord(y);
    const isClear = x < middle && middle - half - x < 66 && y > 70 && y < 300;
    return fits && !isClear
      ? buildFir([x, y, z], 8 + 8 * chance(), [
          mix([58, 78, 70], SNOW, 0.12),
          chance,
        ])
      : [];
  }).flat();
}

/** A fjord of Kadar with its halls and longships. */
export const greatNorth: Vista = {
  seed: 'cover great north',
  outlook,
  light: {
    toSun: [0.5, -0.62, 0.46],
    sun: [232, 208, 172],
    above: [128, 150, 182],
    below: [90, 100, 116],
  },
  air: {
    sky: [
      [84, 120, 160],
      [140, 172, 198],
      [200, 216, 224],
      [240, 236, 224],
    ],
    clouds: {color: [240, 242, 244], cover: 0.34},
    haze: [200, 214, 226],
    glare: [246, 238, 220],
    reach: 1050,
  },
  shadows: {center: [-20, 180, 0], reach: 460},
  water: {color: [34, 62, 78], waves: 0.5},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 3600,
      rings: 380,
      spokes: 420,
      getCoat: coverGround(getHeight, {
        rock: ROCK,
        hold: 1.05,
        cover: ([, , z]) => (z > 62 ? SNOW : mix(GRASS, SNOW, 0.3 + z / 90)),
      }),
    }),
    ...buildHalls(),
    ...buildJetties(),
    ...buildFirs(),
    ...buildBoulders(),
    ...buildShip({
      at: [4, 86, 0],
      turn: 1.9,
      long: 34,
      hull: [92, 62, 42],
      sail: [222, 210, 188],
      stripes: [164, 62, 52],
      sheer: 0.75,
      beam: 0.2,
    }),
    ...buildShip({
      at: [30, 240, 0],
      turn: 1.5,
      long: 30,
      hull: [84, 58, 42],
      sail: [214, 200, 176],
      stripes: [70, 92, 116],
      sheer: 0.75,
      beam: 0.2,
    }),
  ],
};
