import type {CurvedName} from '../layout/curvedName';
import {curvedNames} from '../layout/labels';
import {territories} from '../layout/territories';
import {at, type Box} from '../../../../scripts/drawing/vector';
import {distanceField} from './distanceField';
import {
  alongCurve,
  level,
  getWidth,
  type Lettering,
} from '../../../../scripts/drawing/lettering';
import type {Grid} from '../shape/grid';
import type {Relief} from './relief';
import type {Room} from './room';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {haloed} from './towns';

/** A placed name, with its kind. */
export type SetName = {
  readonly kind: CurvedName['kind'] | 'division';
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

/** An area of cells with the same number, and its name. */
type Area = {
  readonly name: string;
  readonly number: number;
  readonly kind: SetName['kind'];
};

/** How names of areas are written, by kind. */
const hands = {
  territory: {face: 'display', size: 15, space: 3},
  division: {face: 'italic', size: 13, space: 2.5},
} as const;

/** How much of half a name's width has to be within its area on each side. */
const SHARES = {territory: 0.6, division: 0.45} as const;

/** How far names stay from the edge of the sheet, in units. */
const RIM = 40;

function isInFrame(box: Box, {width, height}: Pick<Grid, 'width' | 'height'>) {
  const [left, top, right, bottom] = box;
  return (
    left > RIM && top > RIM && right < width - RIM && bottom < height - RIM
  );
}

/** Places the name of an area where most of it is visible and nothing else is written. */
function nameArea(
  {name, number, kind}: Area & {readonly kind: keyof typeof hands},
  owner: Grid,
  {pen, room}: {readonly pen: number; readonly room: Room},
): readonly SetName[] {
  const hand = {...hands[kind], size: hands[kind].size * pen};
  const half = getWidth(name, hand) / 2;
  const inner = distanceField(
    owner,
    (cell) => at(owner.values, cell) !== number || nearEdge(owner, cell, 50),
  );
  const found = [...inner.values.keys()]
    .filter(
      (cell) =>
        cell % STEP === 0 &&
        Math.floor(cell / owner.width) % STEP === 0 &&
        at(inner.values, cell) >= half * SHARES[kind],
    )
    .toSorted((a, b) => at(inner.values, b) - at(inner.values, a))
    .map((cell) =>
      level(name, hand, [
        cell % owner.width,
        Math.floor(cell / owner.width) + hand.size * 0.3,
        'middle',
      ]),
    )
    .find(({box}) => room.isFree(box) && isInFrame(box, owner));
  if (found === undefined) {
    return [];
  }
  room.reserve(found.box, 4);
  return [{kind, lettering: found}];
}

/** Every how many cells a name is tried, in both directions. */
const STEP = 8;

/** Places the names of neighboring territories. */
export function neighborNames(
  own: string,
  sheet: Sheet,
  {relief, room}: {relief: Relief; room: Room},
): readonly SetName[] {
  const {owner} = relief;
  const shown = new Set(owner.values);
  return territories.flatMap(({id, name}, number) =>
    id === own || !shown.has(number)
      ? []
      : nameArea({name, number, kind: 'territory'}, owner, {
          pen: sheet.pen,
          room,
        }),
  );
}

/** Places the names of a territory's provinces or crowns. */
export function divisionNames(
  names: readonly string[],
  sheet: Sheet,
  {owner, room}: {readonly owner: Grid; readonly room: Room},
): readonly SetName[] {
  return names.flatMap((name, number) =>
    nameArea({name, number, kind: 'division'}, owner, {pen: sheet.pen, room}),
  );
}

/** Places the names of ranges along their feet, where a regional map has room for them. */
export function rangesOnSheet(sheet: Sheet, room: Room): readonly SetName[] {
  return curvedNames
    .filter(({kind}) => kind === 'range')
    .flatMap(({text, kind, curve, size, space}): readonly SetName[] => {
      const [a, b, c] = curve;
      const lettering = alongCurve(
        text,
        {face: faces[kind], size: size * sheet.pen, space: space * sheet.pen},
        [onSheet(sheet, a), onSheet(sheet, b), onSheet(sheet, c)],
      );
      const fits = lettering.letters.every(
        (box) => room.isFree(box) && isInFrame(box, sheet.frame),
      );
      if (!fits) {
        return [];
      }
      for (const letter of lettering.letters) {
        room.reserve(letter, 3);
      }
      return [{kind, lettering}];
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
    division: style.territoryName,
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
