import {mix} from '../../canvas';
import {field, layered, random, ridged} from '../../noise';
import type {Outlook} from '../camera';
import type {Mesh} from '../mesh';
import {buildGround} from '../parts/ground';
import {coverGround} from '../parts/rock';
import {
  getDomeProfile,
  buildHouse,
  paintAs,
  buildTurned,
} from '../parts/solids';
import {buildClump} from '../parts/trees';
import type {Vista} from '../vista';
import {CHALK, buildSkyship, buildDock} from './skyDocks';

const outlook: Outlook = {
  eye: [-82, -64, 74],
  target: [14, 66, 58],
  lens: 0.9,
  shift: -0.02,
};

const cracks = ridged(field('emeraldine cliff'), 6);

const turf = layered(field('emeraldine turf'), 4);

/** A high plateau that falls sheer to the harbor. */
function getHeight(x: number, y: number): number {
  const edge =
    26 +
    16 * turf(y / 90, 3.3) +
    10 * cracks(y / 44, 1.1) +
    (y > 140 ? (y - 140) * -0.5 : 0);
  const inland = x - edge;
  if (inland < -14) {
    return -6;
  }
  const top = 84 + turf(x / 120, y / 120) * 10 + Math.max(0, inland) * 0.12;
  return Math.min(
    top,
    -6 +
      (inland + 14) *
        (2.6 + 2.6 * cracks(x / 40, y / 34) + 1.6 * turf(x / 12, y / 12)),
  );
}

/** Emeraldine on its plateau: colleges with domes, and houses to the edge. */
function buildTown(): Mesh {
  const chance = random('emeraldine');
  const houses = Array.from({length: 300}, () => {
    const [x, y] = [44 + 190 * chance(), -60 + 420 * chance()];
    const z = getHeight(x, y);
    return z < 78
      ? []
      : buildHouse({
          at: [x, y, z],
          turn: Math.floor(chance() * 4) * 0.8,
          size: [7, 9 + 5 * chance(), 6 + 5 * chance(), 4],
          wall: paintAs(CHALK, 0.9 + 0.15 * chance()),
          roof: paintAs(mix([98, 130, 122], [160, 104, 84], chance()), 1, 0.4),
          window: {color: [96, 92, 96]},
          sunk: 5,
        });
  }).flat();
  const colleges = (
    [
      [78, 66, 13],
      [112, 128, 17],
      [66, 176, 11],
      [140, 40, 12],
    ] as const
  ).flatMap(([x, y, wide]) => {
    const z = getHeight(x, y);
    return [
      ...buildTurned(
        [x, y, z - 4],
        [
          [wide * 1.2, 0],
          [wide * 1.2, 16],
          [wide, 17],
          [wide, 26],
        ],
        {sides: 20, getCoat: () => paintAs(CHALK, 1.04)},
      ),
      ...buildTurned([x, y, z + 22], getDomeProfile(wide * 1.04, 0, 0.9), {
        sides: 20,
        getCoat: () => paintAs([76, 140, 122]),
      }),
      ...buildTurned(
        [x, y, z + 22 + wide * 0.9],
        [
          [1.6, 0],
          [1.6, 4],
          [0, 9],
        ],
        {sides: 10, getCoat: () => paintAs([220, 190, 110])},
      ),
    ];
  });
  return [...houses, ...colleges];
}

/** The drowned palace, whose roofs show at low water. */
function buildPalace(): Mesh {
  return (
    [
      [-70, 66, 7],
      [-52, 92, 9],
      [-90, 104, 6],
      [-66, 124, 8],
      [-38, 60, 5],
    ] as const
  ).flatMap(([x, y, wide], index) =>
    index % 2 === 0
      ? buildTurned([x, y, -6], getDomeProfile(wide, 1.5, 1.1), {
          sides: 14,
          getCoat: () => paintAs([96, 130, 116], 1, 0.6),
        })
      : buildTurned(
          [x, y, -3],
          [
            [wide * 0.7, 0],
            [0, 12],
          ],
          {sides: 4, getCoat: () => paintAs([110, 124, 118], 1, 0.6)},
        ),
  );
}

/** The sky docks of Emeraldine. */
export const morgana: Vista = {
  seed: 'cover sky docks',
  outlook,
  light: {
    toSun: [-0.62, -0.28, 0.72],
    sun: [224, 206, 168],
    above: [138, 158, 186],
    below: [112, 126, 130],
  },
  air: {
    sky: [
      [44, 106, 176],
      [104, 164, 210],
      [180, 212, 224],
      [232, 240, 232],
    ],
    clouds: {color: [255, 255, 252], cover: 0.5, length: 0.42},
    haze: [198, 218, 226],
    glare: [244, 246, 232],
    reach: 1500,
  },
  shadows: {center: [10, 50, 50], reach: 190},
  water: {color: [22, 122, 122], waves: 0.6},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 1800,
      from: 14,
      rings: 420,
      spokes: 420,
      getCoat: coverGround(getHeight, {
        rock: CHALK,
        hold: 1.3,
        cover: ([, , z]) => (z < 2 ? [150, 150, 130] : [112, 148, 78]),
      }),
    }),
    ...buildTown(),
    ...buildPalace(),
    ...buildDock([8, 0, 52], [40, 34]),
    ...buildDock([4, 70, 58], [34, 24]),
    ...buildDock([6, 128, 46], [28, 20]),
    ...buildSkyship({at: [-26, 46, 57], turn: 1.75, long: 50}),
    ...buildSkyship({at: [-58, 150, 92], turn: 2.7, long: 44}),
    ...buildSkyship({at: [-130, 330, 130], turn: 0.5, long: 50}),
    ...Array.from({length: 60}, (_, index) => {
      const chance = random(`bush ${index}`);
      const [x, y] = [36 + 60 * chance(), -40 + 260 * chance()];
      const z = getHeight(x, y);
      return z > 74
        ? buildClump([x, y, z + 1], 2.4, [
            paintAs([84, 120, 64], 0.9 + 0.3 * chance()),
            chance,
          ])
        : [];
    }).flat(),
  ],
};
