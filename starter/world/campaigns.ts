import type {CampaignRow} from '../src/shared/model/campaignRow';

/** The campaigns of this world: none yet. */
export const campaigns: readonly CampaignRow[] = [];
