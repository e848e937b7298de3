import type {TreeNode} from '@engine/page-tree/treeNode';
import type {Sheet} from '../../../src/shared/lib/csv';
import {element, joined, type Markup} from '../markup';

/** A top-level block of a page, and its markup. */
export type Block = {
  /** The tag or component; empty for plain text. */
  readonly type: string;
  readonly markup: Markup;
  /** Whether it fits a column; headings do if what follows them does. */
  readonly kind: 'column' | 'heading' | 'page';
};

/** Characters from which text is set in two columns: three lines across the page. */
const LONG = 330;
/** Characters from which a quote, which is not broken, is set across the page. */
const LONG_QUOTE = 400;
/** Characters that fit side by side in a table of a column's width. */
const COLUMN_CHARACTERS = 46;
/** The most rows of a table in a column. */
const COLUMN_ROWS = 12;
/** The fewest characters of a paragraph that begins with a large first letter. */
const OPENING_CHARACTERS = 160;

/** Blocks of running text, which fit a column. */
const TEXT: ReadonlySet<string> = new Set([
  'm:p',
  'm:ul',
  'm:ol',
  'm:blockquote',
  'm:admonition',
  'p',
  'ul',
  'ol',
  'blockquote',
  'admonition',
  'c:Encounter',
  'c:SpellEntry',
]);

/** Blocks that may precede the first paragraph of a chapter. */
const BEFORE_OPENING: ReadonlySet<string> = new Set([
  '',
  'c:FactBox',
  'c:Medallions',
  'c:PagePicture',
]);

const HEADING = /^(?:m:)?h[3-6]$/;

/** Whether a table is narrow and short enough for a column. */
export function fitsColumn({columns, rows}: Sheet): boolean {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const width = widths.reduce((sum, each) => sum + each + 2, 0);
  return rows.length <= COLUMN_ROWS && width <= COLUMN_CHARACTERS;
}

function isSheet(value: unknown): value is Sheet {
  return (
    typeof value === 'object' &&
    value !== null &&
    'columns' in value &&
    'rows' in value
  );
}

type Element = Extract<TreeNode, readonly [string, ...unknown[]]>;

type Props = Readonly<Record<string, unknown>>;

/** Components that fit a column with some of their props. */
const NARROW: Readonly<Record<string, (props: Props) => boolean>> = {
  'c:DataTable': ({sheet}) => isSheet(sheet) && fitsColumn(sheet),
  'c:RollTable': ({sheet}) => isSheet(sheet) && fitsColumn(sheet),
  'c:Medallions': ({pictures}) =>
    Array.isArray(pictures) && pictures.length === 1,
};

function getKind([type, props]: Element, {html}: Markup): Block['kind'] {
  if (HEADING.test(type)) {
    return 'heading';
  }
  const isText = TEXT.has(type) && !/<table|class="picture"/.test(html);
  const isNarrow = NARROW[type]?.(props === 0 ? {} : props) === true;
  return isText || isNarrow ? 'column' : 'page';
}

/** Pairs a block with its markup. */
export function createBlock(node: TreeNode, markup: Markup): Block {
  return typeof node === 'object' && node !== null && !('f' in node)
    ? {type: node[0], markup, kind: getKind(node, markup)}
    : {type: '', markup, kind: 'column'};
}

/** Counts the characters that readers see. */
function countCharacters(blocks: readonly Block[]): number {
  return joined(blocks.map(({markup}) => markup))
    .html.replaceAll(/<[^>]*>/g, '')
    .trim().length;
}

/** Blocks that follow each other, all of them in columns or all as wide as the page. */
type Run = {readonly inColumns: boolean; readonly blocks: readonly Block[]};

/** Whether the next block other than a heading fits a column. */
function isFollowedByColumn(blocks: readonly Block[], from: number): boolean {
  const next = blocks.slice(from).find(({kind}) => kind !== 'heading');
  return next?.kind === 'column';
}

