import {campaigns} from '../../../world/campaigns';
import {findPageCampaign} from '../../../src/shared/model/campaignRow';
import {markPage} from '../../../src/shared/model/sessionMark';
import type {OpenDoc} from '../../pages/openDocs';

/** Whether a page belongs to no session of a campaign, so its title gives nothing away. */
export function comesForAll({doc: {permalink, frontMatter}}: OpenDoc): boolean {
  const campaign = findPageCampaign(permalink, campaigns);
  return markPage(frontMatter['session'], campaign) === undefined;
}
