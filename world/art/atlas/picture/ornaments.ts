import type {Box, Point} from '../../../../scripts/drawing/vector';
import {level, getWidth} from '../../../../scripts/drawing/lettering';
import type {Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element, group, getPath} from '../../../../scripts/drawing/svg';

/** An ornament, and its box, which stays free of anything else. */
export type Ornament = {readonly drawing: string; readonly box: Box};

function around([x, y]: Point, angle: number, reach: number): Point {
  return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
}

/** Draws a ray of a compass rose: a light half and a dark one. */
function ray(
  center: Point,
  {angle, reach, width}: {angle: number; reach: number; width: number},
  fills: readonly [string, string],
): string {
  const tip = around(center, angle, reach);
  return [-1, 1]
    .map((side, index) =>
      element('path', {
        d: getPath(
          [center, around(center, angle + (side * Math.PI) / 4, width), tip],
          true,
        ),
        fill: fills[index] ?? '',
      }),
    )
    .join('');
}

/** Draws a compass rose with four large, four medium and eight small rays, and a ring of marks. */
export function rose(center: Point, reach: number, style: Style): Ornament {
  const [x, y] = center;
  const rays = [
    {count: 8, length: 0.62, width: 0.1, turn: Math.PI / 8},
    {count: 4, length: 0.8, width: 0.14, turn: Math.PI / 4},
    {count: 4, length: 1, width: 0.17, turn: 0},
  ].flatMap(({count, length, width, turn}) =>
    Array.from({length: count}, (_, index) =>
      ray(
        center,
        {
          angle: turn + (index * Math.PI * 2) / count,
          reach: reach * length,
          width: reach * width,
        },
        [style.board, length === 1 ? style.accent : style.ink],
      ),
    ),
  );
  const marks = Array.from({length: 32}, (_, index) => {
    const angle = (index * Math.PI) / 16;
    return getPath([
      around(center, angle, reach * 0.72),
      around(center, angle, reach * 0.78),
    ]);
  }).join('');
  const rings = [0.78, 0.72].map((share) =>
    element('circle', {cx: x, cy: y, r: reach * share, fill: 'none'}),
  );
  const north = level('N', {face: 'display', size: reach * 0.34}, [
    x,
    y - reach * 1.08,
    'middle',
  ]);
  return {
    drawing: [
      group({stroke: style.townName, 'stroke-width': 0.8}, [
        ...rings,
        element('path', {d: marks}),
        ...rays,
      ]),
      element('path', {d: north.path, fill: style.townName}),
    ].join(''),
    box: [x - reach, y - reach * 1.45, x + reach, y + reach],
  };
}

/** The possible lengths of a scale section, in miles. */
const LENGTHS = [10, 20, 25, 50, 100, 200] as const;

/** Draws a scale bar in miles, with four sections of a round length. */
export function scaleBar(sheet: Sheet, [x, y]: Point, style: Style): Ornament {
  const {scale, width} = sheet.frame;
  const step =
    LENGTHS.findLast((miles) => miles * scale * 4 < width / 6) ?? LENGTHS[0];
  const stretch = step * scale;
  const left = x - stretch * 2;
  const size = 11 * Math.min(1.4, sheet.pen);
  const bars = [0, 1, 2, 3].map((index) =>
    element('rect', {
      x: digits(left + index * stretch),
      y,
      width: digits(stretch),
      height: 6,
      fill: index % 2 === 0 ? style.ink : style.board,
      stroke: style.townName,
      'stroke-width': 0.8,
    }),
  );
  const numbers = [0, 1, 2, 3, 4].map(
    (index) =>
      level(String(index * step), {face: 'text', size}, [
        left + index * stretch,
        y - 5,
        'middle',
      ]).path,
  );
  const unit = level('miles', {face: 'italic', size: size * 1.1}, [
    x,
    y + 8 + size * 1.3,
    'middle',
  ]);
  return {
    drawing: [
      ...bars,
      element('path', {
        d: [...numbers, unit.path].join(''),
        fill: style.townName,
      }),
    ].join(''),
    box: [
      left - 12,
      y - size * 1.6,
      left + stretch * 4 + 12,
      y + 12 + size * 1.6,
    ],
  };
}

