import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {
  useWantedPart,
  type WantedPart,
} from '../../../../src/shared/client/useWantedPart';
import {fetchAtlas, type AtlasData} from './atlasData';

/** Loads the data of the map while a map or a planner is shown. */
export function useAtlas(): WantedPart<AtlasData> {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchData = useCallback(
    () => fetchAtlas((path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  return useWantedPart(fetchData, true, () => undefined);
}
