import {INK, RIM, tinctures} from '../arms/tinctures';
import {modeling, wrinkles} from './face';
import {getFaceShape, listOutline} from './faceShape';
import {getBeard, hairs, type Strand} from './hair';
import {headgears} from './headgear';
import {drawMarks, pot} from './marks';
import {
  closedCurve,
  filled,
  lines,
  moved,
  path,
  plane,
  type Model,
} from './pen';
import {EARS, FACES, wings} from './peoples';
import {getTone, shades, SKINS, type Tone} from './shades';
import type {Shade, Sitter} from './sitter';
import {dresses, type Garment} from './wear';

function worn(garment: Garment, tone: Tone, trimTone = tone): string {
  const {shape, trim = '', shadow = '', lines: folds = ''} = garment;
  return [
    filled(shape, tone),
    plane(shadow, tone.dark, 0.75),
    filled(trim, {...trimTone, plain: trimTone.lit}),
    lines(folds, tone.ink, 1.2),
  ].join('');
}

function strands(strand: Strand, tone: Tone): string {
  return [
    filled(strand.shape, tone),
    plane(strand.light ?? '', tone.lit, 0.55),
    lines(strand.lines, tone.deep, 1.1),
  ].join('');
}

/** Returns the tone of a color for a sitter. */
function tonedOn({isDead}: Sitter): (shade: Shade) => Tone {
  return (shade) => getTone(shades[shade], isDead);
}

/** Draws the neck, with the shadow of the jaw on it. */
function neck({face, skin}: Model): string {
  const {jaw, chin, chinFar, lobe} = face;
  const column = path`M${moved(lobe, 4, 0)}Q${moved(jaw, 0, 24)} ${moved(jaw, -14, 58)}L150 204Q${moved(chinFar, 6, 24)} ${moved(chinFar, 4, -10)}Z`;
  return (
    filled(column, skin) +
    plane(
      path`M${moved(lobe, 4, 0)}Q${moved(jaw, 0, 24)} ${moved(jaw, -14, 58)}L${moved(chin, -8, 44)}Q${moved(chin, -2, 24)} ${moved(chinFar, 4, 2)}L${moved(chinFar, 4, -10)}Z`,
      skin.dark,
      0.85,
    )
  );
}

/** Draws what is worn below the neck, whose trim may have a color of its own. */
function dressed(sitter: Sitter): string {
  const [dress, shade] = sitter.dress;
  const toned = tonedOn(sitter);
  const garment = dresses[dress];
  return worn(garment, toned(shade), toned(garment.trimShade ?? shade));
}

/** Moves a garment up to the chin. */
function lifted(drawing: string): string {
  return `<g transform="translate(0 -16)">${drawing}</g>`;
}

/** The inside of a hood, around the head. */
const HOOD_INSIDE = 'M70 60Q60 140 44 212H150Q160 140 156 80Q110 20 70 60Z';

function isHooded({headgear}: Sitter): boolean {
  return headgear?.[0] === 'hood' || headgear?.[0] === 'shade';
}

function hidesEar(sitter: Sitter): boolean {
  const {headgear, hair} = sitter;
  return isHooded(sitter) || headgear?.[0] === 'helmet' || hair?.[0] === 'mane';
}

function ear({sitter, skin}: Model): string {
  const {shape, folds} = EARS[sitter.kind];
  return hidesEar(sitter)
    ? ''
    : filled(shape, skin) + lines(folds, skin.deep, 1.1);
}

/** Draws the far ear of those whose ears stand out. */
function farEar({sitter, skin}: Model): string {
  const {far} = EARS[sitter.kind];
  return far === undefined || hidesEar(sitter)
    ? ''
    : filled(far, {...skin, plain: skin.dark});
}

/** Draws the inside of a hood and the hair behind the neck. */
function aroundHead({sitter}: Model): string {
  const {hair, headgear} = sitter;
  const toned = tonedOn(sitter);
  const tresses = hair && hairs[hair[0]].behind;
  return [
    isHooded(sitter) && headgear && plane(HOOD_INSIDE, toned(headgear[1]).deep),
    hair && tresses && plane(tresses, toned(hair[1]).dark),
  ]
    .filter(Boolean)
    .join('');
}

/** Draws what is behind the head. */
function behindHead(model: Model): string {
  const {plumage, marks} = model.sitter;
  return [
    marks?.includes('pot') === true && pot(),
    plumage && wings(tonedOn(model.sitter)(plumage)),
    aroundHead(model),
    farEar(model),
  ]
    .filter(Boolean)
    .join('');
}

/** Draws head and face. */
function head(model: Model): string {
  const {sitter, face, skin} = model;
  const outline = closedCurve(listOutline(face));
  const features = FACES[sitter.kind](model);
  // Scales and muzzle end at the outline of the head.
  const within = sitter.kind === 'scaloid' ? features : '';
  return [
    filled(outline, skin),
    `<clipPath id="head"><path d="${outline}"/></clipPath><g clip-path="url(#head)">${modeling(model)}${within}</g>`,
    within === '' ? features : '',
    sitter.traits?.includes('old') === true ? wrinkles(model) : '',
  ].join('');
}

/** Draws the bust from back to front. */
function bust(model: Model): string {
  const {sitter, face} = model;
  const {headgear, hair, beard, kind} = sitter;
  const toned = tonedOn(sitter);
  const lowered = `translate(0 ${face.crown[1] - 43})`;
  const covering = (drawing: string | undefined): string =>
    drawing === undefined ? '' : `<g transform="${lowered}">${drawing}</g>`;
  const isGreat = kind === 'goblin';
  return [
    behindHead(model),
    neck(model),
    lifted(dressed(sitter)),
    head(model),
    isGreat ? '' : ear(model),
    beard && strands(getBeard(beard[0], face), toned(beard[1])),
    covering(hair && strands(hairs[hair[0]], toned(hair[1]))),
    isGreat || hair === undefined ? '' : ear(model),
    covering(headgear && worn(headgears[headgear[0]], toned(headgear[1]))),
    isGreat ? ear(model) : '',
    drawMarks(model),
  ].join('');
}

/** Draws a portrait in a medallion with a gold rim, 240 by 240 units. */
export function drawPortrait(sitter: Sitter): string {
  const {kind, traits, skin, name, alt, field, facesLeft, isDead} = sitter;
  const color = skin === undefined ? SKINS[kind] : shades[skin];
  const model: Model = {
    sitter,
    face: getFaceShape(kind, traits),
    skin: getTone(color, isDead),
  };
  const ground = tinctures[field].paint;
  const turned =
    facesLeft === true
      ? 'translate(240 12) scale(-1.04 1.04)'
      : 'translate(0 12) scale(1.04)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240" role="img"><title>${name}</title><desc>${alt}</desc><defs><clipPath id="field"><circle cx="120" cy="120" r="106"/></clipPath><radialGradient id="light" cx="${facesLeft === true ? '.3' : '.7'}" cy=".3" r=".85"><stop stop-color="white" stop-opacity=".3"/><stop offset=".5" stop-color="white" stop-opacity="0"/><stop offset=".5" stop-color="black" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity=".6"/></radialGradient></defs><g clip-path="url(#field)"><path d="M0 0H240V240H0Z" fill="${ground}"/><path d="M0 0H240V240H0Z" fill="url(#light)"/><g transform="${turned}">${bust(model)}</g></g><circle cx="120" cy="120" r="108" fill="none" stroke="${INK}" stroke-width="7"/><circle cx="120" cy="120" r="108" fill="none" stroke="${RIM}" stroke-width="4.500"/></svg>\n`;
}
