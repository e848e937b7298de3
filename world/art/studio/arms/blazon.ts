import type {Arms, Charge, Field, Layer, Ordinary} from './armsTypes';
import {getFigure} from './charges';
import {divisions} from './divisions';
import {ordinaries} from './ordinaries';
import {places} from './places';
import {tinctures} from './tinctures';

const COUNTS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Capitalizes the first letter. */
function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function fieldBlazon(field: Field): string {
  return typeof field === 'string'
    ? tinctures[field].name
    : `${divisions[field.division].name} ${field.tinctures
        .map((each) => tinctures[each].name)
        .join(' and ')}`;
}

function tinctureName(tincture: Charge['tincture']): string {
  return tincture === 'counterchanged' ? tincture : tinctures[tincture].name;
}

function chargeBlazon({charge, tincture, place, on}: Charge): string {
  const {one, many} = getFigure(charge);
  const count = places[place].spots.length;
  const figure = count === 1 ? one : `${COUNTS[count] ?? count} ${many}`;
  const borne = on
    ? `, thereon ${getFigure(on.charge).one} ${tinctures[on.tincture].name}`
    : '';
  return `${figure} ${tinctureName(tincture)}${borne}`;
}

function ordinaryBlazon({ordinary, tincture, on}: Ordinary): string {
  const words = `${ordinaries[ordinary].one} ${tinctures[tincture].name}`;
  return on ? `on ${words} ${chargeBlazon(on)}` : words;
}

function layerBlazon(layer: Layer): string {
  return 'charge' in layer
    ? `${places[layer.place].joint}${chargeBlazon(layer)}`
    : `${getJoint(layer)}${ordinaryBlazon(layer)}`;
}

/** Sorts layers in the order of blazon: ordinaries at the edge come last. */
function sortForBlazon(layers: readonly Layer[]): readonly Layer[] {
  const isEdge = (layer: Layer): boolean =>
    'ordinary' in layer && ordinaries[layer.ordinary].joint !== undefined;
  return [
    ...layers.filter((layer) => !isEdge(layer)),
    ...layers.filter(isEdge),
  ];
}

/** Returns the words that introduce an ordinary. */
function getJoint({ordinary}: Ordinary): string {
  return ordinaries[ordinary].joint ?? ', ';
}

/** Describes arms in heraldic language, such as `Azure, a gull argent.` */
export function blazon({field, layers}: Arms): string {
  return `${capitalize(fieldBlazon(field))}${sortForBlazon(layers).map(layerBlazon).join('')}.`.replaceAll(
    ',,',
    ',',
  );
}

/** Adds a color to a noun phrase: `a door` becomes `a black door`. */
function colored(thing: string, color: string): string {
  return thing
    .replace(/^an? /, `a ${color} `)
    .replace(/^(two|three|four|five|six|seven) /, `$1 ${color} `);
}

/** Describes the two colors of a divided field. */
function bothColors(field: Field): string {
  return typeof field === 'string'
    ? tinctures[field].plain
    : field.tinctures.map((each) => tinctures[each].plain).join(' and ');
}

function plainCharge(charge: Charge, field: Field): string {
  const {
    one,
    many,
    plainOne = one,
    plainMany = many,
  } = getFigure(charge.charge);
  const count = places[charge.place].spots.length;
  const thing =
    count === 1 ? plainOne : `${COUNTS[count] ?? count} ${plainMany}`;
  if (charge.tincture === 'counterchanged') {
    return `${thing} in ${bothColors(field)}, the colors exchanged`;
  }
  const words = colored(thing, tinctures[charge.tincture].plain);
  if (charge.on === undefined) {
    return words;
  }
  const {one: on, plainOne: plainOn = on} = getFigure(charge.on.charge);
  return `${words}, on it ${colored(plainOn, tinctures[charge.on.tincture].plain)}`;
}

function plainLayer(layer: Layer, field: Field): string {
  if ('charge' in layer) {
    return `${places[layer.place].plainJoint}${plainCharge(layer, field)}`;
  }
  const {ordinary, tincture, on} = layer;
  const words = colored(ordinaries[ordinary].plain, tinctures[tincture].plain);
  return `${getJoint(layer)}${words}${on ? ` with ${plainCharge(on, field)}` : ''}`;
}

/** Describes arms in plain words, such as `A blue shield: a white gull.` */
export function plainWords({field, layers}: Arms, bearer = 'shield'): string {
  const ground =
    typeof field === 'string'
      ? `A ${tinctures[field].plain} ${bearer}`
      : `A ${bearer} ${divisions[field.division].plain} in ${bothColors(field)}`;
  const words = sortForBlazon(layers)
    .map((layer) => plainLayer(layer, field))
    .join('');
  return `${ground}: ${words.replace(/^[, ]+/, '').replaceAll(',,', ',')}.`;
}
