import type {Color} from '../../canvas';
import {random, type Random} from '../../noise';
import {buildSurface, type Coat, type Mesh} from '../mesh';
import type {Point} from '../point';
import {buildBar, paintAs, buildTurned} from './solids';

/** A fir: three skirts of branches on a stem. */
export function buildFir(
  at: Point,
  tall: number,
  [color, chance]: readonly [Color, Random],
): Mesh {
  const tone = paintAs(color, 0.8 + 0.4 * chance(), 0.5);
  const wide = tall * (0.17 + 0.06 * chance());
  const lean = chance() * 6;
  const skirt = (foot: number, top: number, share: number): Mesh =>
    buildTurned(
      [at[0], at[1], at[2]],
      [
        [wide * share, foot * tall],
        [wide * share * 0.55, (foot + top) * 0.5 * tall],
        [0, top * tall],
      ],
      {
        sides: 6 + Math.floor(lean % 2),
        getCoat: () => tone,
      },
    );
  return [
    ...skirt(0.12, 0.55, 1),
    ...skirt(0.36, 0.78, 0.76),
    ...skirt(0.6, 1, 0.5),
  ];
}

/**
 * A clump of leaves: an uneven ball, each of whose facets has its own shade; it has more of them
 * when it is near.
 */
export function buildClump(
  at: Point,
  radius: number,
  [coat, chance, isNear = false]: readonly [Coat, Random, boolean?],
): Mesh {
  const [rings, sides] = isNear ? [12, 18] : [5, 8];
  const rough = isNear ? 0.3 : 0.52;
  const rows = Array.from({length: rings + 1}, (_, step) => {
    const fall = (step / rings) * Math.PI;
    const ring = Array.from({length: sides}, (__, side): Point => {
      const turn = (side / sides) * 2 * Math.PI;
      const out = radius * (1 + rough * (chance() - 0.5));
      return [
        at[0] + Math.cos(turn) * Math.sin(fall) * out,
        at[1] + Math.sin(turn) * Math.sin(fall) * out,
        at[2] - Math.cos(fall) * out * 0.8,
      ];
    });
    return [...ring, ...ring.slice(0, 1)];
  });
  const {color} = coat;
  return buildSurface(rows, () => {
    const light = 0.72 + 0.56 * chance();
    return {
      ...coat,
      color: [color[0] * light, color[1] * light, color[2] * light],
    };
  });
}

/** What a broad tree looks like. */
type Look = {
  readonly leaves?: Color;
  readonly bark: Color;
  /** Whether it stands near the eye, where single leaves are seen. */
  readonly isNear?: boolean;
};

/** What a bough ends in: leaves, or bare twigs. */
function buildCrown(
  end: Point,
  tall: number,
  {leaves, bark, chance, isNear = false}: Look & {readonly chance: Random},
): Mesh {
  const spread = (share: number): number => (chance() - 0.5) * tall * share;
  return leaves
    ? Array.from({length: 8}, () =>
        buildClump(
          [end[0] + spread(0.22), end[1] + spread(0.22), end[2] + spread(0.18)],
          tall * (0.052 + 0.046 * chance()),
          [paintAs(leaves, 0.78 + 0.44 * chance(), 0.6), chance, isNear],
        ),
      ).flat()
    : Array.from({length: 5}, () =>
        buildBar(
          end,
          [
            end[0] + spread(0.24),
            end[1] + spread(0.24),
            end[2] + chance() * tall * 0.16,
          ],
          {thick: tall * 0.006, coat: paintAs(bark)},
        ),
      ).flat();
}

/** A broad tree: a stem, boughs, and clumps of leaves; without a color it is bare. */
export function buildBroadleaf(
  at: Point,
  tall: number,
  {seed, ...look}: Look & {readonly seed: string},
): Mesh {
  const chance = random(seed);
  const {bark} = look;
  const fork: Point = [
    at[0] + (chance() - 0.5) * tall * 0.06,
    at[1],
    at[2] + tall * 0.38,
  ];
  const stem = buildTurned(
    at,
    [
      [tall * 0.075, -0.5],
      [tall * 0.045, tall * 0.1],
      [tall * 0.036, tall * 0.4],
    ],
    {
      sides: 8,
      getCoat: () => paintAs(bark),
    },
  );
  const boughs = Array.from({length: 9}, (_, index) => {
    const turn = index * 2.4 + chance();
    const out = tall * (0.1 + 0.22 * chance());
    const end: Point = [
      fork[0] + Math.cos(turn) * out,
      fork[1] + Math.sin(turn) * out,
      at[2] + tall * (0.58 + 0.38 * chance()),
    ];
    return [
      ...buildBar(fork, end, {thick: tall * 0.022, coat: paintAs(bark)}),
      ...buildCrown(end, tall, {...look, chance}),
    ];
  }).flat();
  return [...stem, ...boughs];
}
