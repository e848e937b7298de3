import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Link, ListItem, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {campaigns as siteCampaigns} from '../../world/campaigns';
import {
  findFileCampaign,
  type CampaignRow,
} from '../../src/shared/model/campaignRow';
import {parseSheet} from '../../src/shared/model/csv';
import {
  findSessionColumn,
  readSessionCell,
  writeSessionMark,
} from '../../src/shared/model/sessionMark';
import {wrapSession, type Options} from './markSessions';

/**
 * Reads the list of a folder; undefined if there is none, or if it has faults, which are reported
 * elsewhere.
 */
function readList(folder: string) {
  try {
    const result = parseSheet(readFileSync(join(folder, 'index.csv'), 'utf8'));
    return result.ok ? result.sheet : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the last session that a file covers, from the list of its folder. */
function readSession(siteDir: string, path: string): number | undefined {
  const list = readList(join(siteDir, 'static', dirname(path)));
  const row = list?.rows.find(([file]) => file === basename(path));
  const column = findSessionColumn(list?.columns ?? []);
  return readSessionCell(row?.[column] ?? '');
}

/** The mark of a linked file of a campaign. */
function findFileMark(
  url: string,
  siteDir: string,
  campaigns: readonly CampaignRow[],
): string | undefined {
  const path = url.replace(/[?#].*$/, '');
  const campaign = findFileCampaign(path, campaigns);
  if (campaign === undefined) {
    return undefined;
  }
  const session = readSession(siteDir, path);
  return session === undefined
    ? undefined
    : writeSessionMark({campaign, session});
}

function listLinks(node: ListItem | Paragraph): readonly Link[] {
  const links: Link[] = [];
  visit(node, 'link', (link) => {
    links.push(link);
  });
  return links;
}

/** Marks paragraphs and list entries that link to a document with the last session it covers. */
export default function markDocuments(options: Options): (tree: Root) => void {
  const {siteDir, marksSessions = false, campaigns = siteCampaigns} = options;
  const findMark = (node: ListItem | Paragraph): string | undefined =>
    listLinks(node)
      .filter(({url}) => /\.pdf\b/i.test(url))
      .map(({url}) => findFileMark(url, siteDir, campaigns))
      .find((mark) => mark !== undefined);
  return (tree) => {
    if (!marksSessions) {
      return;
    }
    tree.children = tree.children.map((node) => {
      const mark = node.type === 'paragraph' ? findMark(node) : undefined;
      return mark === undefined ? node : wrapSession(mark, [node]);
    });
    visit(tree, 'listItem', (item) => {
      const mark = findMark(item);
      if (mark !== undefined) {
        item.data = {...item.data, hProperties: {'data-session': mark}};
      }
    });
  };
}
