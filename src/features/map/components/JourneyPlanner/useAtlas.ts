import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {
  useWantedPart,
  type WantedPart,
} from '../../../../shared/hooks/useWantedPart';
import {fetchAtlas, type AtlasData} from './atlasData';

/** Fetches what is known of the world, for as long as a map or a planner shows it. */
export function useAtlas(): WantedPart<AtlasData> {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchData = useCallback(
    () => fetchAtlas((path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  return useWantedPart(fetchData, true, () => undefined);
}
