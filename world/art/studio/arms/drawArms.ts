import type {Arms, Escutcheon} from './armsTypes';
import {drawLayers, getHalves} from './drawLayers';
import {INK, RIM} from './tinctures';

const WHOLE = 'M0 0H200V240H0Z';
const reach = {top: 0, foot: 240};

/** The outlines of shields in 200 by 240 units. */
const outlines: Readonly<Record<Escutcheon, string>> = {
  bowl: 'M12 10H188V136C188 200 140 230 100 232C60 230 12 200 12 136Z',
  heater: 'M10 8H190V100C190 166 148 206 100 232C52 206 10 166 10 100Z',
  kite: 'M100 6C134 16 164 20 188 18C192 108 176 176 100 234C24 176 8 108 12 18C36 20 66 16 100 6Z',
  roundel: 'M100 16A100 104 0 1 1 99.9 16Z',
};

/** The view of a roundel, which is as wide as its drawing: wider by its rim. */
const ROUNDEL_VIEW = '-5 -6 210 252';

/** The accessible title and description of a picture. */
export type Description = {
  readonly title: string;
  readonly description: string;
};

/** Draws arms on a shield of 200 by 240 units, with an accessible description. */
export function drawArms(
  arms: Arms,
  {title, description}: Description,
): string {
  const outline = outlines[arms.shape];
  const view = arms.shape === 'roundel' ? ROUNDEL_VIEW : '0 0 200 240';
  const defs = `<defs><clipPath id="shield"><path d="${outline}"/></clipPath>${getHalves(arms.field, reach)}<linearGradient id="light" x2="1" y2="1"><stop stop-color="white" stop-opacity=".2"/><stop offset=".45" stop-color="white" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity=".26"/></linearGradient></defs>`;
  const drawn = drawLayers(arms, {outline, reach, shifts: {}});
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480" viewBox="${view}" role="img"><title>${title}</title><desc>${description}</desc>${defs}<g clip-path="url(#shield)">${drawn}<path d="${WHOLE}" fill="url(#light)"/></g><path d="${outline}" fill="none" stroke="${RIM}" stroke-width="7"/><path d="${outline}" fill="none" stroke="${INK}" stroke-width="3.2"/></svg>\n`;
}
