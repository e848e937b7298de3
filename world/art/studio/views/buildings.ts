import {random, type Random} from '../noise';
import {css, type Palette} from './palettes';
import type {Color} from '../canvas';

/** The architecture of a town, as seen from afar. */
export type Style = 'domes' | 'gables' | 'halls' | 'spires' | 'tents';

/** A town: position, height of its houses, and architecture. */
export type Town = {
  readonly style: Style;
  readonly left: number;
  readonly right: number;
  /** The ground line, in pixels from the top. */
  readonly base: number;
  /** Height of a house in pixels. */
  readonly rise: number;
  /** How far its middle is above its ends, in pixels. */
  readonly hill?: number;
};

type House = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
};

type Build = (house: House, chance: Random) => {wall: string; roof: string};

/** Walls and roofs in each style; tents are round and of felt, with a smoke hole. */
const STYLES: Readonly<Record<Style, Build>> = {
  gables: ({x, y, wide, tall}, chance) => {
    const tower = chance() < 0.12 ? tall * 1.4 : 0;
    const top = y - tall - tower;
    const peak = wide * (0.4 + chance() * 0.4) + tower * 0.4;
    return {
      wall: `M${x} ${y + 60}V${top}H${x + wide}V${y + 60}Z`,
      roof: `M${x - 2} ${top}L${x + wide * 0.5} ${top - peak}L${x + wide + 2} ${top}Z`,
    };
  },
  domes: ({x, y, wide, tall}, chance) => {
    const top = y - tall * (0.6 + chance() * 0.6);
    const half = wide / 2;
    return {
      wall: `M${x} ${y + 60}V${top}H${x + wide}V${y + 60}Z`,
      roof:
        chance() < 0.45
          ? `M${x} ${top}A${half} ${half * 1.1} 0 0 1 ${x + wide} ${top}ZM${x + half - 1} ${top - half}V${top - half * 1.7}H${x + half + 1}V${top - half}Z`
          : `M${x - 1} ${top - 4}H${x + wide + 1}V${top + 4}H${x - 1}Z`,
    };
  },
  halls: ({x, y, wide, tall}) => ({
    wall: `M${x} ${y + 60}V${y - tall * 0.25}H${x + wide * 2}V${y + 60}Z`,
    roof: `M${x - 8} ${y - tall * 0.2}Q${x + wide * 0.2} ${y - tall * 0.8} ${x + wide} ${y - tall * 0.8}Q${x + wide * 1.8} ${y - tall * 0.8} ${x + wide * 2 + 8} ${y - tall * 0.2}ZM${x + 2} ${y - tall * 0.6}l-9-16 13 12ZM${x + wide * 2 - 2} ${y - tall * 0.6}l9-16-13 12Z`,
  }),
  spires: ({x, y, wide, tall}, chance) => {
    const high = y - tall * (1 + chance() * 2.2);
    const slim = wide * 0.5;
    return {
      wall: `M${x} ${y + 60}L${x + slim * 0.16} ${high}H${x + slim * 0.84}L${x + slim} ${y + 60}Z`,
      roof: `M${x - 2} ${high}Q${x + slim * 0.5} ${high - tall * 0.3} ${x + slim * 0.5} ${high - tall * 1.1}Q${x + slim * 0.5} ${high - tall * 0.3} ${x + slim + 2} ${high}Z`,
    };
  },
  tents: ({x, y, wide, tall}, chance) => {
    const [eaves, top] = [y - tall * 0.36, y - tall * (0.66 + chance() * 0.14)];
    const [left, right, middle] = [
      x - wide * 0.15,
      x + wide * 1.15,
      x + wide / 2,
    ];
    return {
      wall: `M${left} ${y + 20}V${eaves}H${right}V${y + 20}Z`,
      roof: `M${left - 3} ${eaves}Q${x + wide * 0.12} ${top + tall * 0.04} ${middle - wide * 0.12} ${top}V${top - tall * 0.05}H${middle + wide * 0.12}V${top}Q${x + wide * 0.88} ${top + tall * 0.04} ${right + 3} ${eaves}Q${middle} ${eaves + tall * 0.1} ${left - 3} ${eaves}Z`,
    };
  },
};

function windows({x, y, wide, tall}: House, chance: Random): string {
  return Array.from({length: 3}, () => {
    const [left, top] = [
      x + wide * (0.15 + chance() * 0.6),
      y - tall * chance() * 0.8,
    ];
    return chance() < 0.4
      ? `<path fill="rgb(255 210 130)" fill-opacity="${(0.55 + chance() * 0.4).toFixed(2)}" d="M${left.toFixed(1)} ${top.toFixed(1)}h${(tall * 0.05 + 1.5).toFixed(1)}v${(tall * 0.08 + 2).toFixed(1)}h${(-tall * 0.05 - 1.5).toFixed(1)}Z"/>`
      : '';
  }).join('');
}

/** Draws a house, darker the nearer it is, with one side in shadow. */
function house(
  place: House,
  style: Style,
  paint: {color: Color; lit: boolean; chance: Random},
): string {
  const {color, lit, chance} = paint;
  const {wall, roof} = STYLES[style](place, chance);
  const shade = 0.85 + chance() * 0.3;
  const {x, y, wide, tall} = place;
  return `<path fill="${css(color, shade)}" d="${wall}"/><path fill="${css(color, shade * 0.74)}" d="M${(x + wide * 0.62).toFixed(1)} ${y + 60}V${(y - tall * 0.2).toFixed(1)}H${(x + wide).toFixed(1)}V${y + 60}Z" fill-opacity="${style === 'gables' ? 1 : 0}"/><path fill="${css(color, shade * 0.66)}" d="${roof}"/>${lit && style !== 'tents' ? windows(place, chance) : ''}`;
}

/** Draws a town in several rows, which fade with distance. */
export function town(
  plan: Town,
  seed: string,
  {mist, near, isNight}: Palette,
): string {
  const chance = random(seed);
  const {style, left, right, base, rise, hill = 0} = plan;
  let drawn = '';
  for (let row = 0; row < 4; row += 1) {
    const share = 0.22 + row * 0.2;
    const color: Color = [
      mist[0] + (near[0] * 1.5 - mist[0]) * share,
      mist[1] + (near[1] * 1.5 - mist[1]) * share,
      mist[2] + (near[2] * 1.5 - mist[2]) * share,
    ];
    for (let x = left; x < right; x += rise * (0.32 + chance() * 0.42)) {
      const middle = Math.sin((Math.PI * (x - left)) / (right - left));
      const y = base - middle * hill * (1 - row * 0.26) + row * rise * 0.16;
      const size = rise * (0.55 + row * 0.12);
      const place = {
        x,
        y,
        wide: size * (0.5 + chance() * 0.4),
        tall: size * (0.7 + chance() * 0.7),
      };
      drawn += house(place, style, {color, lit: isNight, chance});
    }
  }
  return drawn;
}
