import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, type RefObject} from 'react';
import {offerSeenMap} from '../../../../shared/hooks/seenMap';
import type {SeenMap} from '../../../../shared/lib/seenMap';
import type {Drawn, Shown} from '../../../map/components/WorldMap/drawCampaign';
import {drawnOnMap} from '../../lib/drawnOnMap';

/** Lets the second screen show what this map shows: the view, and the parts that were played. */
export function useOfferedCampaign(
  stage: RefObject<HTMLElement | null>,
  drawn: Drawn | undefined,
  shown: Shown,
): void {
  const {withBaseUrl} = useBaseUrlUtils();
  const read = useEffectEvent((): SeenMap => {
    const {width = 1, height = 1} =
      stage.current?.getBoundingClientRect() ?? {};
    return {
      tiles: withBaseUrl('/maps/tiles/'),
      view: drawn?.readView(),
      frame: {width, height},
      ...drawnOnMap(shown),
    };
  });
  useEffect(
    () =>
      stage.current === null
        ? undefined
        : offerSeenMap(stage.current, () => read()),
    [stage],
  );
}
