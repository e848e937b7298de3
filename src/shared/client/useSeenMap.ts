import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, type RefObject} from 'react';
import type {SeenMap} from '../model/seenMap';
import {offerSeenMap} from './seenMap';

/** Lets the player screen show the current view of a map. */
export function useSeenMap(
  stage: RefObject<HTMLElement | null>,
  see: () => Omit<SeenMap, 'tiles' | 'frame'>,
): void {
  const {withBaseUrl} = useBaseUrlUtils();
  const read = useEffectEvent((): SeenMap => {
    const {width = 1, height = 1} =
      stage.current?.getBoundingClientRect() ?? {};
    return {
      tiles: withBaseUrl('/maps/tiles/'),
      frame: {width, height},
      ...see(),
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
