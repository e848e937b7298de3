/** The kinds of tinctures: metal may only lie on color, and color on metal. */
export type TinctureKind = 'color' | 'metal';

type TinctureFacts = {
  /** Its heraldic name. */
  readonly name: string;
  /** Its plain name. */
  readonly plain: string;
  readonly kind: TinctureKind;
  /** Its SVG color. */
  readonly paint: string;
};

/** The traditional tinctures, and the additional ones of some Houses. */
export const tinctures = {
  or: {name: 'Or', plain: 'gold', kind: 'metal', paint: 'rgb(217 176 74)'},
  argent: {
    name: 'argent',
    plain: 'white',
    kind: 'metal',
    paint: 'rgb(238 232 217)',
  },
  gules: {
    name: 'gules',
    plain: 'red',
    kind: 'color',
    paint: 'rgb(145 42 36)',
  },
  azure: {
    name: 'azure',
    plain: 'blue',
    kind: 'color',
    paint: 'rgb(42 76 126)',
  },
  sable: {
    name: 'sable',
    plain: 'black',
    kind: 'color',
    paint: 'rgb(40 35 37)',
  },
  vert: {
    name: 'vert',
    plain: 'green',
    kind: 'color',
    paint: 'rgb(52 104 66)',
  },
  purpure: {
    name: 'purpure',
    plain: 'purple',
    kind: 'color',
    paint: 'rgb(88 52 110)',
  },
  tenne: {
    name: 'tenné',
    plain: 'dark orange',
    kind: 'color',
    paint: 'rgb(178 92 32)',
  },
  murrey: {
    name: 'murrey',
    plain: 'magenta',
    kind: 'color',
    paint: 'rgb(130 36 96)',
  },
  rose: {
    name: 'rose',
    plain: 'fuchsia',
    kind: 'color',
    paint: 'rgb(176 58 124)',
  },
  cendree: {
    name: 'cendrée',
    plain: 'gray',
    kind: 'color',
    paint: 'rgb(104 105 110)',
  },
} as const satisfies Readonly<Record<string, TinctureFacts>>;

export type Tincture = keyof typeof tinctures;

/** The color of all outlines on a shield. */
export const INK = 'rgb(34 27 22)';
/** The color of a shield's rim. */
export const RIM = 'rgb(214 184 112)';
