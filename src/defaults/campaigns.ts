import type {CampaignRow} from '../shared/lib/campaignRow';

/** The campaigns of a world without any. */
export const campaigns: readonly CampaignRow[] = [];
