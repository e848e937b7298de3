import {number, range} from '../arms/charges/figure';
import {INK, RIM, tinctures} from '../arms/tinctures';
import {getBeard, hairs, type Strand} from './hair';
import {faceLine, headShape, getProfile, type Profile} from './profile';
import {shades, SKINS, getTone, type Tone} from './shades';
import type {Kind, Shade, Sitter} from './sitter';
import {dresses, headgears, type Garment} from './wear';

/** The data of a portrait: sitter, profile, and skin tone. */
type Model = {
  readonly sitter: Sitter;
  readonly profile: Profile;
  readonly skin: Tone;
};

const PEN = `stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`;

function filled(d: string, fill: string, pen = 1.6): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="${fill}" stroke-width="${pen}" ${PEN}/>`;
}

function lines(d: string, paint: string, wide = 1.6): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

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

/** Ears by people; an empty string if none are visible. */
const EARS: Readonly<Record<Kind, string>> = {
  human:
    'M108 96C104 86 116 82 121 92C124 100 120 112 113 116C107 114 110 106 108 96Z',
  elf: 'M112 116C102 108 98 90 84 68C104 76 118 84 121 94C123 102 119 112 112 116Z',
  halfOrc:
    'M110 116C102 108 100 98 92 84C108 84 119 86 121 95C122 104 118 112 110 116Z',
  orc: 'M108 118C98 110 96 98 86 86C104 84 117 86 119 96C120 106 116 114 108 118Z',
  goblin:
    'M112 122C86 124 52 108 28 78C62 74 100 80 116 98C122 106 120 118 112 122Z',
  scaloid: '',
  arachnahd: '',
};

function eye({sitter, profile, skin}: Model): string {
  const [x, y] = profile.bridge;
  const [left, top] = [x - 9, y + 3];
  if (sitter.isDead === true) {
    return lines(
      `M${number(left - 7)} ${number(top)}Q${number(left)} ${number(top + 5)} ${number(left + 6)} ${number(top)}M${number(left - 5)} ${number(top + 3)}l-2 3M${number(left)} ${number(top + 4)}v3`,
      skin.deep,
      1.8,
    );
  }
  const brow = `M${number(left - 11)} ${number(top - 9)}Q${number(left)} ${number(top - 16)} ${number(left + 9)} ${number(top - 10)}`;
  return `${filled(
    `M${number(left - 7)} ${number(top + 1)}Q${number(left)} ${number(top - 6)} ${number(left + 6)} ${number(top - 2)}Q${number(left + 5)} ${number(top + 4)} ${number(left - 7)} ${number(top + 1)}Z`,
    'rgb(244 238 224)',
    1.2,
  )}<circle cx="${number(left + 2.4)}" cy="${number(top - 0.6)}" r="2.6" fill="${INK}"/>${lines(
    brow,
    skin.deep,
    2.6,
  )}`;
}

/** Draws the eight small eyes of a Weaver, the largest in front. */
function manyEyes({profile}: Model): string {
  const [x, y] = profile.bridge;
  const spots = [
    [-4, -2, 5],
    [-15, -8, 3.6],
    [-3, -16, 3.2],
    [-15, 5, 2.8],
  ] as const;
  return spots
    .map(
      ([dx, dy, r]) =>
        `<circle cx="${number(x + dx)}" cy="${number(y + dy)}" r="${r}" fill="${INK}"/><circle cx="${number(x + dx + r * 0.3)}" cy="${number(y + dy - r * 0.35)}" r="${number(r * 0.3)}" fill="rgb(240 232 214)"/>`,
    )
    .join('');
}

/** Draws mandibles in front of the mouth, and cheek plates. */
function jaws({profile, skin}: Model): string {
  const [x, y] = profile.mouth;
  return (
    filled(
      `M${number(x - 12)} ${number(y - 8)}Q${number(x + 6)} ${number(y - 4)} ${number(x + 8)} ${number(y + 14)}Q${number(x - 2)} ${number(y + 8)} ${number(x - 14)} ${number(y + 4)}Z`,
      skin.dark,
    ) + lines('M104 84Q118 110 114 148M126 70Q138 82 140 96', skin.dark, 2)
  );
}

/** Draws the crest of a Scaloid, behind the skull. */
function getCrest({skin}: Model): string {
  const crest = range(8)
    .map((index) => {
      const turn = -1.05 - index * 0.31;
      const at = (reach: number, side: number): string =>
        `${number(108 + Math.cos(turn + side) * reach)} ${number(94 + Math.sin(turn + side) * reach)}`;
      return `M${at(40, 0.2)}L${at(70 - Math.abs(index - 4) * 2, -0.1)}L${at(40, -0.2)}Z`;
    })
    .join('');
  return filled(crest, skin.dark);
}

/** Draws the scales of a Scaloid. */
function scales({skin}: Model): string {
  const spots = range(26)
    .map((index) => {
      const row = Math.floor(index / 5);
      const x = 84 + (index % 5) * 11 + (row % 2) * 5;
      const y = 76 + row * 15;
      return `M${x} ${y}q4 5 8 0`;
    })
    .join('');
  return lines(spots, skin.dark, 1.6);
}

/** Draws a tusk that rises from the lower jaw. */
function tusk({profile}: Model, tall: number): string {
  const [x, y] = profile.mouth;
  return filled(
    `M${number(x - 7)} ${number(y + 3)}Q${number(x - 1)} ${number(y - tall * 0.4)} ${number(x + 1)} ${number(y - tall)}Q${number(x + 5)} ${number(y - tall * 0.3)} ${number(x + 1)} ${number(y + 3)}Z`,
    'rgb(240 230 204)',
    1.3,
  );
}

/** Features of a people, drawn over the head and below garments. */
const MARKINGS: Readonly<Record<Kind, (model: Model) => string>> = {
  arachnahd: (model) => manyEyes(model) + jaws(model),
  elf: eye,
  goblin: eye,
  halfOrc: (model) => eye(model) + tusk(model, 10),
  human: eye,
  orc: (model) => eye(model) + tusk(model, 17),
  scaloid: (model) => scales(model) + eye(model),
};

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

/** Returns the tone of a color for a sitter. */
function tonedOn({isDead}: Sitter): (shade: Shade) => Tone {
  return (shade) => getTone(shades[shade], isDead);
}

/** Draws hair and beard, and the ear in front of them unless a hat covers it. */
function getHair({sitter, profile, skin}: Model): string {
  const {hair, beard, headgear, kind} = sitter;
  const toned = tonedOn(sitter);
  const hidesEar = headgear?.[0] === 'hood' || headgear?.[0] === 'helmet';
  return [
    hair && strands(hairs[hair[0]], toned(hair[1])),
    beard && strands(getBeard(beard[0], profile), toned(beard[1])),
    hidesEar ? undefined : filled(EARS[kind], skin.plain),
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
