import type {Tincture} from '../arms/tinctures';

/** The people of a sitter, which decides on face and skin color. */
export type Kind =
  | 'arachnahd'
  | 'avariel'
  | 'elf'
  | 'goblin'
  | 'halfOrc'
  | 'human'
  | 'orc'
  | 'scaloid';

/** Individual features of a profile. */
export type Trait =
  | 'beaked'
  | 'broad'
  | 'fine'
  | 'heavyChin'
  | 'longChin'
  | 'old'
  | 'smiling'
  | 'snub';

export type Hair =
  | 'bald'
  | 'braid'
  | 'bun'
  | 'cropped'
  | 'curls'
  | 'knot'
  | 'long'
  | 'mane'
  | 'plaits'
  | 'short';

export type Beard = 'forked' | 'full' | 'goatee' | 'moustache';

export type Headgear =
  | 'brimless'
  | 'cap'
  | 'circlet'
  | 'crown'
  | 'hat'
  | 'helmet'
  | 'hood'
  | 'laurel'
  | 'leaves'
  | 'scarf'
  | 'shade';

export type Dress =
  | 'apron'
  | 'bark'
  | 'cloak'
  | 'coat'
  | 'felt'
  | 'fur'
  | 'gorget'
  | 'greatcoat'
  | 'robe'
  | 'ruff'
  | 'shawl'
  | 'smock'
  | 'toga'
  | 'vest';

/** What sets a person apart besides dress and hair. */
export type Mark =
  | 'cappedTooth'
  | 'gap'
  | 'mending'
  | 'pens'
  | 'plates'
  | 'pot'
  | 'reels'
  | 'scar'
  | 'stamps'
  | 'tag'
  | 'tally'
  | 'weaving';

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
  | 'ruddy'
  | 'rust'
  | 'sand'
  | 'tawny'
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
  readonly marks?: readonly Mark[];
  /** The color of the wings, for those who have them. */
  readonly plumage?: Shade;
  /** Whether the person faces left instead of right. */
  readonly facesLeft?: boolean;
  /** Whether the person is dead but holds office: gray, with closed eyes. */
  readonly isDead?: boolean;
};
