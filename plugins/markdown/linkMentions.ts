import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {
  splitAtMentions,
  type TextPiece,
  type Terms,
} from '../mentions/model/mentions';
import {splitSections, type Prose, type Section} from './prose';
import {sitePages} from './sitePages';
import {getPagePath} from './pageFaults';
import type {Options} from './staticLinks';

function createNode({text, address}: TextPiece): PhrasingContent {
  const words = {type: 'text', value: text} as const;
  return address === undefined
    ? words
    : {type: 'link', url: address, children: [words]};
}

function findLink({node, parent}: Prose, pieces: readonly TextPiece[]): void {
  const children = parent.children as PhrasingContent[];
  children.splice(children.indexOf(node), 1, ...pieces.map(createNode));
}

function linkSection(
  {prose, linked}: Section,
  terms: Terms,
  self: string,
): void {
  const taken = new Set([...linked, self]);
  for (const each of prose) {
    const pieces = splitAtMentions(each.node.value, terms, taken);
    if (pieces.some(({address}) => address !== undefined)) {
      findLink(each, pieces);
    }
  }
}

/**
 * Links the first mention of another page in each section. Sections that already link to that page
 * are left alone, and locked pages are never linked.
 */
export default function linkMentions({siteDir}: Options): Transformer<Root> {
  return async (tree, file) => {
    const path = getPagePath(siteDir, file);
    const {byPath, terms} = await sitePages(siteDir);
    const self = byPath.get(path);
    if (self?.links !== true) {
      return;
    }
    for (const section of splitSections(tree, path)) {
      linkSection(section, terms, self.address);
    }
  };
}
