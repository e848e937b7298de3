import type {Root, RootContent} from 'mdast';
import {campaigns as siteCampaigns} from '../../world/campaigns';
import {findPageCampaign} from '../../src/shared/model/campaignRow';
import {markPage} from '../../src/shared/model/sessionMark';
import {attribute} from './elements';
import {getPagePath} from './pageFaults';
import {wrapSession, type Options} from './markSessions';

/** A page with its path, and its front matter if it is known. */
type MarkedFile = {
  readonly path: string;
  readonly data?: {
    readonly frontMatter?: Readonly<Record<string, unknown>>;
  };
};

/**
 * Reads the session of a whole page from its front matter; undefined if there is none.
 *
 * @throws Error naming the page, what was found, and what was expected.
 */
function readPageMark(
  session: unknown,
  campaign: string | undefined,
  page: string,
): string | undefined {
  if (session !== undefined && campaign === undefined) {
    throw new Error(
      `${page}: found the key "session" outside a campaign. Use it only in a folder that world/campaigns.ts lists.`,
    );
  }
  return markPage(session, campaign);
}

/** Marks a whole page. Imports stay outside, where they are valid. */
function wrapPage(mark: string, nodes: readonly RootContent[]): RootContent[] {
  const isImport = ({type}: RootContent): boolean => type === 'mdxjsEsm';
  return [
    ...nodes.filter(isImport),
    wrapSession(
      mark,
      nodes.filter((node) => !isImport(node)),
      attribute('data-whole'),
    ),
  ];
}

/**
 * Marks whole campaign pages with the `session` of their front matter. Runs after the plugins that
 * look for sections of a page.
 */
export default function markLaterPage(
  options: Options,
): (tree: Root, file: MarkedFile) => void {
  const {siteDir, marksSessions = false, campaigns = siteCampaigns} = options;
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const mark = readPageMark(
      file.data?.frontMatter?.['session'],
      findPageCampaign(page, campaigns),
      page,
    );
    if (marksSessions && mark !== undefined) {
      tree.children = wrapPage(mark, tree.children);
    }
  };
}
