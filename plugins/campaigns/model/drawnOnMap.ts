import type {SeenMap} from '../../../src/shared/model/seenMap';
import {listMarks, type CampaignPart} from '../../map/model/campaign';
import type {PointFeature} from '../../map/model/feature';

/** The parts of a campaign that a map shows, without their names. */
export function drawnOnMap({
  parts,
  rings,
}: {
  readonly parts: readonly CampaignPart[];
  readonly rings: readonly PointFeature[];
}): Pick<SeenMap, 'marks' | 'lines' | 'rings'> {
  return {
    marks: listMarks(parts).map(({label, position}) => ({
      name: label,
      look: 'number',
      position,
    })),
    lines: parts
      .filter(({line}) => line.length > 1)
      .map(({line, isCrossing}) => ({points: line, isDotted: isCrossing})),
    rings: rings.map(({position, more}) => ({
      position,
      radius: Number(more['reach']),
    })),
  };
}
