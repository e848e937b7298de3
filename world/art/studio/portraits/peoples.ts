import {number, range} from '../arms/charges/figure';
import {brows, closedEyes, eyes, mouth, nose, type Eye} from './face';
import {filled, lines, moved, path, plane, type Model} from './pen';
import {getTone, shades, type Tone} from './shades';
import type {Kind} from './sitter';

/** A near ear: its shape, its folds, and the far one behind the head. */
type Ear = {
  readonly shape: string;
  readonly folds: string;
  readonly far?: string;
};

const NO_EAR: Ear = {shape: '', folds: ''};
const ROUND: Ear = {
  shape:
    'M91 104C84 98 77 104 79 114C80 122 83 130 89 130C93 129 94 123 93 117C96 111 95 106 91 104Z',
  folds: 'M89 108C84 106 82 112 84 118M90 114C87 116 87 122 89 125',
};
const POINTED: Ear = {
  shape: 'M92 128C84 124 76 108 64 80C78 86 92 96 95 105C97 114 96 126 92 128Z',
  folds: 'M72 90C82 98 88 106 89 116M92 112C88 114 88 120 91 124',
};
const BLUNT: Ear = {
  shape:
    'M91 130C83 126 77 112 72 92C82 94 92 100 95 107C97 114 95 128 91 130Z',
  folds: 'M77 98C84 104 88 110 88 118M91 114C88 117 88 122 90 126',
};
const GREAT: Ear = {
  shape: 'M94 134C76 136 50 122 32 96C56 90 82 96 95 110C99 118 98 130 94 134Z',
  folds: 'M44 102C62 106 78 114 88 126M92 116C86 118 86 126 92 130',
  far: 'M148 112C160 100 178 94 194 96C188 112 170 128 146 130Z',
};

/** The ears of each people. */
export const EARS: Readonly<Record<Kind, Ear>> = {
  arachnahd: NO_EAR,
  avariel: POINTED,
  elf: POINTED,
  goblin: GREAT,
  halfOrc: BLUNT,
  human: ROUND,
  orc: BLUNT,
  scaloid: NO_EAR,
};

const HUMAN_EYE: Eye = {wide: 10, high: 5.2, rise: 0, iris: 'rgb(92 66 44)'};
const EYES: Readonly<Partial<Record<Kind, Eye>>> = {
  avariel: {wide: 10.5, high: 5.6, rise: 3, iris: 'rgb(150 104 40)'},
  elf: {wide: 10.5, high: 5.2, rise: 3, iris: 'rgb(86 110 120)'},
  goblin: {wide: 12, high: 7.6, rise: 1, iris: 'rgb(140 96 30)'},
  halfOrc: {wide: 9.5, high: 4.6, rise: 0.5, iris: 'rgb(110 78 40)'},
  orc: {wide: 9, high: 4.4, rise: 1, iris: 'rgb(136 92 40)'},
};

/** Draws eyes, brows, nose and mouth as humans have them. */
function plainFace(model: Model): string {
  const {sitter, face, skin} = model;
  const color = sitter.hair?.[1];
  const browTone =
    color === undefined || sitter.kind === 'goblin'
      ? skin
      : getTone(shades[color], sitter.isDead);
  return [
    sitter.isDead === true
      ? closedEyes(model)
      : eyes(model, EYES[sitter.kind] ?? HUMAN_EYE),
    sitter.kind === 'goblin' ? '' : brows(face, browTone),
    nose(model),
    mouth(model),
  ].join('');
}

/** Draws the lower canines, which rise above the lip. */
function tusks({face, sitter}: Model, tall: number): string {
  const bone = getTone([236, 226, 198]);
  const silver = getTone([186, 190, 196]);
  const [near, far] = [
    moved(face.mouthNear, 6, 3),
    moved(face.mouthFar, -4, 2),
  ];
  const tooth = path`M${moved(near, -3, 2)}Q${moved(near, -3, -tall * 0.5)} ${moved(near, 0, -tall)}Q${moved(near, 4, -tall * 0.4)} ${moved(near, 4, 2)}Z`;
  const other = path`M${moved(far, -3, 2)}Q${moved(far, -2, -tall * 0.4)} ${moved(far, 1, -tall * 0.9)}Q${moved(far, 3, -tall * 0.4)} ${moved(far, 3, 1)}Z`;
  const hasGap = sitter.marks?.includes('gap') === true;
  const capped = sitter.marks?.includes('cappedTooth') === true;
  return (
    (hasGap ? '' : filled(tooth, bone, 1.1)) +
    filled(other, capped ? silver : bone, 1.1)
  );
}

