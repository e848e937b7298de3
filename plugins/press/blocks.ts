import type {TreeNode} from '../lock/tree/tree';
import type {Sheet} from '../../src/shared/model/csv';
import {element, joined, type Markup} from './markup';
import {readSheet, type Props} from './parts/part';

/** A top-level block of a page, and its markup. */
export type Block = {
  /** The tag or component, as pages write it; empty for plain text. */
  readonly type: string;
  readonly markup: Markup;
  /** Whether it fits a column; headings and introductory lines follow the next block. */
  readonly kind: 'column' | 'heading' | 'page';
};

/** Minimum length in characters of text in two columns: three lines across the page. */
const LONG = 330;
/** Minimum length in characters of a quotation set across the page, because quotations are not split. */
const LONG_QUOTE = 400;
/** Characters that fit side by side in a table of a column's width. */
const COLUMN_CHARACTERS = 46;
/** The maximum number of rows of a table in a column. */
const COLUMN_ROWS = 12;
/** Minimum length in characters of a paragraph with a large first letter. */
const OPENING_CHARACTERS = 160;

/** Blocks of running text, which fit a column. */
const TEXT =
  /^(?:p|ul|ol|blockquote|admonition|c:Encounter|c:SpellEntry|c:Medallions)$/;
/** A line in italics that introduces the next block. */
const LEAD = /^<p><em>(?:(?!<\/?em>).)+<\/em><\/p>$/s;
/** Blocks that may precede the first paragraph of a chapter. */
const BEFORE_OPENING = /^(?:c:FactBox|c:Medallions|c:PagePicture)?$/;

/** Whether a table is narrow and short enough for a column. */
export function fitsColumn({columns, rows}: Sheet): boolean {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const width = widths.reduce((sum, each) => sum + each + 2, 0);
  return rows.length <= COLUMN_ROWS && width <= COLUMN_CHARACTERS;
}

/** Counts the characters that readers see. */
function countCharacters(blocks: readonly Pick<Block, 'markup'>[]): number {
  return joined(blocks.map(({markup}) => markup))
    .html.replaceAll(/<[^>]*>/g, '')
    .trim().length;
}

/** Whether a block is as narrow as a column. */
function fits(type: string, props: Props, markup: Markup): boolean {
  const sheet = /^c:(?:Data|Roll)Table$/.test(type) && readSheet(props);
  if (sheet) {
    return fitsColumn(sheet);
  }
  const isLongQuote =
    type === 'blockquote' && countCharacters([{markup}]) >= LONG_QUOTE;
  const isPicture = /<table|class="(?:picture|portraits)"/.test(markup.html);
  return TEXT.test(type) && !isLongQuote && !isPicture;
}

export function createBlock(node: TreeNode, markup: Markup): Block {
  if (typeof node !== 'object' || node === null || 'f' in node) {
    return {type: '', markup, kind: 'column'};
  }
  const [name, props] = node;
  const type = name.replace(/^m:/, '');
  if (/^h[3-6]$/.test(type) || LEAD.test(markup.html)) {
    return {type, markup, kind: 'heading'};
  }
  const isNarrow = fits(type, props === 0 ? {} : props, markup);
  return {type, markup, kind: isNarrow ? 'column' : 'page'};
}

/** Consecutive blocks, either all in columns or all across the page. */
type Run = {readonly inColumns: boolean; readonly blocks: readonly Block[]};

/** Groups blocks into runs; an introduction stays with its block. */
function listRuns(blocks: readonly Block[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, block] of blocks.entries()) {
    const decisive = blocks.slice(index).find(({kind}) => kind !== 'heading');
    const inColumns = decisive?.kind === 'column';
    const last = runs.at(-1);
    if (last?.inColumns === inColumns) {
      runs[runs.length - 1] = {inColumns, blocks: [...last.blocks, block]};
    } else {
      runs.push({inColumns, blocks: [block]});
    }
  }
  return runs;
}

/** Sets blocks in two columns where their text is long, and across the page elsewhere. */
export function setBlocks(blocks: readonly Block[]): Markup {
  return joined(
    listRuns(blocks).map(({inColumns, blocks: run}) => {
      const content = joined(run.map(({markup}) => markup));
      return inColumns && countCharacters(run) >= LONG
        ? element('div', {class: 'columns'}, content)
        : content;
    }),
  );
}

/** Marks the first paragraph of a chapter, unless a table or list precedes it. */
export function markOpening(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex(
    ({type, markup}) => !BEFORE_OPENING.test(type) && markup.html !== '',
  );
  const first = blocks[at];
  if (
    first === undefined ||
    !/^<p>["“]?[A-Z]/.test(first.markup.html) ||
    countCharacters([first]) < OPENING_CHARACTERS
  ) {
    return blocks;
  }
  const html = first.markup.html.replace('<p>', '<p class="opening">');
  return blocks.with(at, {...first, markup: {html}});
}
