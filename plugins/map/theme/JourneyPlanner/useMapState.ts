import {map} from '../../../../world/map';
import {useMemo} from 'react';
import {useAddressQuery} from '../../../../src/shared/client/useAddressQuery';
import {readMapState, writeMapState, type MapState} from '../../model/mapState';
import type {AtlasData} from './atlasData';

/** Size of the world in miles, west to east and south to north. */
export const WORLD = map.size;

/** The range of zooms: up to two levels beyond the deepest tiles. */
const ZOOMS = [0, map.deepest.zoom + 2] as const;

export type MapStateInAddress = {
  readonly state: MapState;
  /** Parts of the address that could not be parsed. */
  readonly ignored: readonly string[];
  /**
   * @param control the moved control; successive changes by the same one share a history entry.
   */
  readonly change: (state: MapState, control?: string) => void;
};

/** Keeps the state of a map in the address of its page. */
export function useMapState({places, today}: AtlasData): MapStateInAddress {
  const {search, change} = useAddressQuery();
  const read = useMemo(
    () =>
      readMapState(search, {
        places: new Set(places.map(({id}) => id)),
        today,
        size: WORLD,
        zooms: ZOOMS,
      }),
    [search, places, today],
  );
  return {
    ...read,
    change: (next, control) => {
      change(writeMapState(next, today), control);
    },
  };
}
