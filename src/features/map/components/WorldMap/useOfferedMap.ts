import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, type RefObject} from 'react';
import {offerSeenMap} from '../../../../shared/hooks/seenMap';
import type {SeenMap} from '../../../../shared/lib/seenMap';
import type {MapState} from '../../lib/mapState';
import type {Place} from '../../lib/places';

type Seen = {
  readonly state: MapState;
  readonly places: readonly Place[];
  /** The id of the chosen place, if any. */
  readonly chosen: string | undefined;
};

/** Lets the second screen show what this map shows: the view, and the chosen place. */
export function useOfferedMap(
  stage: RefObject<HTMLElement | null>,
  {state, places, chosen}: Seen,
): void {
  const {withBaseUrl} = useBaseUrlUtils();
  const read = useEffectEvent((): SeenMap => {
    const {width = 1, height = 1} =
      stage.current?.getBoundingClientRect() ?? {};
    return {
      tiles: withBaseUrl('/maps/tiles/'),
      view: state.view,
      frame: {width, height},
      // The tiles have all other names.
      marks: places
        .filter(({id}) => id === chosen)
        .map(({name, position}) => ({name, position, look: 'name'})),
      lines: [],
      rings: [],
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
