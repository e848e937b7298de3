import {useEffect, useMemo, type ReactNode} from 'react';
import {planJourney} from '../../model/journey';
import {computeReach} from '../../model/reach';
import {routeLines} from '../../model/routeLines';
import type {AtlasData} from '../JourneyPlanner/atlasData';
import PlannerForm from '../JourneyPlanner/PlannerForm';
import type {MapStateInAddress} from '../JourneyPlanner/useMapState';
import type {DrawnMap} from './drawMap';

export type Props = MapStateInAddress & {
  readonly data: AtlasData;
  /** The map that shows the journey; undefined until it is mounted. */
  readonly drawn: DrawnMap | undefined;
};

/** The planner of the map, which draws the route and the reach on it. */
export default function Planned({drawn, ...shown}: Props): ReactNode {
  const {data, state} = shown;
  const {journey, reach: isReachShown} = state;
  const lines = useMemo(
    () => routeLines(planJourney(data.atlas, journey), data.atlas, data.lines),
    [data, journey],
  );
  const reach = useMemo(
    () =>
      isReachShown ? computeReach(data.atlas, journey, data.lines) : undefined,
    [data, journey, isReachShown],
  );
  useEffect(() => {
    drawn?.showRoute(lines);
  }, [drawn, lines]);
  useEffect(() => {
    drawn?.showReach(reach);
  }, [drawn, reach]);
  return <PlannerForm {...shown} />;
}
