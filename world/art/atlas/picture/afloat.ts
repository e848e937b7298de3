import type {Point} from '../../../../scripts/drawing/vector';
import type {Ornament} from './ornaments';
import type {Style} from './styles';
import {element, group} from '../../../../scripts/drawing/svg';

/** Returns the place, the scale and the lines of what is afloat. */
function getInk([x, y]: Point, scale: number | string, style: Style) {
  return {
    transform: `translate(${x} ${y}) scale(${scale})`,
    stroke: style.ink,
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  } as const;
}

/** Draws a ship under full sail. */
export function ship([x, y]: Point, size: number, style: Style): Ornament {
  const s = Math.abs(size);
  return {
    drawing: group(
      {
        ...getInk([x, y], `${size} ${s}`, style),
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
    box: [x - 26 * s, y - 34 * s, x + 26 * s, y + 10 * s],
  };
}

/** Draws a sea serpent with coils above the waves. */
export function serpent([x, y]: Point, size: number, style: Style): Ornament {
  return {
    drawing: group(
      {
        ...getInk([x, y], size, style),
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

/** Draws the arms of a kraken above the waves. */
export function kraken([x, y]: Point, size: number, style: Style): Ornament {
  return {
    drawing: group(
      {
        ...getInk([x, y], size, style),
        fill: style.accent,
        'fill-opacity': 0.7,
      },
      [
        'M-14 0C-20 -26 14 -30 12 0Z',
        'M-26 0C-30 -18 -44 -20 -42 -30C-38 -26 -22 -24 -18 0Z',
        'M16 0C18 -20 34 -18 32 -34C42 -26 36 -10 24 0Z',
        'M34 0C38 -10 48 -8 50 -18C54 -8 48 -2 42 0Z',
        'M-44 0C-46 -8 -54 -8 -54 -14C-46 -14 -38 -8 -36 0Z',
      ]
        .map((d) => element('path', {d}))
        .concat(
          element('path', {
            d: 'M-8 -10a2.5 2.5 0 1 0 .1 0M4 -10a2.5 2.5 0 1 0 .1 0',
            fill: style.board,
          }),
        ),
    ),
    box: [x - 56 * size, y - 36 * size, x + 54 * size, y + 6 * size],
  };
}

/** Draws a whale that spouts. */
export function whale([x, y]: Point, size: number, style: Style): Ornament {
  return {
    drawing: group(
      {
        ...getInk([x, y], size, style),
        fill: style.glyphShade,
      },
      [
        element('path', {d: 'M-32 0C-34 -18 -8 -26 14 -10C22 -4 28 -2 34 0Z'}),
        element('path', {
          d: 'M38 0C42 -8 38 -16 32 -20C40 -20 44 -18 46 -14C48 -18 54 -20 60 -18C54 -14 48 -8 46 0Z',
        }),
        element('path', {
          d: 'M-12 -22C-12 -30 -18 -34 -23 -30M-12 -22C-12 -32 -6 -36 0 -31',
          fill: 'none',
        }),
        element('path', {d: 'M-22 -9a1.4 1.4 0 1 0 .1 0', fill: style.ink}),
      ],
    ),
    box: [x - 36 * size, y - 38 * size, x + 62 * size, y + 6 * size],
  };
}
