import {number} from '../arms/charges/figure';

const STEEL = 'rgb(176 180 188)';
const WOOD = 'rgb(132 92 60)';
const DARK = 'rgb(64 46 34)';

function part(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${DARK}" stroke-width="2" stroke-linejoin="round"/>`;
}

function strung(d: string, wide: number): string {
  return `<path d="${d}" fill="none" stroke="${WOOD}" stroke-width="${wide}" stroke-linecap="round"/>`;
}

/** One weapon of each of the twelve groups, point upward, with its foot at the origin. */
const WEAPONS: readonly string[] = [
  part('M-6-86L0-104L6-86V-34H-6Z', STEEL) +
    part('M-14-34H14V-28H-14ZM-5-28H5V0H-5Z', WOOD),
  part('M-9-150L0-172L9-150V-44H-9Z', STEEL) +
    part('M-20-44H20V-36H-20ZM-5-36H5V0H-5Z', WOOD),
  part('M-8-250L0-272L8-250V-54H-8Z', STEEL) +
    part('M-28-54H28V-45H-28ZM-5-45H5V0H-5Z', WOOD),
  part('M-5-214H5V0H-5Z', WOOD) +
    part('M5-214Q44-226 50-176Q40-140 5-152Z', STEEL),
  part('M-5-150H5V0H-5Z', WOOD) +
    part('M-20-186Q0-204 20-186L24-164Q0-144-24-164Z', STEEL),
  part('M-4-286H4V0H-4Z', WOOD) + part('M0-330L14-290L0-276L-14-290Z', STEEL),
  part('M-5-290H5V0H-5Z', WOOD) +
    part('M5-300Q40-280 38-236L5-240ZM0-330L8-292H-8Z', STEEL),
  `${strung(
    'M-6-280Q64-140-6 0',
    8,
  )}<path d="M-6-280L-6 0" stroke="${DARK}" stroke-width="1.500"/>`,
  `${
    part('M-6-150H6V0H-6Z', WOOD) + strung('M-58-116Q0-176 58-116', 8)
  }<path d="M-58-116L0-96L58-116" fill="none" stroke="${DARK}" stroke-width="1.500"/>`,
  strung('M-16-150Q-34-60-6-20Q0-10 6-20Q34-60 16-150', 3) +
    part('M-14-24Q0 6 14-24Q0-34-14-24Z', DARK),
  `<path d="M-44-180L44-180L30-40L-30-40ZM-22-180L-14-40M0-180V-40M22-180L14-40M-41-150H41M-38-120H38M-35-90H35M-32-64H32" fill="none" stroke="${WOOD}" stroke-width="2.500"/>${strung(
    'M0-40V0',
    5,
  )}`,
  `${
    part('M-18-64H18V-8Q0 4-18-8Z', WOOD) + part('M-10-96H10V-64H-10Z', STEEL)
  }<path d="M0-100Q-22-130 4-156Q28-182 2-214" fill="none" stroke="rgb(132 126 122)" stroke-width="9" stroke-linecap="round" stroke-opacity=".7"/>`,
];

/** Draws the weapons in a row, upright on the ground, around the middle of a plate. */
export const weaponRow = WEAPONS.map(
  (weapon, index) =>
    `<g transform="translate(${number((index - (WEAPONS.length - 1) / 2) * 96)} 372)">${weapon}</g>`,
).join('');
