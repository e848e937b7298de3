import type {LineFeature} from './feature';
import {measureLength} from './geometry';
import type {Stretch, WayKind} from './graph';

/** The kinds of route segments. */
const wayKinds = [
  'road',
  'track',
  'glass',
  'gallery',
  'river',
  'sea',
  'coast',
  'ferry',
] as const satisfies readonly WayKind[];

/**
 * Converts drawn lines to route segments.
 *
 * @throws Error if a line lacks two ends.
 */
export function listStretches(
  lines: readonly LineFeature[],
): readonly Stretch[] {
  return lines.map(({id, name, kind, line, more}) => {
    const known = wayKinds.find((one) => one === kind);
    const {from, to, season} = more;
    if (
      known === undefined ||
      typeof from !== 'string' ||
      typeof to !== 'string'
    ) {
      throw new Error(`${id} does not connect two places.`);
    }
    return {
      id,
      name,
      kind: known,
      from,
      to,
      miles: measureLength(line),
      ...(typeof season === 'string' && {season}),
    };
  });
}
