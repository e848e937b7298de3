import {random} from '../noise';
import {css, type Palette} from './palettes';
import {getShadow as stone, type Draw} from './pieceDrawing';
import {bowl, bridge, warg} from './smokeAndStone';

/** An object in a scene, with position and scale. */
export type Piece = {
  readonly piece: PieceName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** A stone Gate, which is shut. */
const gateShut: Draw = (palette) => {
  const wedges = Array.from({length: 13}, (_, index) => {
    const at = (turn: number, reach: number): string =>
      `${(Math.cos(turn) * reach).toFixed(1)} ${(-180 + Math.sin(turn) * reach).toFixed(1)}`;
    const [from, to] = [
      Math.PI * (1 + index / 13),
      Math.PI * (1 + (index + 0.93) / 13),
    ];
    return `<path fill="${stone(palette, 0.8 + ((index * 29) % 17) / 40)}" d="M${at(from, 70)}L${at(from, index === 6 ? 122 : 106)}A106 106 0 0 1 ${at(to, index === 6 ? 122 : 106)}L${at(to, 70)}Z"/>`;
  });
  const blocks = [-1, 1].flatMap((side) =>
    Array.from(
      {length: 7},
      (_, row) =>
        `<path fill="${stone(palette, 0.72 + (((row + side) * 31) % 13) / 36)}" d="M${side * 70} ${-row * 26}h${side * (row % 2 ? 36 : 42)}v-25h${-side * (row % 2 ? 36 : 42)}Z"/>`,
    ),
  );
  const leaf = (side: number): string =>
    `<path fill="${stone(palette, 0.42)}" d="M${side * 70} 0V-180A70 70 0 0 ${side < 0 ? 1 : 0} 0 -250V0Z"/><path d="M${side * 70}-60L0-60M${side * 70}-130L0-130M${side * 70}-200L0-200" stroke="${stone(palette, 0.25)}" stroke-width="7"/>`;
  return `<path fill="${css(palette.light, 1.1)}" d="M-70 0V-180A70 70 0 0 1 70-180V0Z"/>${leaf(-1)}${leaf(1)}${blocks.join('')}${wedges.join('')}<path fill="${stone(palette, 0.9)}" d="M-124 0H124V12H-124Z"/>`;
};

/** Draws a tree with random branches. */
function tree(seed: string, leaves: boolean): Draw {
  return (palette) => {
    const chance = random(seed);
    let drawn = '';
    const grow = ([x, y, turn, long, wide]: readonly [
      number,
      number,
      number,
      number,
      number,
    ]): void => {
      const [endX, endY] = [
        x + Math.cos(turn) * long,
        y + Math.sin(turn) * long,
      ];
      drawn += `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}" stroke="${stone(palette, 0.5)}" stroke-width="${wide.toFixed(1)}" stroke-linecap="round"/>`;
      if (long < 13) {
        drawn += leaves
          ? `<circle cx="${endX.toFixed(1)}" cy="${endY.toFixed(1)}" r="${(7 + chance() * 8).toFixed(1)}" fill="${stone(palette, 0.6 + chance() * 0.6)}" fill-opacity=".8"/>`
          : '';
        return;
      }
      const forks = wide > 12 ? 3 : 2;
      for (let fork = 0; fork < forks; fork += 1) {
        grow([
          endX,
          endY,
          turn + (fork - (forks - 1) / 2) * 0.66 + (chance() - 0.5) * 0.5,
          long * (0.66 + chance() * 0.14),
          wide * 0.64,
        ]);
      }
    };
    grow([0, 6, -Math.PI / 2, 78, 24]);
    return drawn;
  };
}

/** A ring of standing stones, partly ruined. */
const stones: Draw = (palette) =>
  Array.from({length: 11}, (_, index) => {
    const turn = (index / 11) * 2 * Math.PI + 0.2;
    const [x, y] = [Math.cos(turn) * 170, Math.sin(turn) * 34];
    const tall = 70 + ((index * 53) % 40) + y * 0.5;
    return {x, y, tall, tone: 0.62 + (y + 34) / 150};
  })
    .sort((a, b) => a.y - b.y)
    .map(
      ({x, y, tall, tone}) =>
        `<path fill="${stone(palette, tone)}" d="M${x - 14} ${y}L${x - 11} ${y - tall}L${x + 4} ${y - tall - 9}L${x + 13} ${y}Z"/><path fill="${css(palette.light, 0.6)}" fill-opacity=".35" d="M${x - 14} ${y}L${x - 11} ${y - tall}L${x - 6} ${y - tall - 3}L${x - 7} ${y}Z"/>`,
    )
    .join('');

/** A coastal ship with a square sail. */
const cog: Draw = (palette) => {
  const {light} = palette;
  return `<path d="M0-10V-190" stroke="${stone(palette, 0.4)}" stroke-width="6"/><path fill="${css(light, 0.92)}" d="M-62-176H62Q78-120 58-62Q0-44-58-62Q-44-120-62-176Z"/><path fill="${css(light, 0.7)}" d="M20-176H62Q78-120 58-62Q40-56 20-53Q34-120 20-176Z"/><path fill="none" stroke="${stone(palette, 0.4)}" stroke-width="1.600" d="M0-188L-100-26M0-188L100-26M-62-176H62"/><path fill="${stone(palette, 0.46)}" d="M-118-44L-106-20H-84Q0-4 84-20H106L124-52Q120 6 78 16H-80Q-112 8-118-44Z"/><path fill="none" stroke="${css(light, 0.7)}" stroke-opacity=".5" stroke-width="2.500" d="M-110-22Q0 8 114-26"/>`;
};

/** A slender flying ship, with sails above and a fin below. */
const skyship: Draw = (palette) => {
  const sail = 'rgb(46 138 98)';
  return `<path fill="${stone(palette, 0.5)}" d="M-104-30Q-90 18-40 26Q20 34 70 22Q116 8 124-40Q90-22 40-18H-70Q-96-22-104-30ZM-10 24L40 24L24 62Z"/><path d="M-36-20V-150M46-20V-136" stroke="${stone(palette, 0.4)}" stroke-width="4"/><path fill="${sail}" d="M-92-140Q-50-160 0-142Q16-104 4-72Q-40-88-84-70Q-70-104-92-140ZM14-128Q54-146 104-124Q112-92 100-62Q60-78 20-60Q34-94 14-128ZM-84-64Q-40-82 4-64Q12-40 0-22Q-40-34-78-24Q-70-44-84-64Z"/><path fill="rgb(20 84 60)" fill-opacity=".6" d="M-30-150Q-12-148 0-142Q16-104 4-72Q-10-78-26-78Q-12-112-30-150ZM70-138Q90-132 104-124Q112-92 100-62Q84-70 68-71Q84-104 70-138Z"/>`;
};

/** A fire of logs with its sparks. */
const fire: Draw = () =>
  `<path fill="rgb(30 18 12)" d="M-44 2L36-16L42-8L-38 12ZM44 2L-36-16L-42-8L38 12Z"/><path fill="rgb(240 120 40)" d="M0-112C14-76 40-62 34-26C30-8 12 0 0 0C-16 0-32-10-34-30C-36-56-16-60-14-84C-4-74-6-64-6-54C4-64 4-90 0-112Z"/><path fill="rgb(255 214 120)" d="M2-62C8-42 22-38 18-18C14-6 6-2 0-2C-10-2-18-8-17-20C-16-34-2-40 2-62Z"/>`;

/** A lamp on its post. */
const lamp: Draw = () =>
  '<path fill="rgb(14 12 12)" d="M-4 0V-190H4V0ZM-14 0H14V-10H-14ZM-16-190H16L12-196H-12Z"/><path fill="rgb(255 226 150)" d="M-11-196L-15-228H15L11-196Z"/><path fill="rgb(14 12 12)" d="M-18-228H18L0-250ZM-11-196L-15-228H-12L-8.500-196ZM11-196L15-228H12L8.500-196ZM-1.500-196V-228H1.500V-196Z"/>';

/** An inn of two floors at dusk, with lit windows, a cold chimney, and a kettle for a sign. */
const inn: Draw = (palette) => {
  const timber = stone(palette, 0.42);
  const plaster = stone(palette, 1.5);
  const shade = stone(palette, 1.15);
  const roof = stone(palette, 0.62);
  const lit = 'rgb(255 206 122)';
  const window = (x: number, y: number, isLit: boolean): string =>
    `<path fill="${isLit ? lit : stone(palette, 0.36)}" d="M${x - 15} ${y - 20}h30v40h-30Z"/><path fill="none" stroke="${timber}" stroke-width="4" d="M${x - 15} ${y - 20}h30v40h-30ZM${x} ${y - 20}v40M${x - 15} ${y}h30"/>`;
  const slates = Array.from(
    {length: 8},
    (_, row) => `M${-228 + row * 7} ${-210 - row * 14}H${228 - row * 7}`,
  ).join('');
  return [
    `<path fill="${stone(palette, 0.5)}" d="M52-300V-398H108V-300Z"/><path fill="${stone(palette, 0.7)}" d="M44-404H116V-392H44Z"/><path stroke="${stone(palette, 0.3)}" stroke-width="1.500" fill="none" d="M52-380H108M52-362H108M52-344H108M66-398v18M92-380v18M72-362v18"/>`,
    `<path fill="${plaster}" d="M-200 4V-112H200V4Z"/><path fill="${shade}" d="M-212-112V-206H212V-112Z"/>`,
    `<path fill="${stone(palette, 0.8)}" d="M-200 4V-26H200V4Z"/>`,
    `<path fill="none" stroke="${timber}" stroke-width="7" d="M-200 4V-112M-110 4V-112M-20 4V-112M70 4V-112M140 4V-112M200 4V-112M-212-112H212M-212-206H212M-212-206V-112M-124-206V-112M-40-206V-112M44-206V-112M128-206V-112M212-206V-112M-212-112L-124-206M212-112L128-206"/>`,
    `<path fill="${roof}" d="M-238-202L-172-316H172L238-202Z"/><path fill="none" stroke="${stone(palette, 0.44)}" stroke-width="2" d="${slates}"/>`,
    [-82, 86]
      .map(
        (x) =>
          `<path fill="${shade}" d="M${x - 28}-214V-258L${x}-288L${x + 28}-258V-214Z"/><path fill="${stone(palette, 0.5)}" d="M${x - 38}-248L${x}-296L${x + 38}-248L${x + 30}-244L${x}-280L${x - 30}-244Z"/>${window(x, -234, x < 0)}`,
      )
      .join(''),
    window(-168, -158, false),
    window(-82, -158, true),
    window(2, -158, true),
    window(86, -158, false),
    window(170, -158, true),
    window(-155, -64, true),
    window(-65, -64, true),
    window(105, -64, true),
    window(170, -64, true),
    `<path fill="${stone(palette, 0.34)}" d="M2 4V-84H50V4Z"/><path fill="rgb(255 190 104)" fill-opacity=".9" d="M2 4V-84H22V4Z"/><path fill="none" stroke="${timber}" stroke-width="6" d="M0 4V-86H52V4"/>`,
    `<path fill="none" stroke="${stone(palette, 0.3)}" stroke-width="6" d="M-200-120H-268M-206-92L-250-120M-262-120V-104"/><path fill="${stone(palette, 0.26)}" d="M-286-84H-238Q-234-48-248-40H-276Q-290-48-286-84Z"/><path fill="none" stroke="${stone(palette, 0.26)}" stroke-width="4" d="M-284-84Q-262-122-240-84"/><path fill="none" stroke="${css(palette.light)}" stroke-opacity=".6" stroke-width="2" d="M-283-80Q-285-56-276-44"/>`,
    `<path fill="${stone(palette, 0.46)}" d="M212 4V-34Q232-52 256-34V4ZM262 4V-26Q280-40 300-26V4Z"/><path stroke="${stone(palette, 0.3)}" stroke-width="2" fill="none" d="M212-12H256M212-26H256M262-10H300M262-20H300"/>`,
    `<path fill="none" stroke="${css(palette.light)}" stroke-opacity=".45" stroke-width="3" d="M-238-202L-172-316H172"/>`,
  ].join('');
};

/** Footprints that lead away. */
const footprints: Draw = (palette) =>
  Array.from({length: 12}, (_, step) => {
    const far = step / 12;
    const size = 1 - far * 0.82;
    return `<ellipse cx="${(step % 2 ? 20 : -20) * size + far * 90}" cy="${-190 * (1 - (1 - far) ** 2)}" rx="${13 * size}" ry="${8 * size}" fill="${css(palette.mist, 0.9)}" fill-opacity=".42"/>`;
  }).join('');

/** All objects of scenes. */
const pieces = {
  gateShut,
  oak: tree('oak', true),
  bareTree: tree('bare', false),
  stones,
  cog,
  skyship,
  fire,
  lamp,
  footprints,
  inn,
  warg,
  bowl,
  bridge,
} as const satisfies Readonly<Record<string, Draw>>;

export type PieceName = keyof typeof pieces;

/** Draws an object at its position. */
export function drawPiece(
  {piece, x, y, scale}: Piece,
  palette: Palette,
): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${pieces[piece](palette)}</g>`;
}
