import {gateRing} from '../../../gateRing';

/** The colors of the site's emblem: brass on the background of the dark theme. */
const [GROUND, BRASS] = ['rgb(18 22 31)', 'rgb(224 184 96)'];

/** How the emblem is placed in its square. */
export type Setting = {
  /** Fraction of the square that it fills. */
  readonly share: number;
  /** Corner radius as a fraction of the square. */
  readonly corner: number;
  /** Whether it is simplified, for sizes of a few pixels. */
  readonly isTiny?: boolean;
};

/** Draws a simplified ring of nine doors. */
function tinyRing(): string {
  const doors = Array.from({length: 9}, (_, index) => {
    const turn = (index / 9) * 2 * Math.PI;
    return `<circle cx="${(Math.sin(turn) * 142).toFixed(1)}" cy="${(-Math.cos(turn) * 142).toFixed(1)}" r="34"/>`;
  });
  return `<g fill="${BRASS}">${doors.join('')}<circle r="52"/></g>`;
}

function fullRing(): string {
  const {circles, ticks, roads, gates} = gateRing(9);
  const rings = circles.map((r) => `<circle r="${r}"/>`).join('');
  const lines = [ticks, roads].map((d) => `<path d="${d}"/>`).join('');
  const doors = gates.map((d) => `<path d="${d}"/>`).join('');
  return `<g fill="none" stroke="${BRASS}" stroke-width="4">${rings}${lines}<g stroke-width="6">${doors}</g></g>`;
}

/** Draws the ring of nine Gates as the site's emblem, in a square of 512 units. */
export function emblem({share, corner, isTiny = false}: Setting): string {
  const scale = (512 * share) / 400;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" rx="${512 * corner}" fill="${GROUND}"/><g transform="translate(256 256) scale(${scale})">${isTiny ? tinyRing() : fullRing()}</g></svg>`;
}
