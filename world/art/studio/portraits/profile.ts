import {number} from '../arms/charges/figure';
import type {Kind, Trait} from './sitter';

export type Point = readonly [x: number, y: number];

/** The points of a face in profile, from hair to chest, facing right. */
const STATIONS = [
  'hairline',
  'forehead',
  'brow',
  'bridge',
  'ridge',
  'tip',
  'base',
  'lipTop',
  'lip',
  'mouth',
  'under',
  'dip',
  'chin',
  'jaw',
  'throat',
  'neck',
] as const;

type Station = (typeof STATIONS)[number];

/** The coordinates of each point, in a square of 240 units. */
export type Profile = Readonly<Record<Station, Point>>;

/** Offsets of some points. */
type Shift = Readonly<Partial<Record<Station, Point>>>;

const HUMAN: Profile = {
  hairline: [142, 56],
  forehead: [155, 71],
  brow: [159, 86],
  bridge: [155, 94],
  ridge: [162, 106],
  tip: [169, 116],
  base: [160, 122],
  lipTop: [159, 127],
  lip: [162, 132],
  mouth: [157, 135],
  under: [160, 140],
  dip: [156, 145],
  chin: [159, 154],
  jaw: [151, 163],
  throat: [134, 164],
  neck: [131, 188],
};

/** The facial features of each people. */
const KINDS: Readonly<Record<Kind, Shift>> = {
  human: {},
  elf: {
    forehead: [1, -2],
    brow: [-2, 0],
    ridge: [1, 0],
    tip: [1, -1],
    lip: [-1, 0],
    under: [-1, 0],
    chin: [1, 3],
    jaw: [-5, -1],
    throat: [-6, -3],
    neck: [-5, 0],
  },
  halfOrc: {
    forehead: [-5, 2],
    brow: [3, 1],
    bridge: [-1, 1],
    ridge: [-1, 0],
    tip: [-2, 0],
    lip: [2, 1],
    under: [6, 0],
    dip: [5, 0],
    chin: [5, 3],
    jaw: [5, 5],
    throat: [6, 4],
    neck: [8, 0],
  },
  orc: {
    hairline: [-4, 4],
    forehead: [-10, 5],
    brow: [4, 2],
    bridge: [-1, 2],
    ridge: [-3, 0],
    tip: [-5, 1],
    base: [1, 1],
    lip: [3, 1],
    mouth: [2, 0],
    under: [10, -1],
    dip: [9, 0],
    chin: [8, 4],
    jaw: [8, 7],
    throat: [9, 6],
    neck: [12, 0],
  },
  goblin: {
    hairline: [-6, 6],
    forehead: [-1, 5],
    brow: [-1, 7],
    bridge: [-4, 9],
    ridge: [-6, 7],
    tip: [-5, 3],
    base: [-3, 4],
    lipTop: [-2, 4],
    lip: [0, 4],
    mouth: [-1, 4],
    under: [0, 3],
    dip: [0, 2],
    chin: [-4, 1],
    jaw: [-9, -1],
    throat: [-8, -2],
    neck: [-10, 0],
  },
  scaloid: {
    hairline: [-8, 8],
    forehead: [-4, 10],
    brow: [2, 8],
    bridge: [7, 8],
    ridge: [14, 8],
    tip: [18, 5],
    base: [28, 8],
    lipTop: [26, 9],
    lip: [22, 8],
    mouth: [23, 7],
    under: [16, 8],
    dip: [10, 7],
    chin: [-6, 4],
    jaw: [-10, 2],
    throat: [-4, 6],
    neck: [4, 0],
  },
  arachnahd: {
    hairline: [2, 4],
    forehead: [5, 4],
    brow: [5, 6],
    bridge: [8, 8],
    ridge: [1, 6],
    tip: [-6, 4],
    base: [1, 4],
    lipTop: [1, 4],
    lip: [-2, 4],
    mouth: [-1, 4],
    under: [-3, 2],
    dip: [-2, 1],
    chin: [-7, -2],
    jaw: [-10, -5],
    throat: [-8, -4],
    neck: [-8, 0],
  },
};

const TRAITS: Readonly<Record<Trait, Shift>> = {
  beaked: {bridge: [2, -2], ridge: [5, -3], tip: [4, 3], base: [0, 2]},
  broad: {
    throat: [10, 5],
    neck: [11, 0],
    jaw: [3, 3],
    chin: [1, 2],
    hairline: [1, 0],
  },
  fine: {
    brow: [-2, 0],
    ridge: [-2, 0],
    tip: [-3, -1],
    chin: [-2, -2],
    jaw: [-4, -3],
    throat: [-4, -2],
    neck: [-5, 0],
  },
  heavyChin: {dip: [2, 0], chin: [5, 2], jaw: [4, 3]},
  longChin: {chin: [3, 6], jaw: [1, 5], dip: [1, 2]},
  old: {
    brow: [1, 0],
    tip: [2, 3],
    lip: [-3, 0],
    mouth: [-2, 0],
    under: [-2, 0],
    chin: [3, -1],
    throat: [4, 4],
  },
  snub: {bridge: [-1, 1], ridge: [-3, 1], tip: [-2, -4], base: [0, -1]},
};

function shifted(profile: Profile, shift: Shift): Profile {
  const moved: Record<Station, Point> = {...profile};
  for (const station of STATIONS) {
    const [x, y] = profile[station];
    const [dx, dy] = shift[station] ?? [0, 0];
    moved[station] = [x + dx, y + dy];
  }
  return moved;
}

/** Returns the profile of a people with individual traits. */
export function getProfile(kind: Kind, traits: readonly Trait[] = []): Profile {
  return traits.reduce(
    (profile, trait) => shifted(profile, TRAITS[trait]),
    shifted(HUMAN, KINDS[kind]),
  );
}

/** Returns a smooth curve through points, without the initial move. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points
    .slice(1)
    .map((_, index) => {
      const [before, from, to, after] = [
        at(index - 1),
        at(index),
        at(index + 1),
        at(index + 2),
      ];
      const first = [0, 1].map(
        (axis) =>
          (from[axis] ?? 0) + ((to[axis] ?? 0) - (before[axis] ?? 0)) / 7,
      );
      const second = [0, 1].map(
        (axis) =>
          (to[axis] ?? 0) - ((after[axis] ?? 0) - (from[axis] ?? 0)) / 7,
      );
      return `C${[...first, ...second, ...to].map(number).join(' ')}`;
    })
    .join('');
}

/** Returns the line of the face from hair to neck. */
export function faceLine(profile: Profile): string {
  const points = STATIONS.map((station) => profile[station]);
  const [x, y] = profile.hairline;
  return `M${number(x)} ${number(y)}${smooth(points)}`;
}

/** Returns head and neck as one shape. */
export function headShape(profile: Profile): string {
  const {neck, hairline} = profile;
  return `${faceLine(profile)}L${number(neck[0] + 12)} 240H66L${number(neck[0] - 46)} 180C${number(neck[0] - 38)} 158 66 140 66 100C66 62 94 42 120 43C130 43 137 48 ${number(hairline[0])} ${number(hairline[1])}Z`;
}
