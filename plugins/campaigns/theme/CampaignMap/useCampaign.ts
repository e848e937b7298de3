import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {campaignParts, type CampaignPart} from '../../../map/model/campaign';
import {readFeatures, type PointFeature} from '../../../map/model/feature';

export type Campaign = {
  readonly parts: readonly CampaignPart[];
  /** The rings of the Shroud. */
  readonly rings: readonly PointFeature[];
};

async function fetchFeatures(url: string) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} returned status ${response.status}.`);
  }
  const json: unknown = await response.json();
  return readFeatures(json);
}

/** Loads the route of a campaign; undefined until it is loaded, or if loading fails. */
export function useCampaign(campaign: string): Campaign | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchCampaign = useCallback(async (): Promise<Campaign> => {
    const [routes, shroud] = await Promise.all(
      ['campaign-routes', 'shroud'].map((name) =>
        fetchFeatures(withBaseUrl(`/maps/data/${name}.geojson`)),
      ),
    );
    return {
      parts: routes === undefined ? [] : campaignParts(routes, campaign),
      rings: shroud?.points ?? [],
    };
  }, [withBaseUrl, campaign]);
  return useWantedPart(fetchCampaign, true, () => undefined).part;
}
