import {mix} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import {move, type Mesh} from '../mesh';
import {buildGlider, buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {coverGround} from '../parts/rock';
import {buildBar, buildBox, paintAs, buildTurned} from '../parts/solids';
import {buildBroadleaf} from '../parts/trees';
import {place} from '../point';
import {buildBridge} from '../parts/bridge';
import type {Vista} from '../vista';
import {PALE, getHeight, buildCity} from './aserionCity';

const outlook: Outlook = {
  eye: [-30, -132, 118],
  target: [10, 120, 80],
  lens: 1.0,
  shift: -0.05,
};

/** The eldest ring in the humming square. */
function buildRing(): Mesh {
  const z = getHeight(6, 110) + 0.6;
  return [
    ...buildTurned(
      [6, 110, z],
      [
        [36, -3],
        [36, 0],
        [0, 0],
      ],
      {sides: 40, getCoat: () => paintAs([222, 216, 202])},
    ),
    ...Array.from({length: 9}, (_, index) => {
      const turn = (index / 9) * Math.PI * 2 + 0.3;
      return move(
        buildBox([0, 0, 0], [3.4, 1.8, 11 + (index % 3)], {
          wall: paintAs([112, 118, 124]),
        }),
        place([6 + Math.cos(turn) * 20, 110 + Math.sin(turn) * 20, z], {
          turn: turn + Math.PI / 2,
        }),
      );
    }).flat(),
  ];
}

function buildGardens(): Mesh {
  const chance = random('aserion trees');
  return Array.from({length: 130}, (_, index) => {
    const [x, y] = [-130 + 270 * chance(), 0 + 330 * chance()];
    const isSquare = Math.hypot(x - 6, y - 110) < 40;
    return isSquare || getHeight(x, y) > 40
      ? []
      : buildBroadleaf([x, y, getHeight(x, y)], 11 + 6 * chance(), {
          leaves: mix([98, 126, 84], [150, 156, 96], chance()),
          bark: [86, 70, 58],
          seed: `garden ${index}`,
        });
  }).flat();
}

/** The ledge of an eyrie with its bell. */
function buildLedge(): Mesh {
  return [
    ...buildBar([-76, -104, 104], [-76, -104, 124], {
      thick: 1,
      coat: paintAs([104, 84, 66]),
    }),
    ...buildBar([-68, -104, 104], [-68, -104, 124], {
      thick: 1,
      coat: paintAs([104, 84, 66]),
    }),
    ...buildBar([-78, -104, 123.6], [-66, -104, 123.6], {
      thick: 1.1,
      coat: paintAs([104, 84, 66]),
    }),
    ...buildTurned(
      [-72, -104, 117],
      [
        [2.6, 0],
        [1.9, 1.6],
        [1.5, 4],
        [0.4, 5.2],
        [0.2, 6.6],
      ],
      {sides: 12, getCoat: () => paintAs([170, 130, 76])},
    ),
    ...buildWalker({
      at: [-62, -104, getHeight(-62, -104)],
      tall: 3.4,
      turn: 0.6,
      cloak: [108, 122, 142],
    }),
  ];
}

/** Aserion in its valley, from a ledge of the Avariel. */
export const aserion: Vista = {
  seed: 'cover aserion valley',
  outlook,
  light: {
    toSun: [-0.78, -0.16, 0.46],
    sun: [255, 222, 168],
    above: [136, 152, 176],
    below: [120, 116, 116],
  },
  air: {
    sky: [
      [96, 148, 190],
      [164, 198, 212],
      [232, 226, 204],
      [255, 240, 206],
    ],
    clouds: {color: [255, 250, 236], cover: 0.36},
    haze: [210, 220, 222],
    glare: [255, 240, 200],
    reach: 1500,
    mist: {height: 20, reach: 1300},
  },
  shadows: {center: [10, 120, 20], reach: 260},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 2600,
      from: 18,
      rings: 320,
      spokes: 380,
      getCoat: coverGround(getHeight, {
        rock: [150, 150, 152],
        hold: 0.9,
        cover: ([, , z]) => (z > 170 ? [240, 244, 250] : [112, 132, 84]),
      }),
    }),
    ...buildCity(),
    ...buildRing(),
    ...buildGardens(),
    ...buildLedge(),
    ...buildGlider([-40, -85, 121], {
      span: 9,
      turn: 2.4,
      color: [214, 204, 190],
    }),
    ...buildGlider([-22, -60, 125], {
      span: 9,
      turn: 1.9,
      color: [176, 164, 154],
    }),
    ...buildGlider([12, -40, 116], {
      span: 9,
      turn: 0.6,
      color: [196, 186, 176],
    }),
    ...buildBridge({
      from: [-60, 150, 30],
      to: [44, 156, 36],
      arches: 3,
      wide: 5,
      deck: [9, 12],
      stone: PALE,
    }),
  ],
};
