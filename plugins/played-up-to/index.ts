import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {campaigns} from '../../world/campaigns';
import {hasFeature, keepIfEnabled} from '../../src/site/features';
import {listOpenDocs} from '../pages/openDocs';
import {listLaterPages} from './listLaterPages';
import {readCampaigns, type ReadCampaign} from './readCampaigns';

/** Writes how the veil of later sessions is fetched; a world without it has no such script. */
export function loadModule(hasVeil: boolean): string {
  return hasVeil
    ? "export const loadPlayedUpTo = () => import('@site/src/features/played-up-to/components/PlayedUpTo');\n"
    : 'export const loadPlayedUpTo = undefined;\n';
}

/** Tells the tools for the table which campaigns have which sessions. */
export default function playedUpToPlugin({
  siteDir,
}: LoadContext): Plugin<readonly ReadCampaign[]> {
  const staticDir = join(siteDir, 'static');
  return {
    name: 'played-up-to',

    loadContent: () =>
      readCampaigns(staticDir, keepIfEnabled('played-up-to', campaigns)),

    getPathsToWatch: () =>
      campaigns.map(({sheet}) => join(staticDir, dirname(sheet), '**/*.csv')),

    async contentLoaded({actions}) {
      await actions.createData(
        'load.js',
        loadModule(hasFeature('played-up-to')),
      );
    },

    async allContentLoaded({allContent, actions}) {
      const read = allContent['played-up-to']?.[
        'default'
      ] as readonly ReadCampaign[];
      const listed = listLaterPages(listOpenDocs(allContent), read);
      await actions.createData('campaigns.json', JSON.stringify(listed));
    },
  };
}
