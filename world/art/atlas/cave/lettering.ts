import {galleries, holds, levels} from '../layout/underworld';
import {
  alongCurve,
  level,
  type Lettering,
} from '../../../../scripts/drawing/lettering';
import type {Style} from '../picture/styles';
import {digits, element, getPath} from '../../../../scripts/drawing/svg';
import {haloed} from '../picture/towns';
import {curveThrough} from '../shape/curve';
import {CAVE_SIZE} from '../shape/caves';
import {getHeight} from '../shape/depth';
import type {Point} from '../../../../scripts/drawing/vector';
import {createGround} from './ground';

const [WIDTH] = CAVE_SIZE;
/** Left edge of level names, and position of the depth scale. */
const [NAMES, SCALE] = [58, 1128] as const;
/** Feet between the marks of the depth scale. */
const STEP = 1000;

/** Draws the galleries. */
export function galleryLines(style: Style): string {
  const d = galleries
    .map(({through}) => getPath(curveThrough(through, 6)))
    .join('');
  return element('path', {
    d,
    fill: 'none',
    stroke: style.road,
    'stroke-width': 2,
    'stroke-dasharray': '6 4',
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.85,
  });
}

/** Draws the boundaries between levels. */
export function levelLines(style: Style): string {
  const d = levels
    .filter(({from}) => from > 0)
    .map(({from}) => `M34 ${digits(getHeight(from))}H${WIDTH - 34}`);
  return element('path', {
    d: d.join(''),
    stroke: style.board,
    'stroke-width': 1.2,
    'stroke-dasharray': '2 6',
    'stroke-opacity': 0.75,
  });
}

function levelNames(style: Style): readonly string[] {
  return levels.map(({name, from, to}) => {
    const y = (getHeight(from) + getHeight(to ?? from + 560)) / 2 + 7;
    const hand = {face: 'display', size: 19, space: 2} as const;
    const color = to === undefined ? style.board : style.territoryName;
    const halo = to === undefined ? '#1c191c' : style.halo;
    return haloed(level(name, hand, [NAMES, y, 'start']), color, halo);
  });
}

/** Draws the names of holds, below their caverns. */
function holdNames(style: Style): readonly string[] {
  return holds.map(({name, kind, at: [x, y], reach: [, tall]}) => {
    const size = kind === 'city' ? 25 : 17;
    const foot: Point = [x, y + tall + size + 3];
    return haloed(
      level(name, {face: 'text', size}, [...foot, 'middle']),
      style.townName,
      style.halo,
    );
  });
}

/** Draws mouths: an arch on the surface, with the name above. */
function mouths(style: Style): readonly string[] {
  return galleries
    .filter(({mouth}) => mouth.endsWith('Mouth'))
    .map(({mouth, through}) => {
      const x = through[0]?.[0] ?? 0;
      const y = createGround(x);
      const n = digits;
      const arch = element('path', {
        d: `M${n(x - 13)} ${n(y + 8)}V${n(y - 6)}A13 13 0 0 1 ${n(x + 13)} ${n(y - 6)}V${n(y + 8)}Z`,
        fill: style.ink,
        stroke: style.board,
        'stroke-width': 2,
      });
      const name = level(mouth, {face: 'text', size: 16}, [
        x,
        y - 30,
        'middle',
      ]);
      return `${arch}${haloed(name, style.townName, style.halo)}`;
    });
}

/** Draws gallery names along the last long stretch of each. */
function galleryNames(style: Style): readonly string[] {
  const curves: readonly (readonly [string, Point, Point, Point])[] = [
    ['Slate Gallery', [300, 412], [352, 478], [462, 512]],
    ['Bronze Gallery', [586, 250], [596, 330], [652, 398]],
    ['Salt Gallery', [968, 372], [962, 470], [820, 536]],
  ];
  return curves.map(([name, ...curve]) => {
    const set: Lettering = alongCurve(name, {face: 'italic', size: 13}, curve);
    return haloed(set, style.accent, style.halo);
  });
}

/** Draws a depth scale in feet. */
function depthScale(style: Style): string {
  const deepest = levels.at(-1)?.from ?? 0;
  const steps = Array.from(
    {length: deepest / STEP},
    (_, index) => index * STEP,
  );
  const bars = steps.map((feet) =>
    element('rect', {
      x: SCALE,
      y: digits(getHeight(feet)),
      width: 7,
      height: digits(getHeight(STEP) - getHeight(0)),
      fill: (feet / STEP) % 2 === 0 ? style.ink : style.board,
      stroke: style.townName,
      'stroke-width': 0.8,
    }),
  );
  const numbers = [...steps, deepest].map((feet) =>
    haloed(
      level(feet.toLocaleString('en-US'), {face: 'text', size: 13}, [
        SCALE - 7,
        getHeight(feet) + 5,
        'end',
      ]),
      style.townName,
      style.halo,
    ),
  );
  const unit = level('feet below ground', {face: 'italic', size: 14}, [
    SCALE + 10,
    getHeight(0) - 20,
    'end',
  ]);
  return [...bars, ...numbers, haloed(unit, style.townName, style.halo)].join(
    '',
  );
}

/** Draws all text on the map of the Underworld. */
export function caveLettering(style: Style): string {
  return [
    ...levelNames(style),
    ...galleryNames(style),
    ...mouths(style),
    ...holdNames(style),
    depthScale(style),
  ].join('');
}
