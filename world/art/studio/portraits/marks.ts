import {filled, lines, moved, path, plane, type Model} from './pen';
import {getTone, type Tone} from './shades';
import type {Mark} from './sitter';

const BRONZE = getTone([176, 124, 62]);
const SILVER = getTone([188, 192, 196]);
const BONE = getTone([232, 222, 196]);
const CORD = getTone([120, 92, 60]);

function cord(d: string, tone: Tone): string {
  return lines(d, tone.ink, 2.6) + lines(d, tone.plain, 1.4);
}

/** A hand whose fingers close around something, at the origin. */
const HAND =
  'M-12 8Q-16-4-8-12L-2-17Q2-19 4-16L10-20Q14-20 14-16L18-17Q22-15 20-11L22-9Q25-6 21-3L20 2Q16 12 4 14Q-8 16-12 8Z';
const KNUCKLES = 'M4-16Q2-10-3-7M14-16Q12-9 6-5M20-11Q17-5 11-2M21-3Q17 2 12 4';

/** Draws a hand in the skin of a sitter, where it is and how it is turned. */
function hand(
  {skin}: Model,
  [x, y, turn]: readonly [number, number, number],
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.1)">${filled(HAND, skin, 1.3)}${lines(KNUCKLES, skin.deep, 1)}</g>`;
}

const IRON = getTone([124, 128, 136]);
const THREAD = getTone([222, 206, 240]);

/** What sets a person apart besides dress and hair. */
const MARKS: Readonly<Record<Mark, (model: Model) => string>> = {
  cappedTooth: () => '',
  gap: () => '',
  mending: (model) =>
    `${filled('M150 196L182 158L188 163L158 202Z', CORD, 1.3)}${filled('M168 148a27 24 0 1 1 44 30a27 24 0 0 1-44-30Z', IRON, 1.5)}${lines('M178 146a18 15 0 1 1 27 20', IRON.lit, 1.6)}${hand(model, [152, 202, -30])}`,
  tally: (model) =>
    `${filled('M176 96Q188 92 190 104L184 206H168L174 108Q172 98 176 96Z', BONE, 1.4)}${lines('M175 116h7M175 121h7M175 126h7M174 140h7M174 145h7M174 150h7M173 164h7M173 169h7', BONE.ink, 1.3)}${hand(model, [170, 196, -16])}`,
  weaving: (model) =>
    `${cord('M60 150L72 196L118 206L164 194L182 148', THREAD)}${cord('M72 196L96 226L142 224L164 194', THREAD)}${hand(model, [70, 198, -60])}${hand(model, [166, 198, -10])}${hand(model, [118, 214, -40])}`,
  pot: () => '',
  tag: () =>
    `<g transform="translate(0 -16)">${cord('M92 190Q104 216 116 218Q132 214 144 188', CORD)}${filled('M106 214h22v13h-22Z', BRONZE, 1.2)}${lines('M110 218h14M110 221h14M110 224h8', BRONZE.ink, 0.9)}</g>`,
  plates: () =>
    `<g transform="translate(0 -16)">${cord('M90 192Q102 220 116 224Q134 218 146 190', SILVER)}${filled('M100 218h15v13h-15Z', BRONZE, 1.2)}${filled('M118 219h15v13h-15Z', SILVER, 1.2)}</g>`,
  stamps: () =>
    `<g transform="translate(0 -16)">${cord('M92 190Q100 214 116 218Q134 214 144 188', CORD)}${[98, 112, 126].map((x) => filled(`M${x} 214h9v9l3 8h-15l3-8Z`, CORD, 1.1)).join('')}</g>`,
  pens: ({face}) =>
    `${filled(path`M${moved(face.lobe, -22, -8)}L${moved(face.lobe, 22, -44)}L${moved(face.lobe, 24, -41)}L${moved(face.lobe, -18, -5)}Z`, BONE, 1)}${plane(path`M${moved(face.lobe, -22, -8)}q-6 0-12 10q10-2 16-7Z`, 'rgb(232 226 210)')}`,
  scar: ({face, skin}) =>
    lines(
      path`M${moved(face.bridge, -4, 6)}L${moved(face.ridge, 5, 6)}M${moved(face.ridge, -3, 1)}l3-4`,
      skin.blush,
      2,
    ),
  reels: () =>
    `<g transform="translate(0 -16)">${cord('M70 198L168 248M164 194L84 248', CORD)}${[
      [86, 207],
      [104, 216],
      [124, 226],
      [146, 205],
      [128, 216],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(28)">${filled('M-6-7h12v3h-2v8h2v3h-12v-3h2v-8h-2Z', BONE, 1)}</g>`,
      )
      .join('')}</g>`,
};

/** Draws the cold pot that somebody carries on the back. */
export function pot(): string {
  return filled(
    'M20 146Q24 138 40 138L96 140V220H20Q2 186 20 158L14 152Z',
    getTone([92, 84, 80]),
  );
}

/** Draws the marks of a sitter over everything else. */
export function drawMarks(model: Model): string {
  return (model.sitter.marks ?? []).map((mark) => MARKS[mark](model)).join('');
}
