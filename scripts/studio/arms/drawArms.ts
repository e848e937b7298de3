import type {
  Arms,
  Charge,
  Escutcheon,
  Field,
  Layer,
  Ordinary,
} from './armsTypes';
import {figureOf, type ChargeName} from './charges';
import {placed} from './charges/figure';
import {divisions} from './divisions';
import {ordinaries} from './ordinaries';
import {places, type Spot} from './places';
import {INK, RIM, tinctures, type Tincture} from './tinctures';

const WHOLE = 'M0 0H200V240H0Z';

/** The outlines, on a sheet of 200 by 240. */
const outlines: Readonly<Record<Escutcheon, string>> = {
  bowl: 'M12 10H188V136C188 200 140 230 100 232C60 230 12 200 12 136Z',
  heater: 'M10 8H190V100C190 166 148 206 100 232C52 206 10 166 10 100Z',
  kite: 'M100 6C134 16 164 20 188 18C192 108 176 176 100 234C24 176 8 108 12 18C36 20 66 16 100 6Z',
  roundel: 'M100 16A100 104 0 1 1 99.9 16Z',
};

type Pair = {readonly main: string; readonly detail: string};

function paintOf(tincture: Tincture): string {
  return tinctures[tincture].paint;
}

function drawFigure(
  name: ChargeName,
  [x, y, scale]: Spot,
  paints: Pair,
): string {
  return placed(figureOf(name).draw(paints), [x, y, 0, scale]);
}

/** A figure in the tincture of the other half, in each half. */
function drawExchanged(
  {charge, place}: Charge,
  field: Exclude<Field, Tincture>,
): string {
  const [first, second] = field.tinctures.map(paintOf);
  const drawAll = (main = '', detail = ''): string =>
    places[place].spots
      .map((spot) => drawFigure(charge, spot, {main, detail}))
      .join('');
  return `<g clip-path="url(#first)">${drawAll(second, first)}</g><g clip-path="url(#second)">${drawAll(first, second)}</g>`;
}

function drawCharge(layer: Charge, ground: Tincture, field: Field): string {
  const {charge, tincture, place, on} = layer;
  if (tincture === 'counterchanged') {
    return typeof field === 'string' ? '' : drawExchanged(layer, field);
  }
  const main = paintOf(tincture);
  return places[place].spots
    .map((spot) => {
      const [x, y, scale] = spot;
      const borne = on
        ? drawFigure(on.charge, [x, y, scale * 0.4], {
            main: paintOf(on.tincture),
            detail: main,
          })
        : '';
      return drawFigure(charge, spot, {main, detail: paintOf(ground)}) + borne;
    })
    .join('');
}

function drawOrdinary(
  {ordinary, tincture, on}: Ordinary,
  outline: string,
  field: Field,
): string {
  const paint = paintOf(tincture);
  const body =
    ordinary === 'bordure'
      ? `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="41"/><path d="${outline}" fill="none" stroke="${paint}" stroke-width="38"/>`
      : `<path d="${ordinaries[ordinary].path}" fill="${paint}" stroke="${INK}" stroke-width="1.6"/>`;
  return body + (on ? drawCharge(on, tincture, field) : '');
}

function drawField(field: Field): string {
  if (typeof field === 'string') {
    return `<path d="${WHOLE}" fill="${paintOf(field)}"/>`;
  }
  const [first, second] = field.tinctures.map(paintOf);
  return `<path d="${WHOLE}" fill="${first ?? ''}"/><path d="${divisions[field.division].second}" fill="${second ?? ''}"/>`;
}

/** What figures are cut by: the shield, and the halves of a parted field. */
function cuts(outline: string, field: Field): string {
  const halves =
    typeof field === 'string'
      ? ''
      : `<clipPath id="first"><path clip-rule="evenodd" d="${WHOLE}${divisions[field.division].second}"/></clipPath><clipPath id="second"><path d="${divisions[field.division].second}"/></clipPath>`;
  return `<defs><clipPath id="shield"><path d="${outline}"/></clipPath>${halves}<linearGradient id="light" x2="1" y2="1"><stop stop-color="white" stop-opacity=".2"/><stop offset=".45" stop-color="white" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity=".26"/></linearGradient></defs>`;
}

/** Draws arms as a picture of 200 by 240 units, described for those who cannot see it. */
export function drawArms(
  {shape, field, layers}: Arms,
  {title, description}: {readonly title: string; readonly description: string},
): string {
  const outline = outlines[shape];
  const [ground = 'or'] = typeof field === 'string' ? [field] : field.tinctures;
  const drawn = layers.map((layer: Layer) =>
    'charge' in layer
      ? drawCharge(layer, ground, field)
      : drawOrdinary(layer, outline, field),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480" viewBox="0 0 200 240" role="img"><title>${title}</title><desc>${description}</desc>${cuts(outline, field)}<g clip-path="url(#shield)">${drawField(field)}${drawn.join('')}<path d="${WHOLE}" fill="url(#light)"/></g><path d="${outline}" fill="none" stroke="${RIM}" stroke-width="7"/><path d="${outline}" fill="none" stroke="${INK}" stroke-width="3.2"/></svg>\n`;
}
