import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {campaigns} from '../../world/campaigns';
import {listOpenDocs} from '../pages/openDocs';
import {listLaterPages} from './build/listLaterPages';
import {readCampaigns, type ReadCampaign} from './build/readCampaigns';

/** Passes the campaigns and their sessions to the tools for play. */
export default function playedUpToPlugin({
  siteDir,
}: LoadContext): Plugin<readonly ReadCampaign[]> {
  const staticDir = join(siteDir, 'static');
  return {
    name: 'sessions',

    loadContent: () => readCampaigns(staticDir, campaigns),

    getPathsToWatch: () =>
      campaigns.map(({sheet}) => join(staticDir, dirname(sheet), '**/*.csv')),

    async allContentLoaded({allContent, actions}) {
      const read = allContent['sessions']?.[
        'default'
      ] as readonly ReadCampaign[];
      const listed = listLaterPages(listOpenDocs(allContent), read);
      await actions.createData('campaigns.json', JSON.stringify(listed));
    },
  };
}
