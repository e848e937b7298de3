import {number, range} from '../arms/charges/figure';
import {random} from '../noise';

/** The colors of handouts: paper, charcoal, and brown ink. */
export const PAPER = {
  sheet: 'rgb(238 228 204)',
  edge: 'rgb(196 174 132)',
  charcoal: 'rgb(62 56 54)',
  ink: 'rgb(84 54 30)',
  red: 'rgb(148 44 36)',
} as const;

/** The size of a handout, in units. */
type Size = readonly [width: number, height: number];

/** Returns the outline of a sheet with worn edges. */
function wornEdge(seed: string, [width, height]: Size): string {
  const chance = random(seed);
  const steps = 22;
  const side = (from: readonly number[], to: readonly number[]): string =>
    range(steps)
      .map((step) => {
        const share = step / steps;
        const [x = 0, y = 0] = [0, 1].map(
          (axis) =>
            (from[axis] ?? 0) +
            ((to[axis] ?? 0) - (from[axis] ?? 0)) * share +
            (chance() - 0.5) * 3.6,
        );
        return `${number(x)} ${number(y)}`;
      })
      .join('L');
  const corners = [
    [6, 6],
    [width - 6, 6],
    [width - 6, height - 6],
    [6, height - 6],
  ];
  return `M${corners.map((corner, index) => side(corner, corners[(index + 1) % 4] ?? corner)).join('L')}Z`;
}

/** Draws a sheet of paper with a fold, and something on it, as a picture with a title and a description. */
export function onPaper(
  {title, alt, size}: {title: string; alt: string; size: Size},
  drawing: string,
): string {
  const [width, height] = size;
  const sheet = wornEdge(title, size);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title><desc>${alt}</desc><path d="${sheet}" fill="${PAPER.sheet}" stroke="${PAPER.edge}" stroke-width="2"/><path d="M${width / 2} 10L${width / 2 + 2} ${height - 10}" stroke="${PAPER.edge}" stroke-width="1.200" stroke-opacity=".7"/>${drawing}</svg>\n`;
}

/** Draws the strokes of charcoal that rub a relief through paper, within a clip path of an id. */
export function rubbed(
  seed: string,
  id: string,
  [width, height]: Size,
): string {
  const chance = random(seed);
  const strokes = range(Math.round((width + height) / 4)).map((index) => {
    const at = index * 4 - height * 0.4 + (chance() - 0.5) * 2;
    const from = chance() * 8;
    return `M${number(at)} ${number(from)}L${number(at + height * 0.4)} ${number(height - from)}`;
  });
  return `<g clip-path="url(#${id})"><path d="${strokes.join('')}" stroke="${PAPER.charcoal}" stroke-width="2.600" stroke-opacity=".72" stroke-linecap="round"/></g>`;
}

/** Draws lines of ink. */
export function inked(d: string, wide = 2, paint: string = PAPER.ink): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