/** Draws the eight eyes of an Arachnahd, two large and six small. */
function manyEyes({face: {nearEye, farEye, bridge}}: Model): string {
  const spots = [
    [...nearEye, 6.4],
    [...farEye, 5.2],
    [...moved(nearEye, -16, -4), 3.4],
    [...moved(nearEye, -8, -16), 3.8],
    [...moved(bridge, -1, -17), 3],
    [...moved(bridge, 9, -17), 2.8],
    [...moved(farEye, 7, -12), 2.6],
    [...moved(nearEye, -21, -15), 2.6],
  ] as const;
  return spots
    .map(
      ([x, y, r]) =>
        `<circle cx="${number(x)}" cy="${number(y)}" r="${r}" fill="rgb(24 18 26)" stroke="rgb(58 50 66)" stroke-width="1.2"/><circle cx="${number(x + r * 0.32)}" cy="${number(y - r * 0.36)}" r="${number(r * 0.3)}" fill="rgb(244 238 224)"/>`,
    )
    .join('');
}

/** Draws the seams of the plates on brow and cheek. */
function plates({face, skin}: Model): string {
  const {nearEye, bridge, mouthNear, jaw} = face;
  return lines(
    path`M${moved(nearEye, -18, 8)}Q${moved(mouthNear, -16, -8)} ${moved(mouthNear, -10, 12)}M${moved(bridge, -12, -28)}Q${moved(bridge, 2, -24)} ${moved(bridge, 18, -26)}M${moved(bridge, 2, -24)}L${moved(bridge, 0, -8)}M${moved(jaw, 8, -14)}Q${moved(jaw, 14, 2)} ${moved(jaw, 20, 10)}`,
    skin.deep,
    1.2,
  );
}

/** Draws the long muzzle of a Scaloid, with its wide mouth and pale throat. */
function muzzle({face, skin}: Model): string {
  const {bridge, cheek, side, hollow, chin, chinNear, nearEye, lobe} = face;
  const lip = path`M${moved(hollow, 1, 5)}Q${moved(side, -12, -8)} ${moved(side, -40, -5)}Q${moved(lobe, 26, -6)} ${moved(lobe, 16, 2)}`;
  return [
    plane(
      path`M${bridge}Q${moved(cheek, -12, -10)} ${moved(cheek, -2, 0)}Q${moved(hollow, 0, -6)} ${moved(hollow, -2, -2)}Q${moved(hollow, -20, -2)} ${moved(bridge, -6, 20)}Q${moved(bridge, -6, 8)} ${bridge}Z`,
      skin.lit,
      0.55,
    ),
    plane(
      path`M${moved(hollow, 3, 6)}Q${moved(side, -12, -7)} ${moved(side, -40, -4)}Q${moved(lobe, 26, -5)} ${moved(lobe, 16, 3)}Q${moved(lobe, 14, 14)} ${moved(chinNear, 0, 8)}L${moved(chin, 0, 6)}L${moved(side, 6, 2)}Z`,
      skin.pale,
      0.7,
    ),
    plane(
      path`M${moved(nearEye, 14, 2)}Q${moved(bridge, -2, 14)} ${moved(bridge, -6, 22)}Q${moved(nearEye, 10, 26)} ${moved(nearEye, -8, 20)}Q${moved(nearEye, 6, 14)} ${moved(nearEye, 14, 2)}Z`,
      skin.dark,
      0.5,
    ),
    lines(lip, skin.ink, 1.8),
    lines(
      path`M${moved(cheek, -4, 4)}q4-3 6 2M${moved(cheek, -22, 2)}q4-4 7-1M${moved(chin, -24, -6)}q8 4 18 2M${moved(chin, -16, 0)}q8 3 16 0`,
      skin.ink,
      1.4,
    ),
  ].join('');
}

