import type {CampaignRow} from '../src/shared/lib/campaignRow';

/** The campaigns of a world without any. */
export const campaigns: readonly CampaignRow[] = [];
