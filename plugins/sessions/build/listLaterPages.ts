import {findPageCampaign} from '../../../src/shared/model/campaignRow';
import {readPageSession} from '../../../src/shared/model/sessionMark';
import type {OpenDoc} from '../../pages/openDocs';
import type {ReadCampaign} from './readCampaigns';

/** A page that belongs to a session as a whole. */
export type LaterPage = {
  /** Its address, with the base path. */
  readonly to: string;
  readonly session: number;
};

/** A campaign with its pages that belong to a session as a whole. */
export type CampaignWithPages = ReadCampaign & {
  readonly pages: readonly LaterPage[];
};

type Page = {
  readonly doc: Pick<OpenDoc['doc'], 'permalink' | 'frontMatter'>;
};

/**
 * Finds the pages whose front matter names a session, by campaign.
 *
 * @throws Error naming the page, if the campaign has no such session.
 */
export function listLaterPages(
  docs: readonly Page[],
  campaigns: readonly ReadCampaign[],
): readonly CampaignWithPages[] {
  const rows = campaigns.map((campaign) => ({...campaign, sheet: ''}));
  return campaigns.map((campaign) => ({
    ...campaign,
    pages: docs.flatMap(({doc: {permalink, frontMatter}}) => {
      const session = readPageSession(frontMatter['session']);
      if (
        session === undefined ||
        findPageCampaign(permalink, rows) !== campaign.id
      ) {
        return [];
      }
      if (session > campaign.sessions) {
        throw new Error(
          `${permalink}: found session "${session}" in the front matter, expected a number from 1 to ${campaign.sessions}.`,
        );
      }
      return [{to: permalink, session}];
    }),
  }));
}
