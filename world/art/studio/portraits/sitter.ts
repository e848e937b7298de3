import type {Tincture} from '../arms/tinctures';

/** Whose face it is: the outline of a profile, and the color of the skin. */
export type Kind =
  'arachnahd' | 'elf' | 'goblin' | 'halfOrc' | 'human' | 'orc' | 'scaloid';

/** What makes one profile of a people differ from another. */
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

/** The shades that skin, hair and cloth are painted in. */
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

/** Somebody who sits for a portrait. */
export type Sitter = {
  /** File name without its ending. */
  readonly id: string;
  readonly name: string;
  /** What stands below the name, as `Scout 5`. */
  readonly note: string;
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  readonly kind: Kind;
  /** The color of the medallion behind the head. */
  readonly field: Tincture;
  readonly traits?: readonly Trait[];
  readonly skin?: Shade;
  readonly hair?: readonly [Hair, Shade];
  readonly beard?: readonly [Beard, Shade];
  readonly headgear?: readonly [Headgear, Shade];
  readonly dress: readonly [Dress, Shade];
  /** Whether the head is turned to the left; to the right where absent. */
  readonly facesLeft?: boolean;
  /** The dead who hold office: gray, and with closed eyes. */
  readonly isDead?: boolean;
};