/** Draws a golden eye that closes from below. */
function slitEye(
  [x, y]: readonly [number, number],
  wide: number,
  ink: string,
): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${wide}" ry="6.4" fill="rgb(214 168 62)" stroke="${ink}" stroke-width="1.600"/><ellipse cx="${number(x + 1)}" cy="${number(y)}" rx="1.700" ry="5.200" fill="${ink}"/><circle cx="${number(x + 2.6)}" cy="${number(y - 2.6)}" r="1.300" fill="rgb(252 248 236)"/>${lines(`M${number(x - wide)} ${number(y + 2)}Q${number(x)} ${number(y + 9)} ${number(x + wide)} ${number(y + 2)}`, ink, 1.5)}`;
}

/** Draws the scales of brow, cheek and throat. */
function scales({face, skin}: Model): string {
  const rows = range(40).map((index) => {
    const row = Math.floor(index / 5);
    const x = 72 + (index % 5) * 9 + (row % 2) * 4.5;
    const y = 78 + row * 10;
    const isFace = x > face.nearEye[0] - 16 && y > 74;
    return isFace ? '' : `M${number(x)} ${number(y)}q4 5 8 0`;
  });
  const crown = range(6).map(
    (index) =>
      `M${number(88 + index * 9)} ${number(72 - (index % 2) * 3)}q4.500-6 9 0`,
  );
  return lines([...rows, ...crown].join(''), skin.deep, 1.1);
}

function scaloidFace(model: Model): string {
  const {face, skin} = model;
  const {nearEye, farEye} = face;
  const ridge = path`M${moved(nearEye, -14, 0)}Q${moved(nearEye, -4, -16)} ${moved(nearEye, 16, -5)}Q${moved(nearEye, 2, -9)} ${moved(nearEye, -14, 0)}ZM${moved(farEye, -8, -5)}Q${moved(farEye, 0, -11)} ${moved(farEye, 9, -2)}Q${moved(farEye, 1, -7)} ${moved(farEye, -8, -5)}Z`;
  return [
    scales(model),
    muzzle(model),
    slitEye(nearEye, 7.6, skin.ink),
    slitEye(farEye, 4.8, skin.ink),
    plane(ridge, skin.deep),
  ].join('');
}

/** The faces of the peoples, drawn over the head and below garments. */
export const FACES: Readonly<Record<Kind, (model: Model) => string>> = {
  arachnahd: (model) => plates(model) + manyEyes(model) + mouth(model),
  avariel: plainFace,
  elf: plainFace,
  goblin: plainFace,
  halfOrc: (model) => plainFace(model) + tusks(model, 6),
  human: plainFace,
  orc: (model) => plainFace(model) + tusks(model, 15),
  scaloid: scaloidFace,
};

/** The near wing: its outline, the small feathers at its bend, and the long ones below. */
const WING =
  'M92 214C84 176 80 120 80 84C82 50 74 24 58 20C38 16 28 50 20 92C10 146 6 200 0 256H92Z';
const COVERTS = range(5)
  .flatMap((row) =>
    range(4).map((index) => {
      const x = 74 - index * 11 - row * 2.5 + (row % 2) * 5;
      return `M${number(x)} ${number(38 + row * 13 + index * 3)}q-5 11-11 2`;
    }),
  )
  .join('');
const QUILLS = [74, 64, 54, 44, 34, 24]
  .map(
    (x, index) =>
      `M${x} ${number(112 - index * 2)}Q${x - 4} 170 ${number(x - 10 - index)} ${number(214 + (index % 2) * 14)}l-5-9`,
  )
  .join('');

/** Draws the folded wings of an Avariel, which rise above the head. */
export function wings({plain, dark, ink}: Tone): string {
  const wing = (paint: string): string =>
    `<path d="${WING}" fill="${paint}" stroke="${ink}" stroke-width="1.500"/>${lines(COVERTS + QUILLS, ink, 1.1)}`;
  return `${wing(plain)}<g transform="translate(226 6) scale(-.94 1)">${wing(dark)}</g>`;
}
