import {KINDS, TRAITS} from './faceShifts';
import type {Kind, Trait} from './sitter';

export type Point = readonly [x: number, y: number];

/** The outline of a head that looks to the right, three quarters toward us, from the crown clockwise. */
const OUTLINE = [
  'crown',
  'crownFar',
  'forehead',
  'brow',
  'socket',
  'cheek',
  'hollow',
  'side',
  'chinFar',
  'chin',
  'chinNear',
  'jaw',
  'lobe',
  'nape',
  'skull',
  'crownBack',
] as const;

/** The features inside the outline. */
const FEATURES = [
  'nearEye',
  'farEye',
  'nearBrow',
  'farBrow',
  'bridge',
  'ridge',
  'tip',
  'septum',
  'wing',
  'mouthNear',
  'mouth',
  'mouthFar',
  'lowerLip',
] as const;

type Station = (typeof FEATURES)[number] | (typeof OUTLINE)[number];

/** The coordinates of each point of a face, in a square of 240 units. */
export type FaceShape = Readonly<Record<Station, Point>>;

/** Offsets of some points. */
export type Shift = Readonly<Partial<Record<Station, Point>>>;

const HUMAN: FaceShape = {
  crown: [112, 43],
  crownFar: [136, 52],
  forehead: [149, 72],
  brow: [151, 92],
  socket: [147, 103],
  cheek: [149, 115],
  hollow: [146, 132],
  side: [141, 149],
  chinFar: [134, 160],
  chin: [124, 163],
  chinNear: [112, 159],
  jaw: [96, 145],
  lobe: [88, 128],
  nape: [79, 132],
  skull: [68, 98],
  crownBack: [80, 59],
  nearEye: [113, 106],
  farEye: [138, 105],
  nearBrow: [112, 93],
  farBrow: [139, 93],
  bridge: [129, 102],
  ridge: [134, 117],
  tip: [138, 125],
  septum: [132, 132],
  wing: [123, 128],
  mouthNear: [116, 143],
  mouth: [131, 143],
  mouthFar: [141, 142],
  lowerLip: [130, 151],
};

function shifted(shape: FaceShape, shift: Shift): FaceShape {
  const moved: Record<Station, Point> = {...shape};
  for (const station of [...OUTLINE, ...FEATURES]) {
    const [x, y] = shape[station];
    const [dx, dy] = shift[station] ?? [0, 0];
    moved[station] = [x + dx, y + dy];
  }
  return moved;
}

/** Returns the face of a people with individual traits. */
export function getFaceShape(
  kind: Kind,
  traits: readonly Trait[] = [],
): FaceShape {
  return traits.reduce(
    (shape, trait) => shifted(shape, TRAITS[trait]),
    shifted(HUMAN, KINDS[kind]),
  );
}

/** Returns the points of the outline, from the crown clockwise. */
export function listOutline(shape: FaceShape): readonly Point[] {
  return OUTLINE.map((station) => shape[station]);
}
