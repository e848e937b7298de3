import type {Kind} from '../portraits/sitter';

/** An object in a person's hands. */
export type Holding =
  | 'ax'
  | 'bow'
  | 'club'
  | 'lantern'
  | 'leveledSpear'
  | 'nothing'
  | 'pan'
  | 'scroll'
  | 'shield'
  | 'spear'
  | 'staff'
  | 'stamp'
  | 'sword'
  | 'thread';

/** What somebody wears on the body. */
export type Garb = 'apron' | 'armor' | 'coat' | 'gown' | 'robe' | 'tunic';

/** What is on the head, or how the hair falls. */
export type HeadForm =
  | 'bald'
  | 'braid'
  | 'bun'
  | 'cap'
  | 'hat'
  | 'helmet'
  | 'hood'
  | 'knot'
  | 'long'
  | 'mask'
  | 'scarf'
  | 'short'
  | 'thorn';

/** How somebody is placed: on one knee, on the ground, upright, or on the way. */
export type Pose = 'kneel' | 'rest' | 'stand' | 'walk';

/** The colors of a figure: cloth, cloak, hair or headgear, and skin. */
type Dye =
  | 'black'
  | 'blue'
  | 'brown'
  | 'gray'
  | 'green'
  | 'olive'
  | 'pale'
  | 'red'
  | 'rust'
  | 'sand'
  | 'slate'
  | 'umber'
  | 'violet'
  | 'yellow';

/** How a person looks from head to foot. */
export type Figure = {
  readonly kind: Kind;
  readonly head: HeadForm;
  readonly garb: Garb;
  /** The colors of skin, hair or headgear, and cloth. */
  readonly skin: Dye;
  readonly top: Dye;
  readonly cloth: Dye;
  /** The color of the cloak, if one is worn. */
  readonly cloak?: Dye;
  readonly holds?: Holding;
  readonly pose?: Pose;
  readonly barefoot?: boolean;
  /** Whether the arm in front is bare and wears silver rings. */
  readonly isRinged?: boolean;
  /** Width relative to the usual. */
  readonly broad?: number;
};

/** A part of a figure: its outline, its color, and how light it is. */
export type Part = {
  readonly d: string;
  readonly dye: Dye | 'bone' | 'flame' | 'leather' | 'steel';
  /** A factor of brightness. */
  readonly share?: number;
};
