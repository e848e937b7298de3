import {overlay, type Canvas} from '../canvas';
import {masonry} from '../matter';
import type {Scene} from './scene';
import {
  lightLamps,
  paintCobbles,
  paintSmoke,
  paintStreetSmoke,
  skyline,
  type Lamp,
} from './toros';

const LAMPS: readonly Lamp[] = [
  {x: 268, y: 372, reach: 470},
  {x: 1372, y: 420, reach: 380},
];

/** Barracks with chimneys on both sides of the field. */
const BARRACKS = `<path fill="#463b33" fill-opacity=".8" d="${skyline('drillfield far', {width: 1600, base: 470, rise: 70})}"/>
  <path fill="#332a26" d="M-20 700V360h30v-40h20v40h260l60 60h40v280ZM1640 700V400h-60v-44h-20v44h-210l-52 56h-30v244Z"/>`;

/** Draws a lamp on a pole. */
function lamp({x, y}: Lamp, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#0e0c0c"><path d="M-5 24H5V360H-5ZM-22 360h44v-12h-12v-22h-20v22h-12ZM-24-20h48L14 26h-28ZM-26-22 0-52 26-22ZM-3-64h6v14h-6Z"/></g><path fill="#fff0c6" d="M-17-15h34l-8 36h-18Z"/><path d="M0-18v40" stroke="#191310" stroke-width="2.5"/></g>`;
}

/** A file of recruits that fades into the dark. */
const RECRUITS = [
  [420, 706, 1.05, 1],
  [500, 702, 1.02, 0.96],
  [578, 698, 0.98, 0.86],
  [654, 694, 0.95, 0.68],
  [728, 690, 0.92, 0.44],
  [800, 686, 0.89, 0.2],
]
  .map(
    ([x = 0, y = 0, size = 1, there = 1]) =>
      `<g transform="translate(${x} ${y}) scale(${size})" fill="#080707" fill-opacity="${there}"><path d="M-15 0-11-46Q-22-80-13-108Q0-120 14-108Q22-80 13-46L19-2 6 0 1-38-4 2Z"/><ellipse cx="1" cy="-124" rx="9" ry="11"/><path d="M-12-126Q1-150 14-126L16-121H-14Z"/><path d="M17-172 13-10" stroke="#080707" stroke-opacity="${there}" stroke-width="3.4"/><path d="M17-172l5-20 3 20Z"/></g>`,
  )
  .join('');

async function draw(canvas: Canvas): Promise<void> {
  paintSmoke(canvas, 'drillfield');
  await overlay(canvas, BARRACKS, masonry('drillfield walls', 20, 0.6));
  paintStreetSmoke(canvas, 'drillfield high', 0.5);
  paintCobbles(canvas, 560, LAMPS);
  paintStreetSmoke(canvas, 'drillfield low', 0.62);
  lightLamps(canvas, LAMPS);
  await overlay(
    canvas,
    lamp(LAMPS[0] ?? {x: 0, y: 0, reach: 0}, 1) +
      lamp(LAMPS[1] ?? {x: 0, y: 0, reach: 0}, 0.8) +
      RECRUITS,
  );
  lightLamps(
    canvas,
    LAMPS.map((each) => ({...each, reach: each.reach * 0.4})),
  );
  paintStreetSmoke(canvas, 'drillfield near', 0.86);
}

export const twoLamps: Scene = {
  file: 'campaigns/shroud-of-the-empire/session-images/s05-two-lamps-and-the-dark-between.jpg',
  width: 1600,
  height: 900,
  draw,
};
