import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {afterPaint} from '../../../../src/shared/client/afterPaint';
import type {AreaFeature} from '../../model/feature';
import type {MapState, View} from '../../model/mapState';
import type {Place} from '../../model/places';
import type {AtlasData} from '../JourneyPlanner/atlasData';
import {drawMap, type DrawnMap} from './drawMap';

export type MapEvent =
  | {readonly what: 'moved'; readonly view: View}
  | {readonly what: 'place'; readonly place: Place}
  | {readonly what: 'area'; readonly area: AreaFeature};

/** The state that a map shows, and the handler of its events. */
export type Steering = {
  readonly data: AtlasData;
  readonly state: MapState;
  readonly onEvent: (event: MapEvent) => void;
};

/** Keeps a map mounted in an element. */
export function useDrawnMap(
  place: RefObject<HTMLElement | null>,
  {data, state, onEvent}: Steering,
): DrawnMap | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const [drawn, setDrawn] = useState<DrawnMap>();
  const tell = useEffectEvent(onEvent);
  const firstView = useEffectEvent(() => state.view);
  const tiles = withBaseUrl('/maps/tiles/');
  const {places, areas} = data;
  useEffect(() => {
    const {current: element} = place;
    if (element === null) {
      return undefined;
    }
    const next = drawMap(element, {
      places,
      areas,
      tiles: `${tiles}{z}/{y}/{x}.webp`,
      view: firstView(),
      onMove: (view) => {
        tell({what: 'moved', view});
      },
      onPlace: (chosen) => {
        tell({what: 'place', place: chosen});
      },
      onArea: (area) => {
        tell({what: 'area', area});
      },
    });
    const observer = new ResizeObserver(() => {
      // A page that readers leave is removed before its effects end.
      if (place.current !== null) {
        next.resize();
        setDrawn(next);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      // Readers who leave do not wait until this map is removed.
      if (element.isConnected) {
        next.remove();
      } else {
        void afterPaint().then(next.remove);
      }
    };
  }, [place, places, areas, tiles]);
  useEffect(() => {
    drawn?.lookAt(state.view);
  }, [drawn, state.view]);
  return drawn;
}
