import {disc, number, range} from '../arms/charges/figure';
import {inked, onPaper, PAPER, rubbed} from './paper';

type Text = {readonly title: string; readonly alt: string};

/** Draws the rubbing of the coin: a house with an arch for a door, and no year. */
export function coin(text: Text): string {
  const house =
    'M150 98L214 142V214H86V142ZM150 160a20 22 0 0 0-20 22V214H170V182a20 22 0 0 0-20-22Z';
  const clip = `<clipPath id="coin"><path clip-rule="evenodd" d="${disc(150, 158, 112)}${disc(150, 158, 98)}${house}"/></clipPath>`;
  return onPaper(
    {...text, size: [300, 316]},
    `${clip}${rubbed('coin', 'coin', [300, 316])}${inked('M150 98L214 142V214H86V142Z', 1, PAPER.charcoal)}`,
  );
}

/** Draws the rubbing of the lid of a small grave, with the mark for a child. */
export function lid(text: Text): string {
  const mark = `${disc(166, 160, 20)}M104 96Q226 66 232 158Q232 226 160 226Q108 226 104 176H124Q130 206 160 206Q210 204 210 158Q206 96 108 116Z`;
  const slab = 'M44 40Q160 18 276 40L284 330Q160 346 36 330Z';
  const clip = `<clipPath id="lid"><path clip-rule="evenodd" d="${slab}${mark}"/></clipPath>`;
  const steps = range(5)
    .map((step) => `M${70 + step * 10} ${260 + step * 12}H${250 - step * 10}`)
    .join('');
  return onPaper(
    {...text, size: [320, 370]},
    `${clip}${rubbed('lid', 'lid', [320, 370])}${inked(steps, 5, PAPER.sheet)}`,
  );
}

/** Draws a ward of the lock as a notch in its ring; the ninth opens to the other side. */
function ward(index: number): string {
  const turn = (index / 9) * 2 * Math.PI - Math.PI / 2;
  const way = index === 8 ? -1 : 1;
  const at = (reach: number, aside: number): string =>
    `${number(260 + Math.cos(turn + aside * way) * reach)} ${number(170 + Math.sin(turn + aside * way) * reach)}`;
  return `M${at(126, -0.12)}L${at(126, 0.12)}L${at(104, 0.12)}L${at(104, 0.26)}L${at(90, 0.26)}L${at(90, -0.12)}Z`;
}

/** Draws the lock of the Gate of Earth on two sheets, edge to edge, with nine wards. */
export function lock(text: Text): string {
  const wards = range(9).map(ward).join('');
  const hole =
    'M260 132a18 18 0 0 0-10 33L246 206H274L270 165a18 18 0 0 0-10-33Z';
  const clip = `<clipPath id="lock"><path clip-rule="evenodd" d="${disc(260, 170, 146)}${disc(260, 170, 132)}${wards}${disc(260, 170, 76)}${hole}"/></clipPath>`;
  const arrow = 'M214 52Q196 44 180 56M180 56L194 46M180 56L196 62';
  return onPaper(
    {...text, size: [520, 340]},
    `${clip}${rubbed('lock', 'lock', [520, 340])}${inked('M260 10V330', 2, PAPER.edge)}${inked(arrow, 2.4, PAPER.red)}`,
  );
}
