import type {Tincture} from '../arms/tinctures';

/** The people of a sitter, which decides on profile and skin color. */
export type Kind =
  'arachnahd' | 'elf' | 'goblin' | 'halfOrc' | 'human' | 'orc' | 'scaloid';

/** Individual features of a profile. */
export type Trait =
  'beaked' | 'broad' | 'fine' | 'heavyChin' | 'longChin' | 'old' | 'snub';

export type Hair =
  | 'bald'
  | 'braid'
  | 'bun'
  | 'cropped'
  | 'curls'
  | 'knot'
  | 'long'
  | 'mane'
  | 'short';

export type Beard = 'forked' | 'full' | 'goatee' | 'moustache';

export type Headgear =
  | 'cap'
  | 'circlet'
  | 'crown'
  | 'hat'
  | 'helmet'
  | 'hood'
  | 'laurel'
  | 'leaves'
  | 'scarf';

export type Dress =
  'apron' | 'cloak' | 'coat' | 'fur' | 'gorget' | 'robe' | 'ruff' | 'toga';

/** Colors for skin, hair and cloth. */
export type Shade =
  | 'ash'
  | 'black'
  | 'brown'
  | 'chestnut'
  | 'gold'
  | 'gray'
  | 'green'
  | 'indigo'
  | 'ivory'
  | 'oxblood'
  | 'rust'
  | 'sand'
  | 'teal'
  | 'umber'
  | 'violet'
  | 'white';

/** A person with a portrait. */
export type Sitter = {
  /** The file name without extension. */
  readonly id: string;
  readonly name: string;
  /** The line below the name, such as `Scout 5`. */
  readonly note: string;
  /** The alternative text. */
  readonly alt: string;
  readonly kind: Kind;
  /** The color of the medallion. */
  readonly field: Tincture;
  readonly traits?: readonly Trait[];
  readonly skin?: Shade;
  readonly hair?: readonly [Hair, Shade];
  readonly beard?: readonly [Beard, Shade];
  readonly headgear?: readonly [Headgear, Shade];
  readonly dress: readonly [Dress, Shade];
  /** Whether the person faces left instead of right. */
  readonly facesLeft?: boolean;
  /** Whether the person is dead but holds office: gray, with closed eyes. */
  readonly isDead?: boolean;
};
