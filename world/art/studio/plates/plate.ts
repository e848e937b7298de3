import {css} from '../views/palettes';
import {cast, type CastName} from '../figures/cast';
import {
  getPartColor,
  listFigureParts,
  getLowering,
  getFigureWidth,
} from '../figures/drawFigure';
import type {Figure} from '../figures/figure';
import {number} from '../arms/charges/figure';

/** A figure on a plate: who it is, where it stands from 0 to 1, and its height in feet. */
type Stander = {
  readonly who: CastName;
  readonly at: number;
  readonly feet: number;
  readonly facesLeft?: boolean;
  /** How far above the ground somebody stands, in units. */
  readonly up?: number;
  /** How far somebody who falls is turned about the feet, in degrees. */
  readonly turn?: number;
} & Partial<Omit<Figure, 'kind'>>;

/** A plate: figures in daylight on one ground, for pages and documents. */
export type Plate = {
  /** The file name without extension. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly people: readonly Stander[];
  /** Its width in units; 1200 by default. */
  readonly wide?: number;
  /** How much of the sky is left out at the top, in units. */
  readonly cut?: number;
  /** Whether lines for each foot of height are behind the figures. */
  readonly measured?: boolean;
  /** What stands on the ground behind people, as SVG around the middle of the plate. */
  readonly things?: string;
  /** What is in front of people, likewise. */
  readonly inFront?: string;
  /** The height of a foot, in units; less than usual where much is to be seen. */
  readonly foot?: number;
};

/** The size of a plate, and where its ground is. */
const SIZE = {high: 420, ground: 372} as const;
const WIDE = 1200;
/** The height of a foot, in units. */
const FOOT = 46;

function drawStander(
  {wide, foot}: {readonly wide: number; readonly foot: number},
  {who, at, feet, facesLeft = false, up = 0, turn = 0, ...own}: Stander,
): string {
  const figure: Figure = {...cast[who], ...own};
  const scale = (feet * foot) / 107;
  const ground = SIZE.ground - up;
  const across = scale * getFigureWidth(figure);
  const parts = listFigureParts(figure);
  const outline = parts.map(({d}) => d).join('');
  const drawn = parts
    .map((part) => `<path d="${part.d}" fill="${css(getPartColor(part))}"/>`)
    .join('');
  const shadow =
    turn === 0
      ? `<ellipse cx="${number(at * wide)}" cy="${ground}" rx="${number(24 * across)}" ry="7" fill="rgb(120 96 64)" fill-opacity=".35"/>`
      : '';
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `${shadow}<g transform="translate(${number(at * wide)} ${number(ground + getLowering(figure) * scale)})${turned} scale(${(facesLeft ? -across : across).toFixed(3)} ${scale.toFixed(3)})"><path d="${outline}" fill="none" stroke="rgb(64 46 34)" stroke-width="1.300" stroke-linejoin="round"/>${drawn}</g>`;
}

/** Draws a line for each foot of height, with the figures at its ends. */
function measure(wide: number): string {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((feet) => {
      const y = SIZE.ground - feet * FOOT;
      return `<path d="M24 ${y}H${wide - 24}" stroke="rgb(160 136 98)" stroke-width="1" stroke-dasharray="2 7"/>`;
    })
    .join('');
}

/** Draws a plate with a title and a description. */
export function drawPlate({
  title,
  alt,
  people,
  measured,
  things = '',
  inFront = '',
  wide = WIDE,
  cut = 0,
  foot = FOOT,
}: Plate): string {
  const {high, ground} = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high - cut}" viewBox="0 ${cut} ${wide} ${high - cut}" role="img"><title>${title}</title><desc>${alt}</desc><path d="M0 0H${wide}V${high}H0Z" fill="rgb(240 231 210)"/><path d="M0 ${ground - 26}Q${wide / 4} ${ground - 46} ${wide / 2} ${ground - 30}T${wide} ${ground - 34}V${high}H0Z" fill="rgb(222 206 172)"/><path d="M0 ${ground + 14}Q${wide / 3} ${ground - 2} ${wide} ${ground + 16}V${high}H0Z" fill="rgb(206 186 148)"/>${measured === true ? measure(wide) : ''}<g transform="translate(${wide / 2} 0)">${things}</g>${people.map((each) => drawStander({wide, foot}, each)).join('')}${inFront === '' ? '' : `<g transform="translate(${wide / 2} 0)">${inFront}</g>`}</svg>\n`;
}
