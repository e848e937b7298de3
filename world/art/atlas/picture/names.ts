import type {CurvedName} from '../layout/curvedName';
import {curvedNames} from '../layout/labels';
import {territories} from '../layout/territories';
import {at} from '../../../../scripts/drawing/vector';
import {distanceField} from './distanceField';
import {
  alongCurve,
  level,
  getWidth,
  type Lettering,
} from '../../../../scripts/drawing/lettering';
import type {Relief} from './relief';
import type {Room} from './room';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {haloed} from './towns';

/** A placed name, with its kind. */
export type SetName = {
  readonly kind: CurvedName['kind'];
  readonly lettering: Lettering;
};

const faces = {territory: 'display', sea: 'italic', range: 'italic'} as const;

/** Places the names of the world map along their curves. */
export function worldNames(sheet: Sheet, room: Room): readonly SetName[] {
  return curvedNames.map(({text, kind, curve, size, space}) => {
    const [a, b, c] = curve;
    const lettering = alongCurve(text, {face: faces[kind], size, space}, [
      onSheet(sheet, a),
      onSheet(sheet, b),
      onSheet(sheet, c),
    ]);
    for (const letter of lettering.letters) {
      room.reserve(letter, 3);
    }
    return {kind, lettering};
  });
}

/** Places the names of neighboring territories where most of each is visible. */
export function neighborNames(
  own: string,
  sheet: Sheet,
  {relief, room}: {relief: Relief; room: Room},
): readonly SetName[] {
  const {owner} = relief;
  const shown = new Set(owner.values);
  const hand = {face: 'display', size: 15 * sheet.pen, space: 3} as const;
  return territories.flatMap(({id, name}, number): readonly SetName[] => {
    if (id === own || !shown.has(number)) {
      return [];
    }
    const inner = distanceField(
      owner,
      (cell) => at(owner.values, cell) !== number || nearEdge(owner, cell, 50),
    );
    const widest = inner.values.reduce(
      (best, value, cell) => (value > at(inner.values, best) ? cell : best),
      0,
    );
    const x = widest % owner.width;
    const y = Math.floor(widest / owner.width);
    const half = getWidth(name, hand) / 2;
    if (at(inner.values, widest) < half * 0.6) {
      return [];
    }
    const lettering = level(name, hand, [x, y + hand.size * 0.3, 'middle']);
    if (!room.isFree(lettering.box)) {
      return [];
    }
    room.reserve(lettering.box, 4);
    return [{kind: 'territory', lettering}];
  });
}

function nearEdge(
  {width, height}: Relief['owner'],
  cell: number,
  rim: number,
): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return Math.min(x, y, width - 1 - x, height - 1 - y) < rim;
}

/** Draws names with a halo in the color of their ground. */
export function drawNames(names: readonly SetName[], style: Style): string {
  const colors = {
    territory: style.territoryName,
    sea: style.seaName,
    range: style.townName,
  };
  return names
    .map(({kind, lettering}) =>
      haloed(
        lettering,
        colors[kind],
        kind === 'sea' ? style.seaHalo : style.halo,
      ),
    )
    .join('');
}
