import type {Random} from '../../studio/noise';
import {
  ease,
  middle,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import type {Style} from './styles';
import {digits, element, getPath} from '../../../../scripts/drawing/svg';

/** Position and size of a glyph, and the temperature there. */
export type Stand = {
  readonly at: Point;
  readonly size: number;
  readonly warmth: number;
};

/** Returns a slightly jagged line between two points. */
function ragged(a: Point, b: Point, shake: () => Point): Chain {
  const inner = [0.25, 0.5, 0.75].map((t): Point => {
    const [x, y] = middle(a, b, t);
    const [dx, dy] = shake();
    return [x + dx, y + dy];
  });
  return [a, ...inner, b];
}

/** Hatches the side away from the light. */
function hatching(
  [peak, right, foot]: readonly [Point, Point, Point],
  size: number,
  chance: Random,
): string {
  const count = 3 + Math.floor(size / 5);
  return Array.from({length: count}, (_, index) => {
    const t = 0.18 + (0.74 * index) / count;
    const from = middle(peak, right, t);
    const to = middle(peak, foot, Math.min(1, t + 0.12));
    const top = middle(from, to, 0.2 + chance() * 0.2);
    const end = middle(from, to, 0.78);
    return getPath([top, [end[0], end[1] + size * 0.12]]);
  }).join('');
}

function snowCap(
  [peak, left, right, foot]: readonly [Point, Point, Point, Point],
  opacity: number,
): string {
  const a = middle(peak, left, 0.42);
  const b = middle(peak, right, 0.42);
  const edge: Chain = [
    peak,
    middle(peak, left, 0.2),
    a,
    middle(a, foot, 0.1),
    middle(middle(a, b, 0.3), peak, 0.18),
    middle(a, b, 0.45),
    middle(middle(a, b, 0.62), peak, 0.24),
    b,
    middle(peak, right, 0.2),
  ];
  return element('path', {
    d: getPath(edge, true),
    fill: '#fbfaf5',
    'fill-opacity': digits(opacity),
  });
}

/** Draws a mountain with a light and a dark side, and snow where it is high and cold. */
export function mountain(
  {at: [x, y], size, warmth}: Stand,
  style: Style,
  chance: Random,
): string {
  const off = (reach: number): number => (chance() - 0.5) * reach;
  const shake = (): Point => [off(size * 0.16), off(size * 0.1)];
  const peak: Point = [x + off(size * 0.5), y - size * (1.02 + chance() * 0.5)];
  const left: Point = [
    x - size * (0.78 + chance() * 0.42),
    y + off(size * 0.1),
  ];
  const right: Point = [
    x + size * (0.74 + chance() * 0.46),
    y + off(size * 0.1),
  ];
  const foot: Point = [x + size * (0.05 + chance() * 0.2), y];
  const [west, east] = [ragged(left, peak, shake), ragged(peak, right, shake)];
  const ridge = ragged(peak, foot, shake);
  const snow = ease(10, 16, size) * ease(0.62, 0.32, warmth);
  const line = {fill: 'none', stroke: style.ink, 'stroke-linejoin': 'round'};
  return [
    element('path', {
      d: getPath([...west, ...east]),
      fill: style.glyphFill,
      'fill-opacity': 0.93,
    }),
    element('path', {
      d: getPath([...ridge, ...east.toReversed()]),
      fill: style.glyphShade,
      'fill-opacity': 0.42,
    }),
    snow > 0.15 ? snowCap([peak, left, right, foot], 0.92 * snow) : '',
    element('path', {
      ...line,
      d: hatching([peak, right, foot], size, chance),
      'stroke-width': 0.55,
      'stroke-opacity': 0.55,
    }),
    element('path', {
      ...line,
      d: getPath([...west, ...east.slice(1)]),
      'stroke-width': digits(0.8 + size / 40),
    }),
    element('path', {
      ...line,
      d: getPath(ridge.slice(0, 4)),
      'stroke-width': 0.7,
      'stroke-opacity': 0.8,
    }),
  ].join('');
}

/** Draws a round hill. */
export function hill({at: [x, y], size: s}: Stand, style: Style): string {
  const n = digits;
  const back = `M${n(x - s)} ${n(y)}Q${n(x - s * 0.4)} ${n(y - s * 1.1)} ${n(x + s * 0.1)} ${n(y - s * 0.75)}Q${n(x + s * 0.7)} ${n(y - s * 0.5)} ${n(x + s)} ${n(y)}`;
  const strokes = `M${n(x + s * 0.3)} ${n(y - s * 0.5)}l${n(s * 0.2)} ${n(s * 0.4)}M${n(x + s * 0.55)} ${n(y - s * 0.36)}l${n(s * 0.12)} ${n(s * 0.28)}`;
  return [
    element('path', {
      d: `${back}Z`,
      fill: style.glyphFill,
      'fill-opacity': 0.5,
    }),
    element('path', {
      d: back + strokes,
      fill: 'none',
      stroke: style.ink,
      'stroke-width': 0.75,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
  ].join('');
}
