import {mix} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import {buildSurface, type Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {buildBox, paintAs} from '../parts/solids';
import type {Vista} from '../vista';
import {GLASS, plates, getHeight, buildHulk, HULKS} from './hulks';

const outlook: Outlook = {
  eye: [-9, -42, 9.5],
  target: [16, 60, 12],
  lens: 0.86,
  shift: -0.05,
};

/** Panes of glass that stand where the coast melted and froze. */
function buildShards(): Mesh {
  const chance = random('shards');
  return Array.from({length: 260}, () => {
    const [x, y] = [-40 + 200 * chance(), -40 + 260 * chance()];
    const z = getHeight(x, y);
    const tall = 0.8 + 3.2 * chance() ** 3;
    const turn = chance() * 3;
    const lean = (chance() - 0.5) * tall;
    const [dx, dy] = [Math.cos(turn) * tall * 0.5, Math.sin(turn) * tall * 0.5];
    return z < 0.3
      ? []
      : buildSurface(
          [
            [
              [x - dx, y - dy, z - 0.6],
              [x + dx, y + dy, z - 0.6],
            ],
            [
              [x - dx * 0.2 + lean, y - dy * 0.2, z + tall],
              [x + dx * 0.5 + lean, y + dy * 0.5, z + tall * 0.6],
            ],
          ],
          () => ({
            color: mix([70, 84, 92], [176, 198, 204], chance()),
            mottle: 0.1,
            gloss: 1,
          }),
        );
  }).flat();
}

/** The Glass Coast: Leavings and the wrecks before it. */
export const glassCoast: Vista = {
  seed: 'cover glass coast',
  outlook,
  light: {
    toSun: [-0.8, -0.1, 0.34],
    sun: [262, 250, 224],
    above: [130, 142, 150],
    below: [66, 72, 80],
  },
  air: {
    sky: [
      [86, 98, 110],
      [138, 150, 156],
      [196, 202, 196],
      [232, 230, 212],
    ],
    clouds: {color: [104, 114, 124], cover: 0.55, length: 0.6},
    haze: [176, 186, 188],
    glare: [246, 240, 214],
    reach: 520,
    mist: {height: 7, reach: 620},
  },
  shadows: {center: [20, 70, 4], reach: 150},
  water: {color: [60, 76, 82], waves: 0.5, level: 0.2},
  smoke: [
    [24, 17, 17],
    [52, 62, 20],
    [13, 66, 14],
    [76, 24, 16],
  ].map(([x = 0, y = 0, z = 0]) => ({
    at: [x, y, z + 4] as const,
    tall: 30,
    wide: 8,
    drift: 14,
    color: [92, 96, 100] as const,
    dense: 0.8,
  })),
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 1800,
      from: 3,
      rings: 360,
      spokes: 420,
      getCoat: ([x, y, z]) => ({
        color:
          z > 14
            ? mix([112, 108, 110], [146, 144, 144], plates(x / 60, y / 60))
            : mix(
                GLASS,
                [96, 112, 122],
                Math.max(0, plates(x / 11, y / 17) - 0.62) * 2.6,
              ),
        mottle: 0.25,
        gloss: z > 14 ? 0.1 : 0.42,
      }),
    }),
    ...HULKS.flatMap(buildHulk),
    ...buildShards(),
    ...(
      [
        [-6, -18],
        [-3.4, -15],
        [8, 4],
        [2, 34],
      ] as const
    ).flatMap(([x, y], index) =>
      buildWalker({
        at: [x, y, getHeight(x, y)],
        tall: 2,
        turn: 1 + index,
        cloak: (
          [
            [128, 110, 86],
            [96, 70, 62],
            [84, 92, 96],
            [140, 120, 90],
          ] as const
        )[index] ?? [100, 90, 80],
      }),
    ),
    ...buildBox([-1.4, -16.4, getHeight(-1.4, -16.4)], [1.6, 2.6, 0.8], {
      wall: paintAs([116, 92, 70]),
    }),
  ],
};