/** Returns a rectangle with slightly curved sides. */
function board([left, top, right, bottom]: Box, swell: number): string {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const n = digits;
  return `M${n(left)} ${n(top)}Q${n(left - swell)} ${n(y)} ${n(left)} ${n(bottom)}Q${n(x)} ${n(bottom + swell)} ${n(right)} ${n(bottom)}Q${n(right + swell)} ${n(y)} ${n(right)} ${n(top)}Q${n(x)} ${n(top - swell)} ${n(left)} ${n(top)}Z`;
}

export type Title = {
  readonly title: string;
  readonly subtitle: string;
  readonly at: Point;
  /** Font size of the title. */
  readonly size: number;
};

/** Draws a cartouche with the title of a map. */
export function cartouche(
  {title, subtitle, at: [x, y], size}: Title,
  style: Style,
): Ornament {
  const great = {face: 'display', size, space: size * 0.13} as const;
  const small = {face: 'italic', size: size * 0.46} as const;
  const wide = Math.max(getWidth(title, great), getWidth(subtitle, small));
  const [half, tall] = [wide / 2 + size * 0.9, size * 1.25];
  const outer: Box = [x - half, y - tall, x + half, y + tall];
  const inset = size * 0.17;
  const inner: Box = [
    outer[0] + inset,
    outer[1] + inset,
    outer[2] - inset,
    outer[3] - inset,
  ];
  return {
    drawing: [
      element('path', {
        d: board(outer, size * 0.32),
        fill: style.board,
        'fill-opacity': 0.95,
        stroke: style.townName,
        'stroke-width': 1.6,
      }),
      element('path', {
        d: board(inner, size * 0.28),
        fill: 'none',
        stroke: style.accent,
        'stroke-width': 0.9,
      }),
      element('path', {
        d: level(title, great, [x, y + size * 0.16, 'middle']).path,
        fill: style.territoryName,
      }),
      element('path', {
        d: level(subtitle, small, [x, y + size * 0.88, 'middle']).path,
        fill: style.townName,
      }),
    ].join(''),
    box: [
      outer[0] - size * 0.3,
      outer[1] - size * 0.3,
      outer[2] + size * 0.3,
      outer[3] + size * 0.3,
    ],
  };
}

/** Draws a frame with a checkered band. */
export function frameLines({frame}: Sheet, style: Style): string {
  const {width, height} = frame;
  const lines = [
    [10, 3],
    [17, 1],
    [29, 1],
    [33, 0.6],
  ].map(([inset = 0, thick = 1]) =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      'stroke-width': thick,
    }),
  );
  const margin = `M0 0H${width}V${height}H0ZM29 29V${height - 29}H${width - 29}V29Z`;
  const across = Math.round((width - 58) / 82) * 2;
  const down = Math.round((height - 58) / 82) * 2 + 1;
  const [wide, tall] = [(width - 58) / across, (height - 58) / down];
  const n = digits;
  const band = [
    ...Array.from({length: across / 2}, (_, index) => {
      const x = n(29 + (index * 2 + 1) * wide);
      return `M${x} 19.5h${n(wide)}v7h-${n(wide)}ZM${x} ${n(height - 26.5)}h${n(wide)}v7h-${n(wide)}Z`;
    }),
    ...Array.from({length: (down - 1) / 2}, (_, index) => {
      const y = n(29 + (index * 2 + 1) * tall);
      return `M19.5 ${y}h7v${n(tall)}h-7ZM${n(width - 26.5)} ${y}h7v${n(tall)}h-7Z`;
    }),
  ];
  const color = style.lamps ? style.accent : style.ink;
  return [
    element('path', {d: margin, fill: style.board, 'fill-opacity': 0.82}),
    group({fill: 'none', stroke: color}, lines),
    element('path', {d: band.join(''), fill: color}),
  ].join('');
}
