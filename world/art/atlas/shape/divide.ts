import {divisions} from '../layout/divisions';
import {territories} from '../layout/territories';
import {at, distance, type Point} from '../../../../scripts/drawing/vector';
import type {Mesh} from './mesh';

/** A place that may be in a division. */
type Named = {readonly name: string; readonly at: Point};

type Divided = {
  readonly mesh: Mesh;
  /** The number of the territory at each point of the mesh. */
  readonly claims: Int16Array;
  readonly places: readonly Named[];
};

/** Lists the points of a territory's divisions, with their numbers. */
function listSeats(
  territory: string,
  places: readonly Named[],
): readonly (readonly [Point, number])[] {
  return (divisions[territory] ?? []).flatMap(({towns, at: points}, number) =>
    [
      ...places.filter(({name}) => towns.includes(name)).map((one) => one.at),
      ...points,
    ].map((point) => [point, number] as const),
  );
}

/** Returns the number of the division at each point of the mesh: that of its nearest town; −1 outside of the territory. */
export function divide(
  territory: string,
  {mesh, claims, places}: Divided,
): Int16Array {
  const own = territories.findIndex(({id}) => id === territory);
  const seats = listSeats(territory, places);
  return Int16Array.from(mesh.points, (point, index) => {
    if (at(claims, index) !== own || seats.length === 0) {
      return -1;
    }
    const [, number] = seats.reduce((best, seat) =>
      distance(seat[0], point) < distance(best[0], point) ? seat : best,
    );
    return number;
  });
}
