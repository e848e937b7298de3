import type {CampaignRow} from '../src/shared/model/campaignRow';

/** The campaigns of a world without any. */
export const campaigns: readonly CampaignRow[] = [];
