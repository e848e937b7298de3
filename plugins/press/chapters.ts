import type {TreeNode} from '../lock/tree/tree';
import type {Chapter} from '../documents/model/pressDocument';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {createBlock, markOpening, setBlocks, type Block} from './blocks';
import {element, joined, showsSomething, type Markup} from './markup';
import {setTree} from './parts/setTree';
import type {PressPage, ReadPage} from './readPages';
import {chosenSections} from './sections';

export type ReadChapter = {
  readonly chapter: Chapter;
  readonly page: PressPage;
  /** Its anchor in the document. */
  readonly anchor: string;
};

export function nameChapter({chapter, page}: ReadChapter): string {
  return chapter.title ?? page.title;
}

export async function readChapter(
  chapter: Chapter,
  readPage: ReadPage,
): Promise<ReadChapter> {
  const page = await readPage(chapter.page);
  const anchor = `chapter-${kebabCase(chapter.title ?? page.title)}`;
  return {chapter, page, anchor};
}

/** How a chapter is placed in its document. */
export type Placing = {
  readonly origin: string;
  /** Number of levels by which headings are lowered. */
  readonly depth: number;
  /** Anchors of the pages in the same document, by address. */
  readonly inside: ReadonlyMap<string, string>;
  /** Whether long text is set in two columns. */
  readonly inColumns: boolean;
};

const allOf = (blocks: readonly Block[]): Markup =>
  joined(blocks.map(({markup}) => markup));

/** Whether a section contains anything besides headings. */
function hasBody(blocks: readonly Block[]): boolean {
  const html = allOf(blocks).html.replaceAll(/<h\d[^>]*>.*?<\/h\d>/gs, '');
  return showsSomething({html});
}

/**
 * Renders the selected sections of a chapter; a section that is empty in print is left out with
 * its heading.
 */
export function chapterBody(
  {chapter, page, anchor}: ReadChapter,
  {inColumns, ...placing}: Placing,
): Markup {
  const surroundings = {
    ...placing,
    address: page.address,
    prefix: placing.depth === 0 ? '' : `${anchor}-`,
  };
  const listBlocks = (nodes: readonly TreeNode[]): readonly Block[] =>
    nodes
      .filter((node) => typeof node !== 'string' || node.trim() !== '')
      .map((node) => createBlock(node, setTree(node, surroundings)));
  const sections = chosenSections(page.tree, chapter)
    .map(({nodes}) => listBlocks(nodes))
    .filter(hasBody);
  const set = (blocks: readonly Block[], index: number): Markup =>
    inColumns
      ? setBlocks(index === 0 ? markOpening(blocks) : blocks)
      : allOf(blocks);
  return joined(
    sections.map((blocks, index) =>
      element('section', {class: 'part'}, set(blocks, index)),
    ),
  );
}
