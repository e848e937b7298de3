import {digits, element, getPath, group} from '../../../../scripts/drawing/svg';
import {random} from '../noise';
import {SIZE, type CityPlan, type Way} from './cityPlan';
import {buildQuarter, hangHouses, roundOff, type House} from './houses';
import {
  drawBridgeKey,
  drawNumerals,
  listNumberedBridges,
} from './bridgeNumerals';
import {KEY_STEP, drawKey, drawNames, drawNorth, drawNumber} from './lettering';
import {looks, type CityLook} from './looks';

function drawWays(
  ways: readonly Way[],
  {edge, fill}: {readonly edge: string; readonly fill: string},
): string {
  const lines = ways.map(({line, width}) => ({
    d: getPath(roundOff(line, false)),
    width,
  }));
  const stroke = (color: string, more: number) =>
    lines.map(({d, width}) =>
      element('path', {
        d,
        fill: 'none',
        stroke: color,
        'stroke-width': width + more,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  return [...stroke(edge, 4), ...stroke(fill, 0)].join('');
}

function drawWaters({waters, rivers}: CityPlan, look: CityLook): string {
  const shores = waters.map((ring) => getPath(roundOff(ring, true), true));
  return [
    drawWays(rivers, {edge: look.shore, fill: look.water}),
    ...shores.map((d) =>
      element('path', {
        d,
        fill: look.water,
        stroke: look.shore,
        'stroke-width': 4,
      }),
    ),
    // The water of rivers covers the shore where they meet a lake or the sea.
    ...rivers.map(({line, width}) =>
      element('path', {
        d: getPath(roundOff(line, false)),
        fill: 'none',
        stroke: look.water,
        'stroke-width': width,
      }),
    ),
  ].join('');
}

function drawHouse({corners, ridge}: House, fill: string, ink: string): string {
  return (
    element('path', {
      d: getPath(corners, true),
      fill,
      stroke: ink,
      'stroke-width': 1.1,
    }) + element('path', {d: getPath(ridge), stroke: ink, 'stroke-width': 0.7})
  );
}

function drawHouses(plan: CityPlan, look: CityLook): string {
  const chance = random(plan.file);
  const houses = [
    ...plan.quarters.flatMap((quarter) => buildQuarter(quarter, plan, chance)),
    ...(plan.look === 'cave'
      ? plan.streets.flatMap(({line}) =>
          hangHouses(roundOff(line, false), plan, chance),
        )
      : []),
  ];
  return group(
    {},
    houses.map((house) => {
      const roof = look.roofs[Math.floor(chance() * look.roofs.length)] ?? '';
      return drawHouse(house, roof, look.ink);
    }),
  );
}

function drawWalls({walls, quays}: CityPlan, look: CityLook): string {
  const towers = walls.flat().map(([x, y]) =>
    element('circle', {
      cx: digits(x),
      cy: digits(y),
      r: 11,
      fill: look.stone,
      stroke: look.ink,
      'stroke-width': 2,
    }),
  );
  const lines = (width: number, color: string) =>
    walls.map((line) =>
      element('path', {
        d: getPath(line),
        fill: 'none',
        stroke: color,
        'stroke-width': width,
        'stroke-linejoin': 'round',
      }),
    );
  return [
    drawWays(
      quays.map((line) => ({line, width: 12})),
      {edge: look.ink, fill: look.stone},
    ),
    ...lines(12, look.ink),
    ...lines(8, look.stone),
    ...towers,
  ].join('');
}

/** Bridges with the joints of their arches. */
function drawBridges({bridges}: CityPlan, look: CityLook): string {
  return (
    drawWays(bridges, {edge: look.ink, fill: look.stone}) +
    bridges
      .map(({line, width}) =>
        element('path', {
          d: getPath(line),
          fill: 'none',
          stroke: look.ink,
          'stroke-width': width - 4,
          'stroke-dasharray': '2 18',
          'stroke-opacity': 0.55,
        }),
      )
      .join('')
  );
}

function drawLamps({lamps = []}: CityPlan, look: CityLook): string {
  return group(
    {fill: '#f6d26b', stroke: look.ink, 'stroke-width': 2},
    lamps.map(([cx, cy]) =>
      element('circle', {cx: digits(cx), cy: digits(cy), r: 7}),
    ),
  );
}

/** Smoke that thins out toward its edge. */
function drawSmoke({smoke = []}: CityPlan): string {
  const stops = [
    [0, 0.3],
    [0.7, 0.2],
    [1, 0],
  ].map(([offset = 0, opacity = 0]) =>
    element('stop', {offset, 'stop-color': '#3a3733', 'stop-opacity': opacity}),
  );
  const clouds = smoke.map(({at: [cx, cy], reach}) =>
    element('ellipse', {
      cx,
      cy,
      rx: reach * 1.2,
      ry: reach,
      fill: 'url(#smoke)',
    }),
  );
  return clouds.length === 0
    ? ''
    : element('radialGradient', {id: 'smoke'}, stops.join('')) +
        clouds.join('');
}

/** Draws the plan of a city, with the names of its keyed places beside it, as SVG. */
export function drawCity(plan: CityPlan): string {
  const look = looks[plan.look];
  const {width, height} = SIZE;
  const hasNumerals = listNumberedBridges(plan.bridges).length > 0;
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
      drawWaters(plan, look),
      drawWays(plan.streets, {edge: look.ground, fill: look.street}),
      drawHouses(plan, look),
      drawWalls(plan, look),
      drawBridges(plan, look),
      drawLamps(plan, look),
      drawSmoke(plan),
      drawNames(plan, look),
      drawNumerals(plan, look),
      ...plan.places.map(({at}, index) => drawNumber(at, index + 1, look)),
      drawNorth(plan, look),
      drawKey(plan, look, hasNumerals ? KEY_STEP.close : KEY_STEP.wide),
      drawBridgeKey(plan, look),
    ].join(''),
  );
}
