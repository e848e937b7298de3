import {legSeeds, shroud} from '../layout/campaigns';
import type {Box, Chain} from '../../../../scripts/drawing/vector';
import type {World} from '../shape/world';
import {findLegWay} from '../data/wayFeatures';
import {level} from '../../../../scripts/drawing/lettering';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {haloed} from './towns';
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

/** A drawing above the ground of a map, and the boxes of its words. */
export type Overlay = {
  readonly drawing: string;
  readonly boxes: readonly Box[];
};

/** The direction of the names of rings from their center: south-east, over the bay. */
const ASIDE = Math.PI / 4;

/** How strongly rings are drawn: as the subject of a map, or beside others. */
const strengths = {
  strong: {fill: 0.1, width: 2, dashes: '9 6', size: 15},
  faint: {fill: 0.03, width: 1.3, dashes: '3 5', size: 14},
} as const;

/** Draws the rings of the Shroud around Toros, with names and radii. */
export function shroudRings(
  world: World,
  sheet: Sheet,
  {style, strength}: {style: Style; strength: keyof typeof strengths},
): Overlay {
  const center = world.places.find(({name}) => name === shroud.center);
  const [x, y] = onSheet(sheet, center?.at ?? [0, 0]);
  const {fill, width, dashes, size} = strengths[strength];
  const rings = shroud.rings.map(({name, reach}) => {
    const radius = reach * sheet.frame.scale;
    const label = level(`${name}, ${reach} miles`, {face: 'italic', size}, [
      x + radius * Math.cos(ASIDE) + 6,
      y + radius * Math.sin(ASIDE) + size,
      'start',
    ]);
    const circle = element('circle', {
      cx: digits(x),
      cy: digits(y),
      r: digits(radius),
      fill: style.ink,
      'fill-opacity': fill,
      stroke: style.accent,
      'stroke-width': width,
      'stroke-dasharray': dashes,
    });
    return {label, circle};
  });
  return {
    drawing: [
      ...rings.map(({circle}) => circle),
      ...rings.map(({label}) => haloed(label, style.townName, style.halo)),
    ].join(''),
    boxes: rings.map(({label}) => label.box),
  };
}
