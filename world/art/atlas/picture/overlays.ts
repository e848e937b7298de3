import {legSeeds, shroud} from '../layout/campaigns';
import type {Chain} from '../../../../scripts/drawing/vector';
import type {World} from '../shape/world';
import {findLegWay} from '../data/wayFeatures';
import {level} from '../../../../scripts/drawing/lettering';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element, group, getPath} from '../../../../scripts/drawing/svg';

/** Draws a number in a disk, at the middle of a line. */
function numbered(line: Chain, number: number, style: Style): string {
  const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
  const label = level(String(number), {face: 'text', size: 15}, [
    x,
    y + 5.2,
    'middle',
  ]);
  return [
    element('circle', {
      cx: digits(x),
      cy: digits(y),
      r: 11.5,
      fill: style.accent,
      stroke: style.board,
      'stroke-width': 1.6,
    }),
    element('path', {d: label.path, fill: style.board}),
  ].join('');
}

/** Draws the route of a party, leg by leg; parts without a known distance are dotted. */
export function partyRoute(world: World, sheet: Sheet, style: Style): string {
  const legs = legSeeds.map((seed) => ({
    ...seed,
    line: findLegWay(world, seed).map((place) => onSheet(sheet, place)),
  }));
  const lines = legs.map(({line, way}) =>
    element('path', {
      d: getPath(line),
      'stroke-dasharray': way === 'Limbo' ? '2 9' : 'none',
    }),
  );
  const under = {
    stroke: style.board,
    'stroke-width': 7,
    'stroke-opacity': 0.65,
  };
  const over = {stroke: style.accent, 'stroke-width': 3.4};
  const shape = {
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return [
    group({...shape, ...under}, lines),
    group({...shape, ...over}, lines),
    ...legs.map(({line, leg}) => numbered(line, leg, style)),
  ].join('');
}

/** Draws the rings of the Shroud around Toros, with names and radii. */
export function shroudRings(world: World, sheet: Sheet, style: Style): string {
  const center = world.places.find(({name}) => name === shroud.center);
  const [x, y] = onSheet(sheet, center?.at ?? [0, 0]);
  return shroud.rings
    .map(({name, reach}) => {
      const radius = reach * sheet.frame.scale;
      const label = level(
        `${name}, ${reach} miles`,
        {face: 'italic', size: 15},
        [x, y - radius - 6, 'middle'],
      );
      return [
        element('circle', {
          cx: digits(x),
          cy: digits(y),
          r: digits(radius),
          fill: style.ink,
          'fill-opacity': 0.1,
          stroke: style.accent,
          'stroke-width': 2,
          'stroke-dasharray': '9 6',
        }),
        element('path', {
          d: label.path,
          fill: 'none',
          stroke: style.halo,
          'stroke-width': 3.4,
          'stroke-opacity': 0.85,
        }),
        element('path', {d: label.path, fill: style.townName}),
      ].join('');
    })
    .join('');
}
