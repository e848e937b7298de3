import {blurred, interpolateValue, type Grid} from '../shape/grid';
import type {River} from '../shape/hydrology';
import {outline} from '../shape/outline';
import {
  at,
  clamp,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import type {Way} from '../shape/ways';
import type {Relief} from './relief';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element, group, getPath} from '../../../../scripts/drawing/svg';

function onto(sheet: Sheet, line: Chain): Chain {
  return line.map((place) => onSheet(sheet, place));
}

/** Returns the coast as one path, including lakes and islands. */
export function coastPath(sheet: Sheet, {height}: Relief): string {
  const steep: Grid = {
    ...height,
    values: height.values.map((value) => clamp(value * 8, -0.5, 0.5)),
  };
  const least = 14 / sheet.frame.scale ** 2;
  return outline(steep, 0, least)
    .flatMap((polygon) =>
      polygon.map((ring) => getPath(onto(sheet, ring), true)),
    )
    .join('');
}

/** Draws lines in the water parallel to the shore, increasingly faint. */
export function waterLines(
  sheet: Sheet,
  {toLand}: Relief,
  style: Style,
): string {
  const soft = blurred(toLand, 2);
  const lines = [4.5, 9.5, 15.5, 23, 32].map((away, index) => {
    const rings = outline(soft, away * sheet.pen, 60 / sheet.frame.scale ** 2);
    return element('path', {
      d: rings
        .flatMap((polygon) =>
          polygon.map((ring) => getPath(onto(sheet, ring), true)),
        )
        .join(''),
      'stroke-width': digits(0.9 - index * 0.12),
      'stroke-opacity': digits(0.6 - index * 0.11),
    });
  });
  return group({fill: 'none', stroke: style.seaName}, lines);
}

/** Returns a river as a shape that widens toward its mouth. */
function taper(sheet: Sheet, {line, flow}: River): string {
  const points = onto(sheet, line);
  const widest = clamp(0.17 * Math.sqrt(flow), 0.7, 3.4) * sheet.pen;
  const sides = [1, -1].map((side) =>
    points.map((point, index): Point => {
      const [a, b] = [points[index - 1] ?? point, points[index + 1] ?? point];
      const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const share = index / Math.max(1, points.length - 1);
      const half = (widest * (0.32 + 0.68 * share) * side) / 2;
      return [
        point[0] - ((b[1] - a[1]) / span) * half,
        point[1] + ((b[0] - a[0]) / span) * half,
      ];
    }),
  );
  const [left = [], right = []] = sides;
  return getPath([...left, ...right.toReversed()], true);
}

export function riverPath(sheet: Sheet, rivers: readonly River[]): string {
  return rivers.map((river) => taper(sheet, river)).join('');
}

type Edge = {
  readonly owner: Grid;
  readonly number: number;
};

/** Whether a point on an outline borders a territory with a higher number. */
function isShared({owner, number}: Edge, place: Point): boolean {
  const column = Math.round((place[0] - owner.corner[0]) * owner.scale);
  const row = Math.round((place[1] - owner.corner[1]) * owner.scale);
  let higher = false;
  let wet = 0;
  for (let down = -3; down <= 3; down += 1) {
    for (let right = -3; right <= 3; right += 1) {
      const cell = at(
        owner.values,
        (row + down) * owner.width + column + right,
      );
      higher ||= cell > number;
      wet += cell < 0 ? 1 : 0;
    }
  }
  return higher && wet < 6;
}

/** Splits off the parts of a ring that are borders. */
function sharedRuns(edge: Edge, ring: Chain): readonly Chain[] {
  const runs: Point[][] = [];
  let current: Point[] = [];
  for (const place of ring) {
    if (isShared(edge, place)) {
      current.push(place);
    } else {
      runs.push(current);
      current = [];
    }
  }
  return [...runs, current].filter((run) => run.length > 6);
}

/** Returns the borders on land between areas with different numbers, each once. */
export function borderPath(sheet: Sheet, owner: Grid): string {
  const shown = [...new Set(owner.values)].filter((number) => number >= 0);
  return shown
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const own: Grid = {
        ...owner,
        values: owner.values.map((value) => (value === number ? 1 : 0)),
      };
      return outline(blurred(own, 2), 0.5, 40 / sheet.frame.scale ** 2).flatMap(
        (polygon) =>
          polygon.flatMap((ring) => sharedRuns({owner, number}, ring)),
      );
    })
    .map((run) => getPath(onto(sheet, run)))
    .join('');
}

const dashes: Readonly<Record<Way['kind'], string>> = {
  road: 'none',
  glass: 'none',
  track: '2.2 2.4',
  gallery: '1 3',
  river: 'none',
  sea: '5 4',
  coast: '5 4',
  ferry: '2 3',
};

/** Draws roads as thin double lines and tracks as dashes; underground ways are left out. */
export function roadLines(
  sheet: Sheet,
  ways: readonly Way[],
  style: Style,
): string {
  const shown = ways.filter(({kind}) => kind !== 'gallery');
  const lines = shown.map(({kind, line}) =>
    element('path', {
      d: getPath(onto(sheet, line)),
      'stroke-width': digits((kind === 'track' ? 0.8 : 1.25) * sheet.pen),
      'stroke-dasharray': dashes[kind],
      'stroke-opacity': kind === 'track' ? 0.75 : 0.9,
    }),
  );
  const beds = shown
    .filter(({kind}) => kind !== 'track')
    .map(({line}) =>
      element('path', {
        d: getPath(onto(sheet, line)),
        stroke: style.halo,
        'stroke-width': digits(2.9 * sheet.pen),
        'stroke-opacity': 0.5,
      }),
    );
  return group({fill: 'none', stroke: style.road, 'stroke-linecap': 'round'}, [
    ...beds,
    ...lines,
  ]);
}

/** Draws shipping routes as dashes. */
export function seaLines(
  sheet: Sheet,
  ways: readonly Way[],
  style: Style,
): string {
  return group(
    {
      fill: 'none',
      stroke: style.seaName,
      'stroke-width': digits(0.9 * sheet.pen),
      'stroke-opacity': 0.6,
    },
    ways.map(({kind, line}) =>
      element('path', {
        d: getPath(onto(sheet, line)),
        'stroke-dasharray': dashes[kind],
      }),
    ),
  );
}

/** Computes the distance of points from the nearest of some lines, in units. */
export function distanceToLines(
  sheet: Sheet,
  field: Grid,
): (point: Point) => number {
  return ([x, y]) =>
    interpolateValue(field, [
      sheet.frame.corner[0] + x / sheet.frame.scale,
      sheet.frame.corner[1] + y / sheet.frame.scale,
    ]);
}
