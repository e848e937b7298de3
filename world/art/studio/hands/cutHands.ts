import {cycled, dot, drawn, type Hand} from './sign';

/** A cut beside an upright: its height, and to which side it goes. */
function cut(height: number, side: -1 | 1, fall: number): string {
  return `M20 ${height}L${20 + side * 11} ${height + fall}`;
}

/** Uprights with one or two cuts, never along the grain. */
export const staves: Hand = (index) => {
  const height = cycled([9, 17, 25], index);
  const sides = cycled<readonly (-1 | 1)[]>(
    [[1], [-1], [-1, 1]],
    Math.floor(index / 3),
  );
  const cuts = sides.map((side) => cut(height, side, 8));
  const more = cycled(
    ['', cut(38, 1, -8), cut(38, -1, -8)],
    Math.floor(index / 9),
  );
  return drawn(`M20 3V41${cuts.join('')}${more}`);
};

/** Strokes in fours, crossed by a fifth, with a line above or below. */
export const tallies: Hand = (index) => {
  const count = (index % 4) + 1;
  const left = 20 - (count - 1) * 3.5;
  const strokes = Array.from(
    {length: count},
    (_, stroke) => `M${left + stroke * 7} 9V35`,
  );
  const besides = cycled(
    [
      '',
      'M4 32L36 12',
      'M8 4H32',
      'M8 40H32',
      'M4 32L36 12M8 4H32',
      'M4 32L36 12M8 40H32',
      'M8 4H32M8 40H32',
    ],
    Math.floor(index / 4),
  );
  return drawn(`${strokes.join('')}${besides}`);
};

/** A wedge pressed from above: a broad head and a thin tail. */
function wedge(x: number, y: number, length: number): string {
  return `M${x - 4} ${y}H${x + 4}L${x + 0.9} ${y + 7}V${y + length}H${x - 0.9}V${y + 7}Z`;
}

/** A wedge pressed from the side. */
function lying(x: number, y: number, length: number): string {
  return `M${x} ${y - 4}V${y + 4}L${x + 7} ${y + 0.9}H${x + length}V${y - 0.9}H${x + 7}Z`;
}

/** Wedges in wet clay: one to three upright, and others across. */
export const wedges: Hand = (index) => {
  const count = (index % 3) + 1;
  const left = 20 - (count - 1) * 4;
  const upright = Array.from({length: count}, (_, place) =>
    wedge(left + place * 8, 12, 22),
  );
  const across = cycled(
    [
      [],
      [lying(5, 6, 30)],
      [lying(5, 39, 30)],
      [lying(5, 6, 30), lying(5, 39, 30)],
      [wedge(38, 3, 14)],
      [wedge(2, 3, 14)],
      [wedge(2, 3, 14), wedge(38, 3, 14)],
      [lying(5, 6, 30), wedge(38, 26, 14)],
    ] as [string[], ...string[][]],
    Math.floor(index / 3),
  );
  return {lines: [], shapes: [...upright, ...across]};
};

/** Strokes of tablet capitals by name: sides, levels, the middle, and slants. */
const STROKES: Readonly<Record<string, string>> = {
  L: 'M8 5V39',
  R: 'M32 5V39',
  T: 'M8 5H32',
  M: 'M8 22H32',
  B: 'M8 39H32',
  V: 'M20 5V39',
  D: 'M8 5L32 39',
  U: 'M8 39L32 5',
};

const CAPITALS = [
  ...[
    'L R T',
    'L T M B',
    'L T B',
    'L R T B',
    'L T M U',
    'L T M',
    'L T B V',
    'L R M',
    'T V B',
  ],
  ...[
    'R B',
    'L U D',
    'L B',
    'L R D',
    'L R U',
    'D U',
    'L R T M',
    'L R T B V',
    'L T M D',
  ],
  ...['T U B', 'T V', 'L R B', 'D V', 'L R B V', 'D U M', 'V M', 'T D B'],
] as [string, ...string[]];

/** Capitals on a square, to be read by touch. */
export const capitals: Hand = (index) =>
  drawn(
    cycled(CAPITALS, index)
      .split(' ')
      .map((name) => STROKES[name] ?? '')
      .join(''),
  );

/** Pricks along the veins of a leaf. */
export const leaves: Hand = (index) => {
  const pricks = [
    [13, 15],
    [27, 15],
    [11, 25],
    [29, 25],
    [15, 34],
  ] as const;
  const code = index + 1;
  const shapes = pricks
    .filter((_, place) => (code >> place) % 2 === 1)
    .map(([x, y]) => dot(x, y, 2.2));
  return {
    lines: [
      {
        path: 'M20 2C40 12 38 36 20 42C2 36 0 12 20 2ZM20 2V42M20 18L31 11M20 18L9 11M20 29L33 21M20 29L7 21',
        width: 1,
      },
    ],
    shapes,
  };
};
