import {kebabCase} from '../../../src/shared/lib/kebabCase';
import type {Chapter} from '../../../src/features/documents/lib/pressDocument';
import {element, joined, showsSomething, type Markup} from '../markup';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {setTree} from '../parts/setTree';
import type {Surroundings} from '../parts/tags';
import type {PressPage} from '../read/pageReader';
import {createBlock, markOpening, setBlocks, type Block} from './flow';
import {chosenSections} from './sections';

/** A chapter with its source page. */
export type ReadChapter = {
  readonly chapter: Chapter;
  readonly page: PressPage;
  /** Its anchor in the document. */
  readonly anchor: string;
};

/** Returns the title of a chapter. */
export function getTitle({chapter, page}: ReadChapter): string {
  return chapter.title ?? page.title;
}

/** Returns the anchor of a chapter in its document. */
export function nameAnchor(title: string): string {
  return `chapter-${kebabCase(title)}`;
}

export type Placing = {
  readonly origin: string;
  /** How many levels headings are lowered. */
  readonly depth: number;
  readonly inside: ReadonlyMap<string, string>;
  /** Whether long text is set in two columns. */
  readonly inColumns: boolean;
};

/** Whether a section contains anything besides headings. */
function hasBody(markup: Markup): boolean {
  return showsSomething({
    html: markup.html.replaceAll(/<h\d[^>]*>.*?<\/h\d>/gs, ''),
  });
}

/** Lists the blocks of a section, with their markup. */
function listBlocks(
  nodes: readonly TreeNode[],
  surroundings: Surroundings,
): readonly Block[] {
  return nodes
    .filter((node) => typeof node !== 'string' || node.trim() !== '')
    .map((node) => createBlock(node, setTree(node, surroundings)));
}

/**
 * Renders the selected sections of a chapter; a section that is empty in print is left out with
 * its heading.
 */
export function chapterBody(
  {chapter, page, anchor}: ReadChapter,
  {origin, depth, inside, inColumns}: Placing,
): Markup {
  const prefix = depth === 0 ? '' : `${anchor}-`;
  const {address} = page;
  const [first = [], ...rest] = chosenSections(page.tree, chapter)
    .map(({nodes}) =>
      listBlocks(nodes, {origin, address, depth, prefix, inside}),
    )
    .filter((blocks) => hasBody(joined(blocks.map(({markup}) => markup))));
  const parts = inColumns
    ? [markOpening(first), ...rest].map(setBlocks)
    : [first, ...rest].map((blocks) =>
        joined(blocks.map(({markup}) => markup)),
      );
  return joined(parts.map((part) => element('section', {class: 'part'}, part)));
}
