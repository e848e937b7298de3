import type {Style} from './styles';
import {element} from '../../../../scripts/drawing/svg';

/** Trees around the foot of their trunk: firs, broadleaf trees, and southern pines. */
const shapes = {
  fir: [
    'M0 0v-2M-2.7 -1.6L-.9 -3.7L-1.9 -3.9L0 -8.6L1.8 -4L.9 -3.8L2.7 -1.6Z',
    'M0 0v-2M-2.4 -1.4L-.2 -7.4L2.5 -1.4Z',
    'M0 0v-2M-2.2 -1.4L-.7 -4.6L-1.4 -4.8L.2 -9.4L1.6 -5L.9 -4.7L2.3 -1.5Z',
  ],
  oak: [
    'M0 0v-2.4M-3 -3.4C-4.2 -5.6 -2.2 -7.4 -.6 -6.9C.6 -8.6 3.6 -7 3 -5C4 -3.6 2.4 -2 .8 -2.4C-.6 -1.5 -2.4 -2 -3 -3.4Z',
    'M0 0v-2.4M-2.8 -3C-3.6 -5 -2 -6.6 -.4 -6.4C1 -7.8 3.4 -6 2.8 -4.2C3.4 -2.6 1.6 -1.8 .4 -2.2C-.8 -1.4 -2.2 -1.8 -2.8 -3Z',
    'M0 0v-2.2M-2.6 -3.6C-3.4 -5.8 -1.6 -7.6 0 -7.2C2 -8.2 3.2 -6 2.6 -4.6C3.2 -3 1.8 -2 .4 -2.3C-1 -1.6 -2.2 -2.2 -2.6 -3.6Z',
  ],
  pine: [
    'M0 0L.4 -4.6M-3.2 -4.4C-3.8 -6.2 -1.8 -7.2 .2 -6.8C2.4 -7.4 4 -5.8 3.4 -4.4C1.8 -3.6 -1.6 -3.6 -3.2 -4.4Z',
    'M0 0v-2.2M-3 -2.6C-3.8 -4.2 -2.2 -5.4 0 -5.2C2.6 -5.6 3.8 -4 3 -2.6C1.6 -1.8 -1.6 -1.8 -3 -2.6Z',
    'M0 0v-3M-1.5 -2.4C-2.2 -5 -1.2 -8.4 0 -9.2C1.2 -8.4 2.2 -5 1.5 -2.4C.6 -2 -.6 -2 -1.5 -2.4Z',
  ],
} as const;

export type Wood = keyof typeof shapes;

/** Returns the trees as SVG symbols. */
export function treeDefinitions(style: Style): string {
  const fills = {fir: 0, oak: 1, pine: 2} as const;
  return Object.entries(fills)
    .flatMap(([wood, index]) =>
      [0, 1, 2].map((variant) => {
        const shadow = element('ellipse', {
          cx: 1.6,
          cy: -0.2,
          rx: 3.2,
          ry: 1,
          fill: style.ink,
          'fill-opacity': 0.22,
        });
        const crown = element('path', {
          d: shapes[wood as Wood][variant] ?? '',
          fill: style.trees[index],
          stroke: style.ink,
          'stroke-width': 0.62,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        });
        return element('g', {id: `${wood}${variant}`}, shadow + crown);
      }),
    )
    .join('');
}

export function getWood(warmth: number): Wood {
  if (warmth < 0.27) {
    return 'fir';
  }
  return warmth < 0.66 ? 'oak' : 'pine';
}
