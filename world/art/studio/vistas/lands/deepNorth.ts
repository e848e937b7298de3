import {mix, type Color} from '../../canvas';
import {field, layered, random, ridged} from '../../noise';
import type {Outlook} from '../camera';
import {buildFace, move, type Mesh} from '../mesh';
import {buildAnimal, buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {coverGround} from '../parts/rock';
import {buildBar, buildBox, paintAs} from '../parts/solids';
import {place, type Point} from '../point';
import type {Vista} from '../vista';

const outlook: Outlook = {
  eye: [0, -62, 5.5],
  target: [2, 60, 20],
  lens: 0.95,
  shift: -0.02,
};

const SNOW: Color = [226, 236, 246];
const STONE: Color = [124, 130, 140];

const drifts = layered(field('ice drifts'), 5);
const peaks = ridged(field('ice peaks'), 7);

function getHeight(x: number, y: number): number {
  const far = Math.max(0, Math.hypot(x, y) - 420);
  return (
    drifts(x / 60, y / 90) * 1.6 +
    Math.min(300, far * 0.42) * Math.max(0, peaks(x / 520, y / 520) - 0.3)
  );
}

/** A stair with steps chest high, which climbs on a pier of masonry and ends in air. */
function buildStair(): Mesh {
  const steps = Array.from({length: 30}, (_, step) => {
    const [x, top] = [step * 2.5, (step + 1) * 1.7];
    const foot = step < 20 ? -3 : top - 3 - Math.max(0, 29 - step) * 1.2;
    return buildBox([x, 0, foot], [2.6, 17 - (step % 3) * 0.3, top - foot], {
      wall: paintAs(STONE, 0.9 + (step % 4) * 0.05, 0.5),
      roof: paintAs(SNOW, 1, 0.2),
    });
  }).flat();
  const broken = [
    [74, 3, 46],
    [77, -4, 44.5],
    [75.5, -1, 42],
  ].flatMap(([x = 0, y = 0, z = 0]) =>
    buildBox([x, y, z], [2.6, 4.4, 2], {
      wall: paintAs(STONE),
      roof: paintAs(SNOW),
    }),
  );
  return move([...steps, ...broken], place([-30, 44, 0], {turn: 0.32}));
}

/** The stones of the arch of a Gate, with frost on its front. */
function buildArchStones(w: number): Mesh {
  return Array.from({length: 13}, (_, index) => {
    const [a, b] = [(index / 13) * Math.PI, ((index + 1) / 13) * Math.PI];
    const at = (turn: number, radius: number, y: number): Point => [
      Math.cos(turn) * radius,
      y,
      11 + Math.sin(turn) * radius,
    ];
    const coat = paintAs(index % 2 === 0 ? [150, 162, 178] : [134, 146, 164]);
    return [
      ...buildFace(
        [at(a, w, -2), at(a, w + 3, -2), at(b, w + 3, -2), at(b, w, -2)],
        coat,
      ),
      ...buildFace(
        [at(a, w + 3, -2), at(a, w + 3, 2), at(b, w + 3, 2), at(b, w + 3, -2)],
        paintAs(SNOW),
      ),
      ...buildFace(
        [at(a, w, -2), at(a, w, 2), at(b, w, 2), at(b, w, -2)],
        coat,
      ),
      ...buildFace(
        [[0, -0.6, 11], at(a, w, -0.6), at(b, w, -0.6)],
        paintAs([176, 206, 226], 1, 0.6),
      ),
    ];
  }).flat();
}

/** The Gate of Ice: a shut door of stone in its arch, with frost on one face. */
function buildGate(): Mesh {
  const w = 7;
  const posts = [-1, 1].flatMap((side) =>
    Array.from({length: 5}, (_, row) =>
      buildBox(
        [side * (w + 1.5), 0, row * 2.2 - 0.4],
        [3.2 - (row % 2) * 0.3, 4.2, 2.24],
        {wall: paintAs([144, 156, 172], 0.94 + (row % 2) * 0.1)},
      ),
    ).flat(),
  );
  const leaves = [-1, 1].flatMap((side) =>
    buildFace(
      [
        [side * 0.1, -0.6, -1],
        [side * w, -0.6, -1],
        [side * w, -0.6, 11],
        [side * 0.1, -0.6, 11],
      ],
      paintAs([168, 198, 220], 1, 0.7),
    ),
  );
  const bands = [2.5, 6, 9.5].flatMap((z) =>
    buildBar([-w, -0.8, z], [w, -0.8, z], {
      thick: 0.5,
      coat: paintAs([96, 112, 130]),
    }),
  );
  return move(
    [
      ...buildArchStones(w),
      ...posts,
      ...leaves,
      ...bands,
      ...buildBox([0, 0, -1.5], [24, 7, 1.6], {
        wall: paintAs(STONE),
        roof: paintAs(SNOW),
      }),
    ],
    place([42, 38, 0.4], {turn: -0.42, scale: 1.12}),
  );
}

/** A chair of stone for somebody five times as tall as a person. */
function buildChair(at: Point, turn: number): Mesh {
  const coats = {wall: paintAs(STONE, 0.95, 0.5), roof: paintAs(SNOW, 1, 0.2)};
  const own = [
    ...[-3, 3].flatMap((x) =>
      [-3, 3].flatMap((y) => buildBox([x, y, -1], [1.8, 1.8, 8], coats)),
    ),
    ...buildBox([0, 0, 6.6], [8.4, 8.4, 1.6], coats),
    ...buildBox([0, 3.6, 8], [8.4, 1.4, 11], coats),
    ...[-3.6, 3.6].flatMap((x) =>
      buildBox([x, 3.6, 19], [1.4, 1.6, 1.6 + (x > 0 ? 0 : 2)], coats),
    ),
  ];
  return move(own, place(at, {turn}));
}

/** Nine dogs before a sledge, with a driver and a lantern on its rail. */
function buildTeam(): Mesh {
  const chance = random('nine dogs');
  const dogs = Array.from({length: 9}, (_, dog) => {
    const [x, y] = [
      2 + Math.ceil(dog / 2) * 2.5,
      (dog % 2 === 0 ? 1 : -1) * (dog === 0 ? 0 : 0.75),
    ];
    return [
      ...buildAnimal([x, y, 0], {
        long: 1.35,
        color: mix([84, 80, 80], SNOW, chance() * 0.5),
        neck: 0.12,
        legs: 0.42,
      }),
      ...buildBar([x, y, 0.6], [0.4, 0, 0.5], {
        thick: 0.05,
        coat: paintAs([60, 50, 44]),
      }),
    ];
  }).flat();
  const sledge = [
    ...[-0.55, 0.55].flatMap((y) => [
      ...buildBar([-3, y, 0.12], [0.6, y, 0.12], {
        thick: 0.12,
        coat: paintAs([90, 66, 48]),
      }),
      ...buildBar([0.6, y, 0.12], [1.1, y, 0.7], {
        thick: 0.1,
        coat: paintAs([90, 66, 48]),
      }),
    ]),
    ...buildBox([-1.1, 0, 0.3], [2.6, 1.1, 0.9], {
      wall: paintAs([146, 112, 80]),
      roof: paintAs([166, 132, 96]),
    }),
    ...buildBar([-3, -0.5, 0.1], [-3.1, -0.5, 1.7], {
      thick: 0.09,
      coat: paintAs([90, 66, 48]),
    }),
    ...buildBox([-3.1, -0.5, 1.7], [0.34, 0.34, 0.4], {
      wall: {color: [255, 214, 140], glow: 1},
    }),
    ...buildWalker({at: [-3.7, 0.1, 0.1], tall: 1.95, cloak: [132, 92, 66]}),
    ...buildWalker({at: [-1.2, -1.9, 0], tall: 1.85, cloak: [96, 84, 96]}),
  ];
  return move(
    [...dogs, ...sledge],
    place([-6.5, -34, getHeight(-6.5, -34) + 0.1], {turn: 0.42, scale: 1.25}),
  );
}

/** The Gate of Ice and the giants' stair under northern lights. */
export const deepNorth: Vista = {
  seed: 'cover deep north',
  outlook,
  light: {
    toSun: [-0.7, -0.2, 0.5],
    sun: [84, 122, 130],
    above: [84, 140, 136],
    below: [36, 52, 80],
  },
  air: {
    sky: [
      [6, 10, 30],
      [12, 26, 56],
      [24, 58, 86],
      [60, 110, 120],
    ],
    stars: true,
    aurora: [
      [96, 240, 170],
      [120, 90, 220],
    ],
    haze: [48, 84, 104],
    glare: [60, 100, 116],
    reach: 900,
    mist: {height: 2.5, reach: 420},
  },
  shadows: {center: [0, 30, 0], reach: 130},
  lamps: [
    {
      at: [-9.8, -36.2, 2.5 + getHeight(-6.5, -34)],
      reach: 5,
      color: [255, 196, 110],
    },
  ],
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 2600,
      rings: 300,
      spokes: 360,
      getCoat: coverGround(getHeight, {
        rock: [104, 116, 136],
        hold: 0.8,
        cover: () => SNOW,
      }),
    }),
    ...buildStair(),
    ...buildGate(),
    ...buildChair([-56, 62, 0], 0.3),
    ...buildTeam(),
  ],
};
