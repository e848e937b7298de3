import type {Point} from '../../../../scripts/drawing/vector';
import type {Ornament} from './ornaments';
import type {Style} from './styles';
import {element, group} from '../../../../scripts/drawing/svg';

/** Draws a ship under full sail. */
export function ship([x, y]: Point, size: number, style: Style): Ornament {
  const turn = size < 0 ? -1 : 1;
  const s = Math.abs(size);
  return {
    drawing: group(
      {
        transform: `translate(${x} ${y}) scale(${size} ${s})`,
        stroke: style.ink,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
        fill: style.glyphFill,
      },
      [
        element('path', {
          d: 'M-15 0C-12 8 10 8 15 -1L19 -5C10 -3 -6 -3 -17 -6Z',
          fill: style.accent,
          'fill-opacity': 0.75,
        }),
        element('path', {d: 'M-6 -4V-27M5 -4V-30M13 -4L24 -12', fill: 'none'}),
        element('path', {
          d: 'M-12 -9C-8 -14 -8 -19 -11 -23C-6 -21 -2 -21 1 -23C3 -18 3 -14 0 -9C-4 -11 -8 -11 -12 -9Z',
        }),
        element('path', {
          d: 'M1 -9C4 -15 4 -21 1 -27C5 -25 10 -25 13 -27C15 -21 15 -15 12 -9C8 -11 5 -11 1 -9Z',
        }),
        element('path', {
          d: 'M5 -30C8 -32 11 -30 14 -32',
          fill: 'none',
          stroke: style.accent,
        }),
        element('path', {
          d: 'M-24 5q4 -3 8 0t8 0t8 0t8 0t8 0',
          fill: 'none',
          'stroke-opacity': 0.6,
        }),
      ],
    ),
    box: [x - 26 * s, y - 34 * s, x + 26 * s * turn * turn, y + 10 * s],
  };
}

/** Draws a sea serpent with coils above the waves. */
export function serpent([x, y]: Point, size: number, style: Style): Ornament {
  return {
    drawing: group(
      {
        transform: `translate(${x} ${y}) scale(${size})`,
        stroke: style.ink,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
        fill: style.trees[0],
      },
      [
        'M30 0C30 -14 44 -14 44 0Z',
        'M8 0C8 -22 28 -22 28 0Z',
        'M-16 0C-18 -26 4 -30 6 0Z',
        'M-24 0C-26 -14 -34 -22 -28 -32C-24 -38 -14 -38 -12 -33L-21 -31L-13 -29C-15 -26 -20 -25 -20 -22C-16 -14 -16 -8 -18 0Z',
        'M50 0C52 -8 58 -8 56 -16L62 -10L68 -12C66 -4 58 -4 56 0Z',
      ].map((d) => element('path', {d})),
    ),
    box: [x - 36 * size, y - 40 * size, x + 70 * size, y + 6 * size],
  };
}
