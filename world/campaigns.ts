import type {CampaignRow} from '../src/shared/model/campaignRow';

/** The campaigns in which readers can choose the sessions played. */
export const campaigns: readonly CampaignRow[] = [
  {
    id: 'return-of-the-gatewatcher',
    name: 'Return of the Gate Watcher',
    sheet: '/campaigns/return-of-the-gatewatcher/sessions.csv',
  },
  {
    id: 'shroud-of-the-empire',
    name: 'Shroud of the Empire',
    sheet: '/campaigns/shroud-of-the-empire/sessions.csv',
  },
];