/** Groups blocks into runs; a heading stays with what follows it. */
function listRuns(blocks: readonly Block[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, block] of blocks.entries()) {
    const inColumns =
      block.kind === 'heading'
        ? isFollowedByColumn(blocks, index)
        : block.kind === 'column';
    const last = runs.at(-1);
    if (last?.inColumns === inColumns) {
      runs[runs.length - 1] = {inColumns, blocks: [...last.blocks, block]};
    } else {
      runs.push({inColumns, blocks: [block]});
    }
  }
  return runs;
}

/** A line in italics that introduces what follows it. */
const LEAD = /^<p><em>(?:(?!<\/?em>).)+<\/em><\/p>$/s;

function isLead({markup}: Block): boolean {
  return LEAD.test(markup.html);
}

const isQuote = ({type}: Block): boolean => /^(?:m:)?blockquote$/.test(type);

/** Whether blocks are a single quote and what introduces it: columns would part them. */
function isOneQuote(blocks: readonly Block[]): boolean {
  const [only, ...others] = blocks.filter(
    (block) => block.kind !== 'heading' && !isLead(block),
  );
  return only !== undefined && isQuote(only) && others.length === 0;
}

function setRun({inColumns, blocks}: Run): Markup {
  const content = joined(blocks.map(({markup}) => markup));
  return inColumns && countCharacters(blocks) >= LONG && !isOneQuote(blocks)
    ? element('div', {class: 'columns'}, content)
    : content;
}

const isPortrait = ({type, kind}: Block): boolean =>
  type === 'c:Medallions' && kind === 'column';

/** Whether a block belongs to the one before: a portrait to its heading, and text to its portrait. */
function belongsToPerson(block: Block, before: Block | undefined): boolean {
  return isPortrait(block)
    ? before?.kind === 'heading'
    : block.kind === 'column' && before !== undefined && isPortrait(before);
}

/** Keeps a portrait with its heading and the paragraph that tells of its person. */
function joinPeople(blocks: readonly Block[]): readonly Block[] {
  const people: (readonly Block[])[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = people.at(-1);
    if (last !== undefined && belongsToPerson(block, blocks[index - 1])) {
      people[people.length - 1] = [...last, block];
    } else {
      people.push([block]);
    }
  }
  return people.flatMap((each) =>
    each.length === 1 ? each : [joinPerson(each)],
  );
}

function joinPerson(blocks: readonly Block[]): Block {
  const content = joined(blocks.map(({markup}) => markup));
  return {
    type: 'person',
    kind: 'column',
    markup: element('div', {class: 'person'}, content),
  };
}

/** Whether a block is as wide as the page, or is a quote too long for a column. */
function isWide(block: Block): boolean {
  return (
    block.kind === 'page' ||
    (isQuote(block) && countCharacters([block]) >= LONG_QUOTE)
  );
}

/** Whether blocks begin with a heading and a line in italics that introduce a wide one. */
function isIntroduced([head, lead, shown]: readonly Block[]): boolean {
  return (
    head?.kind === 'heading' &&
    lead !== undefined &&
    isLead(lead) &&
    shown !== undefined &&
    isWide(shown)
  );
}

/** Keeps a wide block with its heading and the line that introduces it. */
function joinIntroduced(blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks;
  if (first === undefined) {
    return [];
  }
  if (!isIntroduced(blocks)) {
    return [first, ...joinIntroduced(rest)];
  }
  const content = joined(blocks.slice(0, 3).map(({markup}) => markup));
  const whole: Block = {
    type: 'introduced',
    kind: 'page',
    markup: element('div', {class: 'introduced'}, content),
  };
  return [whole, ...joinIntroduced(blocks.slice(3))];
}

/** Sets blocks in two columns where their text is long, and across the page elsewhere. */
export function setBlocks(blocks: readonly Block[]): Markup {
  return joined(listRuns(joinIntroduced(joinPeople(blocks))).map(setRun));
}

/** Marks the first paragraph of a chapter, unless a table or list precedes it. */
export function markOpening(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex(
    ({type, markup}) => !BEFORE_OPENING.has(type) && markup.html !== '',
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
