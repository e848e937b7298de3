import type {
  Arms,
  Charge,
  Field,
  Layer,
  Ordinary,
  Place,
  Reach,
} from './armsTypes';
import {getFigure, type ChargeName} from './charges';
import {placed} from './charges/figure';
import {divisions} from './divisions';
import {ordinaries} from './ordinaries';
import {places, type Spot} from './places';
import {INK, tinctures, type Tincture} from './tinctures';

/** The surface on which arms are drawn: a shield or a banner. */
export type Ground = {
  /** Its outline. */
  readonly outline: string;
  readonly reach: Reach;
  /** Scale and downward offset of charges relative to a shield, by place. */
  readonly shifts: Readonly<
    Partial<Record<Place, readonly [growth: number, fall: number]>>
  >;
};

type Pair = {readonly main: string; readonly detail: string};

/** The surface, and the field below the charges. */
type Setting = {readonly ground: Ground; readonly field: Field};

/** Returns the color of a tincture. */
export function getPaint(tincture: Tincture): string {
  return tinctures[tincture].paint;
}

function listSpots(place: Place, {shifts}: Ground): readonly Spot[] {
  const [growth, fall] = shifts[place] ?? [1, 0];
  return places[place].spots.map(
    ([x, y, scale]) => [x, y + fall, scale * growth] as const,
  );
}

function whole({top, foot}: Reach): string {
  return `M0 ${top}H200V${foot}H0Z`;
}

function drawFigure(
  name: ChargeName,
  [x, y, scale]: Spot,
  paints: Pair,
): string {
  return placed(getFigure(name).draw(paints), [x, y, 0, scale]);
}

/** Draws a counterchanged charge: in each half in the tincture of the other. */
function drawExchanged(
  {charge, place}: Charge,
  field: Exclude<Field, Tincture>,
  ground: Ground,
): string {
  const [first, second] = field.tinctures.map(getPaint);
  const drawAll = (main = '', detail = ''): string =>
    listSpots(place, ground)
      .map((spot) => drawFigure(charge, spot, {main, detail}))
      .join('');
  return `<g clip-path="url(#first)">${drawAll(second, first)}</g><g clip-path="url(#second)">${drawAll(first, second)}</g>`;
}

function drawCharge(
  layer: Charge,
  under: Tincture,
  {ground, field}: Setting,
): string {
  const {charge, tincture, place, on} = layer;
  if (tincture === 'counterchanged') {
    return typeof field === 'string' ? '' : drawExchanged(layer, field, ground);
  }
  const main = getPaint(tincture);
  return listSpots(place, ground)
    .map((spot) => {
      const [x, y, scale] = spot;
      const borne = on
        ? drawFigure(on.charge, [x, y, scale * 0.4], {
            main: getPaint(on.tincture),
            detail: main,
          })
        : '';
      return drawFigure(charge, spot, {main, detail: getPaint(under)}) + borne;
    })
    .join('');
}

function drawOrdinary(
  {ordinary, tincture, on}: Ordinary,
  setting: Setting,
): string {
  const {outline, reach} = setting.ground;
  const paint = getPaint(tincture);
  const body =
    ordinary === 'bordure'
      ? `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="41"/><path d="${outline}" fill="none" stroke="${paint}" stroke-width="38"/>`
      : `<path d="${ordinaries[ordinary].path(reach)}" fill="${paint}" stroke="${INK}" stroke-width="1.6"/>`;
  return body + (on ? drawCharge(on, tincture, setting) : '');
}

function drawField(field: Field, reach: Reach): string {
  if (typeof field === 'string') {
    return `<path d="${whole(reach)}" fill="${getPaint(field)}"/>`;
  }
  const [first, second] = field.tinctures.map(getPaint);
  return `<path d="${whole(reach)}" fill="${first ?? ''}"/><path d="${divisions[field.division].second(reach)}" fill="${second ?? ''}"/>`;
}

/** Returns the clip paths of a divided field, for counterchanged charges. */
export function getHalves(field: Field, reach: Reach): string {
  if (typeof field === 'string') {
    return '';
  }
  const second = divisions[field.division].second(reach);
  return `<clipPath id="first"><path clip-rule="evenodd" d="${whole(reach)}${second}"/></clipPath><clipPath id="second"><path d="${second}"/></clipPath>`;
}

/** Draws the field and all layers, from back to front; the caller clips them to the outline. */
export function drawLayers({field, layers}: Arms, ground: Ground): string {
  const [under = 'or'] = typeof field === 'string' ? [field] : field.tinctures;
  const setting = {ground, field};
  const drawn = layers.map((layer: Layer) =>
    'charge' in layer
      ? drawCharge(layer, under, setting)
      : drawOrdinary(layer, setting),
  );
  return drawField(field, ground.reach) + drawn.join('');
}
