import {holds, type Hold} from '../layout/underworld';
import type {Style} from '../picture/styles';
import {digits, element, group, getPath} from '../../../../scripts/drawing/svg';
import {CAVE_SIZE} from '../shape/caves';
import {getHeight} from '../shape/depth';
import {interpolateValue} from '../shape/grid';
import {chance} from '../shape/noise';
import {outline} from '../shape/outline';
import {
  distance,
  middle,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import {createGround, type Hollow} from './ground';

/** Traces the walls of caves as closed lines. */
export function listWalls({open}: Hollow): readonly Chain[] {
  return outline(open, 0.5, 120).flat();
}

/** Returns a unit vector from a point on a wall into the rock. */
function towardsRock({open}: Hollow, [x, y]: Point): Point {
  const across =
    interpolateValue(open, [x + 2, y]) - interpolateValue(open, [x - 2, y]);
  const down =
    interpolateValue(open, [x, y + 2]) - interpolateValue(open, [x, y - 2]);
  const size = Math.hypot(across, down) || 1;
  return [-across / size, -down / size];
}

/** Draws hatching along all walls, on the side of the rock. */
export function hatching(hollow: Hollow, walls: readonly Chain[]): string {
  const draw = chance('hatching');
  const strokes = walls.flatMap((wall) =>
    wall
      .filter((_, index) => index % 3 === 0)
      .map((place) => {
        const [x, y] = towardsRock(hollow, place);
        const long = 5 + 7 * draw();
        const lean = 0.5 * (draw() - 0.5);
        const end: Point = [
          place[0] + (x - y * lean) * long,
          place[1] + (y + x * lean) * long,
        ];
        return getPath([place, end]);
      }),
  );
  return strokes.join('');
}

/** Picks random points on walls that face down (roofs) or up (floors). */
function getSome(
  hollow: Hollow,
  walls: readonly Chain[],
  {
    purpose,
    share,
    isFloor,
  }: {
    readonly purpose: string;
    readonly share: number;
    readonly isFloor: boolean;
  },
): readonly Point[] {
  const draw = chance(purpose);
  return walls.flat().filter((place) => {
    const steep = towardsRock(hollow, place)[1];
    const fits = isFloor ? steep > 0.85 : steep < -0.85;
    return draw() < share && fits;
  });
}

/** Draws stalactites on roofs. */
function stalactites(hollow: Hollow, walls: readonly Chain[]): string {
  const draw = chance('stalactites');
  const roofs = {purpose: 'roofs', share: 0.12, isFloor: false};
  return getSome(hollow, walls, roofs)
    .map(([x, y]) => {
      const [wide, long] = [1.4 + draw(), 5 + 8 * draw()];
      return getPath(
        [
          [x - wide, y - 1],
          [x, y + long],
          [x + wide, y - 1],
        ],
        true,
      );
    })
    .join('');
}

function mushroom([x, y]: Point, size: number): string {
  const n = digits;
  const cap = `M${n(x - size)} ${n(y - size)}Q${n(x)} ${n(y - size * 2.6)} ${n(x + size)} ${n(y - size)}Z`;
  return `${cap}M${n(x - size * 0.25)} ${n(y - size)}V${n(y)}H${n(x + size * 0.25)}V${n(y - size)}Z`;
}

/** Draws mushrooms on the floors of the terraces. */
function mushrooms(hollow: Hollow, walls: readonly Chain[]): string {
  const draw = chance('mushrooms');
  const floors = {purpose: 'floors', share: 0.34, isFloor: true};
  return getSome(hollow, walls, floors)
    .filter(([, y]) => y > getHeight(1800) && y < getHeight(3000))
    .map((place) => mushroom(place, 2 + 3.4 * draw()))
    .join('');
}

/** Draws a sagging cable between two walls, with houses hanging from it. */
function cable([from, to]: readonly [Point, Point], style: Style): string {
  const sag: Point = [
    (from[0] + to[0]) / 2,
    Math.max(from[1], to[1]) + distance(from, to) * 0.16,
  ];
  const n = digits;
  const houses = [0.2, 0.36, 0.5, 0.64, 0.8].map((share) => {
    const [x, y] = middle(
      middle(from, sag, share),
      middle(sag, to, share),
      share,
    );
    return `M${n(x)} ${n(y)}v3h-3.4v6.4h6.8v-6.4h-3.4Z`;
  });
  return [
    element('path', {
      d: `M${n(from[0])} ${n(from[1])}Q${n(sag[0])} ${n(sag[1])} ${n(to[0])} ${n(to[1])}`,
      fill: 'none',
    }),
    element('path', {d: houses.join(''), fill: style.board}),
  ].join('');
}

/** Draws the hanging streets of Nheth, one below the other. */
function cables({at: [x, y], reach: [wide, tall]}: Hold, style: Style): string {
  return [-0.62, -0.32, 0, 0.32, 0.6]
    .map((share, index) => {
      const half = wide * Math.sqrt(1 - share * share) * 1.02;
      const tilt = index % 2 === 0 ? 3 : -3;
      return cable(
        [
          [x - half, y + share * tall - tilt],
          [x + half, y + share * tall + tilt],
        ],
        style,
      );
    })
    .join('');
}

/** Draws the details in the caves. */
export function details(
  hollow: Hollow,
  walls: readonly Chain[],
  style: Style,
): string {
  const ink = {stroke: style.ink, 'stroke-width': 0.8};
  const cities = holds.filter(({kind}) => kind === 'city');
  return [
    element('path', {...ink, d: stalactites(hollow, walls), fill: '#7d6a54'}),
    element('path', {...ink, d: mushrooms(hollow, walls), fill: '#c9b07e'}),
    group(
      ink,
      cities.map((hold) => cables(hold, style)),
    ),
  ].join('');
}

/** Draws the surface line, with grass on it. */
export function groundLine(style: Style): string {
  const draw = chance('grass');
  const line = Array.from({length: CAVE_SIZE[0] / 4 + 1}, (_, index): Point => [
    index * 4,
    createGround(index * 4),
  ]);
  const grass = line
    .filter(() => draw() < 0.5)
    .map(([x, y]) =>
      getPath([
        [x, y],
        [x + 2 * (draw() - 0.5), y - 3 - 3 * draw()],
      ]),
    );
  return element('path', {
    d: `${getPath(line)}${grass.join('')}`,
    fill: 'none',
    stroke: style.ink,
    'stroke-width': 1.1,
  });
}
