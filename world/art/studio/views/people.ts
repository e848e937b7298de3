import {cast, type CastName} from '../figures/cast';
import {
  getPartColor,
  listFigureParts,
  getLowering,
  getFigureWidth,
} from '../figures/drawFigure';
import type {Figure, Part} from '../figures/figure';
import {mix, type Color} from '../canvas';
import {css} from './palettes';

/** A person in a scene: who it is, position of the feet, and height in pixels. */
export type Person = {
  readonly who: CastName;
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  /** Whether the person faces left. */
  readonly facesLeft?: boolean;
} & Partial<Omit<Figure, 'kind'>>;

/** How much of a figure's own color is lost in the shade of the scene. */
const SHADE = 0.52;

/** Returns the color of a part against the light of a scene. */
function shaded(part: Part, dark: Color): string {
  return part.dye === 'flame'
    ? css(getPartColor(part))
    : css(mix(getPartColor(part), mix(dark, [0, 0, 0], 0.35), SHADE));
}

/** Draws a person against the light, with a lit edge. */
export function person(
  {who, x, y, tall, facesLeft = false, ...own}: Person,
  dark: Color,
  light: Color,
): string {
  const figure: Figure = {...cast[who], ...own};
  const parts = listFigureParts(figure);
  const scale = tall / 104;
  const across = scale * getFigureWidth(figure);
  const edge = `<path transform="translate(1.500 -.8)" d="${parts.map(({d}) => d).join('')}" fill="${css(light)}" fill-opacity=".6"/>`;
  const body = parts
    .map((part) => `<path d="${part.d}" fill="${shaded(part, dark)}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${(facesLeft ? -across : across).toFixed(3)} ${scale.toFixed(3)})"><ellipse cy="1" rx="26" ry="4" fill="${css(dark, 0.4)}" fill-opacity=".55"/><g transform="translate(0 ${getLowering(figure)})">${edge}${body}</g></g>`;
}

/** The six Latchkeepers in the order of their portraits, with their heights relative to Oswin. */
const SIX = [
  ['tessa', 0.98],
  ['oswin', 1],
  ['dorrak', 1.05],
  ['vaelis', 0.96],
  ['skirrik', 0.6],
  ['livia', 0.99],
] as const;

/** Draws the six Latchkeepers side by side; some may be absent. */
export function latchkeepers(
  [x, y, tall]: readonly [number, number, number],
  away: readonly CastName[] = [],
): readonly Person[] {
  return SIX.map(([who, share], index) => ({
    who,
    x: x + (index - 2.5) * tall * 0.66,
    y: y + ((index * 37) % 11) * tall * 0.008,
    tall: tall * share,
    facesLeft: index < 2,
  })).filter(({who}) => !away.includes(who));
}
