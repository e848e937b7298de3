import type {
  Heading,
  Link,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {campaigns as siteCampaigns} from '../../world/campaigns';
import {
  findPageCampaign,
  type CampaignRow,
} from '../../src/shared/model/campaignRow';
import {
  readSessionCell,
  readSessionHeading,
  writeSessionMark,
} from '../../src/shared/model/sessionMark';
import {attribute, block, getLine, isLabel, readText} from './elements';
import {forAll, getPagePath} from './pageFaults';
import type {Options as SiteOptions} from './staticLinks';

export type Options = SiteOptions & {
  /** Whether parts of campaign pages are marked with their session; not on locked pages or in print. */
  readonly marksSessions?: boolean | undefined;
  /** The campaigns; those of the world by default. */
  readonly campaigns?: readonly CampaignRow[] | undefined;
};

/** The directive by which authors mark a part. */
const NAME = 'session';

/** Wraps content from one session in a block. */
export function wrapSession(
  mark: string,
  children: readonly RootContent[],
  ...more: MdxJsxFlowElement['attributes']
): MdxJsxFlowElement {
  return block('div', [attribute('data-session', mark), ...more], children);
}

/**
 * Marks the headings of a part with a class, because the table of contents copies only the words of
 * a heading and their classes.
 */
function markHeadings(
  mark: string,
  children: readonly RootContent[],
): readonly RootContent[] {
  visit({type: 'root', children: [...children]} as Root, 'heading', (node) => {
    node.children = [
      {
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [attribute('className', mark)],
        children: node.children,
      },
    ];
  });
  return children;
}

/** Finds where a section ends: at the next heading of its level or above. */
function findEnd(
  nodes: readonly RootContent[],
  start: number,
  {depth}: Heading,
): number {
  const end = nodes.findIndex(
    (node, index) =>
      index > start && node.type === 'heading' && node.depth <= depth,
  );
  return end === -1 ? nodes.length : end;
}

/** Marks the sections under headings such as `Session 5: The Stair`. */
function markSections(
  nodes: readonly RootContent[],
  campaign: string,
): RootContent[] {
  const marked: RootContent[] = [];
  let end = 0;
  for (const [index, node] of nodes.entries()) {
    const session =
      node.type === 'heading' ? readSessionHeading(readText(node)) : undefined;
    if (node.type === 'heading' && session !== undefined) {
      const mark = writeSessionMark({campaign, session});
      end = findEnd(nodes, index, node);
      node.data = {...node.data, hProperties: {'data-session': mark}};
      marked.push(node, wrapSession(mark, nodes.slice(index + 1, end)));
    } else if (index >= end) {
      marked.push(node);
    }
  }
  return marked;
}

function findLink(node: PhrasingContent | undefined): Link | undefined {
  if (node?.type === 'link') {
    return node;
  }
  return node?.type === 'strong' ? findLink(node.children[0]) : undefined;
}

/** The session of a paragraph that begins with a link to its log. */
function readLedSession({children}: Paragraph): number | undefined {
  const session = /#session-(?<session>[1-9]\d{0,3})(?:-|$)/.exec(
    findLink(children[0])?.url ?? '',
  )?.groups?.['session'];
  return session === undefined ? undefined : Number(session);
}

/** Marks paragraphs that begin with a link to the log of a session. */
function markParagraphs(
  nodes: readonly RootContent[],
  campaign: string,
): RootContent[] {
  return nodes.map((node) => {
    const session =
      node.type === 'paragraph' ? readLedSession(node) : undefined;
    return session === undefined
      ? node
      : wrapSession(writeSessionMark({campaign, session}), [node]);
  });
}

/** Reads the label of a directive, and the content after it. */
function splitLabel({children}: ContainerDirective): {
  readonly label: string;
  readonly rest: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  return isLabel(first)
    ? {label: readText(first), rest}
    : {label: '', rest: children};
}

/**
 * Reads the session of a directive, which its label names.
 *
 * @param place the page and the line of the directive.
 * @throws Error naming the place, what was found, and what was expected.
 */
function readMark(
  label: string,
  campaign: string | undefined,
  place: string,
): string {
  if (campaign === undefined) {
    throw new Error(
      `${place}: found :::session outside a campaign. Use it only in a folder that world/campaigns.ts lists.`,
    );
  }
  const session = readSessionCell(label);
  if (session === undefined) {
    throw new Error(
      `${place}: found :::session[${label}], expected the number of a session, as in :::session[5].`,
    );
  }
  return writeSessionMark({campaign, session});
}

/**
 * Marks the parts of campaign pages that belong to a session. They are under its heading, in a
 * paragraph that begins with a link to its log, or between `:::session[5]` and `:::`.
 */
export default function markSessions(
  options: Options,
): (tree: Root, file: {readonly path: string}) => void {
  const {siteDir, marksSessions = false, campaigns = siteCampaigns} = options;
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const campaign = findPageCampaign(page, campaigns);
    const parts: {node: ContainerDirective; parent: Parents}[] = [];
    visit(tree, 'containerDirective', (node, _, parent) => {
      if (node.name === NAME && parent !== undefined) {
        parts.push({node, parent});
      }
    });
    forAll(parts, ({node, parent}) => {
      const {label, rest} = splitLabel(node);
      const place = `${page}:${getLine(node)}`;
      const mark = readMark(label, campaign, place);
      const children = parent.children as RootContent[];
      children.splice(
        children.indexOf(node),
        1,
        ...(marksSessions
          ? [wrapSession(mark, markHeadings(mark, rest))]
          : rest),
      );
    });
    if (marksSessions && campaign !== undefined) {
      tree.children = markParagraphs(
        markSections(tree.children, campaign),
        campaign,
      );
    }
  };
}
