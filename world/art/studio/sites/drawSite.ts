import {digits, element, getPath, group} from '../../../../scripts/drawing/svg';
import {measureBox} from '../../../../scripts/drawing/vector';
import {SIZE, type KeyedPlace} from '../cities/cityPlan';
import {drawKey, drawNames, drawNumber} from '../cities/lettering';
import {siteLooks, type SiteLook} from './siteLooks';
import type {Opening, Room, SitePlan} from './sitePlan';
import {drawThing} from './things';

/** The thickness of a wall in units. */
const WALL = 14;
/** The distance of the lines on a floor: boards, slates, or squares of ten feet. */
const GRAIN = {wood: 16, slate: 12, stone: 80, earth: 80} as const;

/** The lines of a floor, across its box; the floor clips them. */
function drawGrain({ring, floor}: Room, index: number, ink: string): string {
  const [left, top, right, bottom] = measureBox(ring);
  const step = GRAIN[floor];
  const first = Math.ceil(top / step) * step;
  const rows = Array.from(
    {length: Math.max(0, Math.ceil((bottom - first) / step))},
    (_, row) => `M${left} ${first + row * step}H${right}`,
  );
  const start = Math.ceil(left / step) * step;
  const columns = Array.from(
    {length: Math.max(0, Math.ceil((right - start) / step))},
    (_, column) => `M${start + column * step} ${top}V${bottom}`,
  );
  const isSquared = floor === 'stone' || floor === 'earth';
  return element('path', {
    d: [...rows, ...(isSquared ? columns : [])].join(''),
    fill: 'none',
    stroke: ink,
    'stroke-opacity': 0.22,
    'stroke-width': 1.2,
    'clip-path': `url(#floor${index})`,
  });
}

/** The lines of squares of five feet across the box of a floor; the floor clips them. */
function drawSquares({ring}: Room, index: number, ink: string): string {
  const [left, top, right, bottom] = measureBox(ring);
  const rows = Array.from(
    {length: Math.ceil((bottom - top) / 40)},
    (_, row) => `M${left} ${top + ((130 - top) % 40) + row * 40}H${right}`,
  );
  const columns = Array.from(
    {length: Math.ceil((right - left) / 40)},
    (_, column) =>
      `M${left + ((60 - left) % 40) + column * 40} ${top}V${bottom}`,
  );
  return element('path', {
    d: [...rows, ...columns].join(''),
    fill: 'none',
    stroke: ink,
    'stroke-opacity': 0.42,
    'stroke-width': 1.3,
    'clip-path': `url(#floor${index})`,
  });
}

function drawRooms({rooms, isSquared}: SitePlan, look: SiteLook): string {
  const paths = rooms.map(({ring}) => getPath(ring, true));
  return [
    element(
      'defs',
      {},
      paths
        .map((d, index) =>
          element('clipPath', {id: `floor${index}`}, element('path', {d})),
        )
        .join(''),
    ),
    ...paths.map((d) =>
      element('path', {
        d,
        fill: look.ink,
        stroke: look.ink,
        'stroke-width': WALL,
        'stroke-linejoin': 'miter',
      }),
    ),
    ...rooms.map(
      (room, index) =>
        element('path', {
          d: paths[index] ?? '',
          fill: look.floors[room.floor],
          stroke: look.ink,
          'stroke-width': WALL / 2,
        }) +
        (isSquared === true && GRAIN[room.floor] === 80
          ? ''
          : drawGrain(room, index, look.ink)) +
        (isSquared === true && room.floor !== 'slate'
          ? drawSquares(room, index, look.ink)
          : ''),
    ),
  ].join('');
}

/** Draws an opening over its wall: light for a passage, wood for a door, stones for bricks. */
function drawOpening({kind, at, turn, width}: Opening, look: SiteLook): string {
  const fills = {
    door: look.wood,
    window: look.water,
    passage: look.floors.stone,
    bricked: look.accent,
  };
  const deep = kind === 'passage' ? WALL + 4 : WALL;
  return group({transform: `translate(${at[0]} ${at[1]}) rotate(${turn})`}, [
    element('rect', {
      x: digits(-width / 2),
      y: -deep / 2,
      width,
      height: deep,
      fill: fills[kind],
      ...(kind !== 'passage' && {stroke: look.ink, 'stroke-width': 1.6}),
    }),
    kind === 'bricked'
      ? element('path', {
          d: `M${-width / 2} 0h${width}M${-width / 4} ${-deep / 2}v${deep / 2}M${width / 4} 0v${deep / 2}`,
          stroke: look.halo,
          'stroke-width': 1.6,
        })
      : '',
  ]);
}

/** Draws the plan of a site; without places, as a picture to show, it has no key. */
export function drawSite(
  plan: SitePlan,
  places: readonly KeyedPlace[],
): string {
  const look = siteLooks[plan.ground];
  const hasKey = places.length > 0;
  const [width, height] = [hasKey ? SIZE.width : SIZE.map, SIZE.height];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    [
      element('rect', {width, height, fill: look.ground}),
      ...plan.waters.map((ring) =>
        element('path', {
          d: getPath(ring, true),
          fill: look.water,
          stroke: look.shore,
          'stroke-width': 3,
        }),
      ),
      drawRooms(plan, look),
      ...plan.openings.map((opening) => drawOpening(opening, look)),
      ...plan.things.map((thing) => drawThing(thing, look)),
      drawNames({quarters: [], names: plan.names}, look),
      ...places.map(({at}, index) => drawNumber(at, index + 1, look)),
      hasKey
        ? drawKey({city: plan.site, subtitle: plan.subtitle, places}, look)
        : '',
    ].join(''),
  );
}
