import {waterwaySeeds, type WaterwaySeed} from '../layout/waterways';
import type {River} from './hydrology';
import type {SitedPlace} from './siting';
import {
  distance,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import {placeNamed, type Way} from './ways';

/** Returns the index of the point on a line nearest to a place. */
function findNearest(line: Chain, place: Point): number {
  return line.reduce(
    (best, point, index) =>
      distance(point, place) < distance(line[best] ?? point, place)
        ? index
        : best,
    0,
  );
}

/** Splits a river at its landings. */
function listStretches(
  river: River,
  places: readonly SitedPlace[],
  {through}: WaterwaySeed,
): readonly Way[] {
  const landings = through.map((name) => placeNamed(places, name));
  return landings.slice(1).map((to, index): Way => {
    const from = landings[index] ?? to;
    const [begin, end] = [from, to].map(({at}) => findNearest(river.line, at));
    const course = river.line.slice(begin, (end ?? 0) + 1);
    if (course.length === 0) {
      throw new Error(`${to.name} lies upstream of ${from.name}.`);
    }
    return {
      id: `${river.main?.id ?? ''}-${from.id}-${to.id}`,
      name: river.main?.name ?? '',
      kind: 'river',
      from: from.id,
      to: to.id,
      line: [from.at, ...course, to.at],
    };
  });
}

/** Converts rivers to waterways between landings, in downstream order. */
export function layWaterways(
  rivers: readonly River[],
  places: readonly SitedPlace[],
): readonly Way[] {
  return waterwaySeeds.flatMap((seed) => {
    const river = rivers.find(({main}) => main?.id === seed.river);
    if (river === undefined) {
      throw new Error(`No river has the id ${seed.river}.`);
    }
    return listStretches(river, places, seed);
  });
}
