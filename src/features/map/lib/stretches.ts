import type {LineFeature} from './feature';
import {measureLength} from './geometry';
import type {Stretch, WayKind} from './graph';

/** What a stretch of way can be made of. */
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

/** The stretches that travelers can take, of drawn lines; one without two ends is an error. */
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
      throw new Error(`${id} is no way between two places.`);
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
