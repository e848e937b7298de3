import {number} from '../arms/charges/figure';
import {INK, RIM, tinctures} from '../arms/tinctures';
import {getBeard, hairs, type Strand} from './hair';
import {EAR_FOLDS, EARS, getCrest, MARKINGS} from './markings';
import {filled, lines, type Model} from './pen';
import {faceLine, headShape, getProfile} from './profile';
import {shades, SKINS, getTone, type Tone} from './shades';
import type {Shade, Sitter} from './sitter';
import {dresses, headgears, type Garment} from './wear';

function worn(
  {shape, trim = '', lines: folds = ''}: Garment,
  tone: Tone,
): string {
  return (
    filled(shape, tone.plain) + filled(trim, tone.lit) + lines(folds, tone.deep)
  );
}

function strands(strand: Strand, tone: Tone): string {
  return filled(strand.shape, tone.plain) + lines(strand.lines, tone.dark, 1.8);
}

/** Draws mouth, nostril, and wrinkles. */
function features({sitter, profile, skin}: Model): string {
  const {mouth, base} = profile;
  const isFurrowed = sitter.traits?.includes('old') === true;
  const wing =
    sitter.kind === 'arachnahd' || sitter.kind === 'scaloid'
      ? ''
      : `M${number(base[0] - 8)} ${number(base[1] - 6)}Q${number(base[0] - 10)} ${number(base[1])} ${number(base[0] - 3)} ${number(base[1])}`;
  const age = isFurrowed
    ? `M${number(base[0] - 11)} ${number(base[1] - 2)}Q${number(mouth[0] - 14)} ${number(mouth[1] - 4)} ${number(mouth[0] - 13)} ${number(mouth[1] + 6)}M${number(base[0] - 32)} 100q4 4 5 8M${number(base[0] - 30)} 96q-5 2-8 2`
    : '';
  return lines(
    `M${number(mouth[0] + 1)} ${number(mouth[1])}L${number(mouth[0] - (sitter.kind === 'scaloid' ? 40 : 12))} ${number(mouth[1] + (sitter.kind === 'scaloid' ? -8 : 1))}${wing}${age}`,
    skin.deep,
    1.7,
  );
}

/** Shades the underside of the jaw and the neck, and lights the face. */
function modeling({profile, skin}: Model): string {
  const {jaw, throat, neck} = profile;
  return `<path d="M${number(jaw[0] + 2)} ${number(jaw[1])}Q${number(throat[0] - 6)} ${number(throat[1] - 2)} 112 132Q108 160 118 ${number(neck[1] + 4)}L${number(neck[0] + 2)} ${number(neck[1])}L${number(throat[0])} ${number(throat[1])}Z" fill="${skin.dark}" fill-opacity=".55"/>${lines(
    faceLine(profile),
    skin.lit,
    4.5,
  )}`;
}

function hidesEar({headgear}: Sitter): boolean {
  return headgear?.[0] === 'hood' || headgear?.[0] === 'helmet';
}

/** Draws the ear of a goblin, which no scarf covers. */
function goblinEar({sitter, skin}: Model): string {
  return sitter.kind !== 'goblin' || hidesEar(sitter)
    ? ''
    : filled(EARS.goblin, skin.plain) + lines(EAR_FOLDS, skin.dark, 1.8);
}

/** Returns the tone of a color for a sitter. */
function tonedOn({isDead}: Sitter): (shade: Shade) => Tone {
  return (shade) => getTone(shades[shade], isDead);
}

/** Draws hair and beard, and the ear in front of them unless it is covered. */
function getHair({sitter, profile, skin}: Model): string {
  const {hair, beard, kind} = sitter;
  const toned = tonedOn(sitter);
  return [
    hair && strands(hairs[hair[0]], toned(hair[1])),
    beard && strands(getBeard(beard[0], profile), toned(beard[1])),
    hidesEar(sitter) || kind === 'goblin'
      ? undefined
      : filled(EARS[kind], skin.plain),
  ].join('');
}

/** Draws what is behind the head. */
function behindHead(model: Model): string {
  const {hair, kind} = model.sitter;
  const tresses = hair && hairs[hair[0]].behind;
  return [
    hair && tresses && filled(tresses, tonedOn(model.sitter)(hair[1]).dark),
    kind === 'scaloid' && getCrest(model),
  ]
    .filter(Boolean)
    .join('');
}

/** Draws the bust from back to front. */
function bust(model: Model): string {
  const {sitter, profile, skin} = model;
  const {headgear, dress, kind} = sitter;
  const toned = tonedOn(sitter);
  const head = headShape(profile);
  return [
    behindHead(model),
    filled(head, skin.plain),
    `<clipPath id="head"><path d="${head}"/></clipPath><g clip-path="url(#head)">${modeling(model)}</g>`,
    lines(faceLine(profile), INK, 1.8),
    features(model),
    MARKINGS[kind](model),
    getHair(model),
    worn(dresses[dress[0]], toned(dress[1])),
    headgear && worn(headgears[headgear[0]], toned(headgear[1])),
    goblinEar(model),
  ].join('');
}

/** Draws a portrait in a medallion with a gold rim, 240 by 240 units. */
export function drawPortrait(sitter: Sitter): string {
  const {kind, traits, skin, name, alt, field, facesLeft, isDead} = sitter;
  const color = skin === undefined ? SKINS[kind] : shades[skin];
  const model: Model = {
    sitter,
    profile: getProfile(kind, traits),
    skin: getTone(color, isDead),
  };
  const ground = tinctures[field].paint;
  // Slightly reduced, so that hats fit within the rim.
  const turned =
    facesLeft === true
      ? 'translate(232 20) scale(-.92 .92)'
      : 'translate(8 20) scale(.92)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240" role="img"><title>${name}</title><desc>${alt}</desc><defs><clipPath id="field"><circle cx="120" cy="120" r="106"/></clipPath><radialGradient id="light" cx=".36" cy=".3" r=".85"><stop stop-color="white" stop-opacity=".24"/><stop offset=".4" stop-color="white" stop-opacity="0"/><stop offset=".4" stop-color="black" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity=".55"/></radialGradient></defs><g clip-path="url(#field)"><path d="M0 0H240V240H0Z" fill="${ground}"/><path d="M0 0H240V240H0Z" fill="url(#light)"/><g transform="${turned}">${bust(model)}</g></g><circle cx="120" cy="120" r="109" fill="none" stroke="${INK}" stroke-width="10"/><circle cx="120" cy="120" r="109" fill="none" stroke="${RIM}" stroke-width="7"/><circle cx="120" cy="120" r="105" fill="none" stroke="${INK}" stroke-width="1.4"/></svg>\n`;
}
