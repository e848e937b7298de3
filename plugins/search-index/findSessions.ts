import {campaigns} from '../../world/campaigns';
import {
  findFileCampaign,
  findPageCampaign,
} from '../../src/shared/lib/campaignRow';
import {
  readSessionHeading,
  writeSessionMark,
} from '../../src/shared/lib/sessionMark';

/** The campaign of a page, by its address. */
export function findCampaign(to: string): string | undefined {
  return findPageCampaign(to, campaigns);
}

/** The campaign of a sheet, by its path under static/. */
export function findSheetCampaign(src: string): string | undefined {
  return findFileCampaign(src, campaigns);
}

/** The mark of a section under a heading such as `Session 5: The Stair`. */
export function findSectionMark(
  title: string,
  campaign: string | undefined,
): string | undefined {
  const session = readSessionHeading(title);
  return campaign === undefined || session === undefined
    ? undefined
    : writeSessionMark({campaign, session});
}

/** What authors write at the beginning of a part that comes in a session. */
const PARTS = /^(?::{3,}session\[|(?:\*\*)?\[[^\]]*\]\([^)]*#session-\d)/m;

/** Whether a text without a session of its own tells of several. */
export function hasSessions(markdown: string): boolean {
  return PARTS.test(markdown);
}
