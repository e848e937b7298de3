import type {ComponentType} from 'react';
import {fetchAtlas, type AtlasData} from '../JourneyPlanner/atlasData';
import Live from './Live';

export type LiveMap = {
  readonly Live: ComponentType<{readonly data: AtlasData}>;
  readonly data: AtlasData;
};

/**
 * Loads the data of the interactive map from the given addresses.
 *
 * @throws Error naming the file that is missing or malformed.
 */
export async function fetchLive(
  urlOf: (path: string) => string,
): Promise<LiveMap> {
  return {Live, data: await fetchAtlas(urlOf)};
}
