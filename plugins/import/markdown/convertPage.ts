import katex from 'katex';
import type {Definition, Image, Link, Nodes} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {SKIP, visit} from 'unist-util-visit';
import {asMarkup} from '../../markdown/writeMath';
import {applyEdits, escapeText, quote, type Edit} from '../model/edits';
import type {Resolved} from '../model/links';
import type {Tell} from '../model/told';
import {convertCode, convertDice} from './convertCode';
import {convertTags} from './convertTags';
import {convertText} from './convertText';
import {
  findTitle,
  isOwn,
  listHeadings,
  OWN_ANCHOR,
  getOffsets,
  readWords,
  type ParsedPage,
} from './parsePage';
import {showPicture} from './showPicture';

/** What the conversion of a page asks about its project. */
type Context = ParsedPage & {
  readonly title: string;
  readonly isVault: boolean;
  readonly hasBreaks: boolean;
  /** Resolves a link, or the name in a wiki link. */
  readonly resolve: (url: string) => Resolved | undefined;
  /** Takes a tag that is in the text. */
  readonly addTag: (name: string) => void;
};

/** A page while its text is converted. */
export type Conversion = Context & {
  /** Tells something about the text at an offset. */
  readonly tellAt: (
    kind: Parameters<Tell>[0],
    offset: number,
    what: string,
  ) => void;
  /** Replaces a part of the text. */
  readonly edit: (start: number, end: number, text: string) => void;
};

function writeTitle(title: string | null | undefined): string {
  return title ? ` ${quote(escapeText(title))}` : '';
}

function convertImage(node: Image, page: Conversion): void {
  const [start, end] = getOffsets(node);
  const {url, title, alt} = node;
  const sized = /^(?:([\s\S]*)\|)?(\d+)(?:x(\d+))?$/.exec(alt ?? '');
  const [, words = '', width, height] = sized ?? ['', alt ?? ''];
  const picture = {url, alt: words, width, height, title: writeTitle(title)};
  page.edit(start, end, showPicture(picture, start, page));
}

function resolveTold(url: string, offset: number, page: Conversion) {
  const found = page.resolve(url);
  if (found === undefined || found.isLost === true) {
    page.tellAt(found === undefined ? 'link' : 'anchor', offset, url);
  }
  return found;
}

/** Points the link around some words elsewhere, or leaves the words alone. */
function pointLink(
  node: Link,
  words: [number, number],
  page: Conversion,
): void {
  const [start, end] = getOffsets(node);
  const [inner, after] = words;
  const found = resolveTold(node.url, start, page);
  const url = found?.url.replaceAll(' ', '%20');
  if (url === undefined) {
    page.edit(start, inner, '');
    page.edit(after, end, '');
  } else if (url !== node.url || /[<{]/.test(page.text.slice(after, end))) {
    page.edit(after, end, `](${url}${writeTitle(node.title)})`);
  }
}

function convertLink(node: Link, page: Conversion): void {
  const [start, end] = getOffsets(node);
  const sign = page.text.charAt(start);
  const {children, url} = node;
  const places = children.map(getOffsets);
  if (sign === '<' || places.length === 0) {
    const words = escapeText(readWords(node));
    page.edit(start, end, words && `[${words}](${url})`);
  } else if (sign === '[') {
    const all = places.flat();
    pointLink(node, [Math.min(...all), Math.max(...all)], page);
  }
}

function convertDefinition(node: Definition, page: Conversion): void {
  const {label, url, title} = node;
  const [start, end] = getOffsets(node);
  // References to it need an address.
  const to = resolveTold(url, start, page)?.url ?? '/';
  if (to !== url) {
    page.edit(start, end, `[${label ?? ''}]: ${to}${writeTitle(title)}`);
  }
}

/** Whether this site can draw a formula; one that it cannot is told. */
function canDraw(node: InlineMath | Math, page: Conversion): boolean {
  try {
    const displayMode = node.type === 'math';
    katex.renderToString(node.value, {...asMarkup, displayMode});
    return true;
  } catch {
    page.tellAt('formula', getOffsets(node)[0], node.value);
    return false;
  }
}

/** A single dollar sign is money on this site. */
function convertInlineMath(node: InlineMath, page: Conversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end);
  const isMoney =
    /^\$\s|\s\$$/.test(source) || /\d/.test(page.text.charAt(end));
  const sign = isMoney || canDraw(node, page) ? '$$' : '`';
  if (isMoney) {
    page.edit(start, end, escapeText(source).replaceAll('$', '\\$'));
  } else if (!source.startsWith(sign)) {
    const formula = source.replaceAll(/^\$+|\$+$/g, '').replaceAll('\n', ' ');
    page.edit(start, end, sign + formula + sign);
  }
}

/** A formula apart that cannot be drawn becomes a fence. */
function convertMath(node: Math, page: Conversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end);
  if (!canDraw(node, page)) {
    const code = source.replace(/^\$+/, '```tex').replace(/\$+$/, '```');
    page.edit(start, end, code);
  }
}

/** Headings of the first level have no anchors on this site: they get the second. */
function lowerHeading(source: string, start: number, page: Conversion): void {
  page.edit(start, start, /^#\s/.test(source) ? '#' : '');
  const line = source.search(/(?<=\n[\s>]*)=+$/);
  if (line !== -1) {
    page.edit(start + line, start + source.length, '---');
  }
}

/** Writes the anchor of a heading if it may differ on this site. */
function convertHeading(node: Nodes, anchor: string, page: Conversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end);
  lowerHeading(source, start, page);
  if (/[<{:^=~!$&\\[%_]/.test(source) && !source.includes('\n')) {
    const sign = OWN_ANCHOR.exec(source) ?? /\s+#+\s*$/.exec(source);
    const shown = sign?.[0] ?? '';
    page.edit(end - shown.length, end, ` {/* #${anchor} */}`);
  }
}

/** Removes the title, which front matter has, and converts the other headings. */
function convertHeadings(page: Conversion): void {
  const title = findTitle(page);
  if (title !== undefined) {
    page.edit(...getOffsets(title), '');
  }
  for (const [node, anchor] of listHeadings(page)) {
    convertHeading(node, anchor, page);
  }
}

/** Footnotes to which nothing refers become paragraphs. */
function convertNotes({tree, edit}: Conversion): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => {
    used.add(identifier);
  });
  visit(tree, 'footnoteDefinition', (node) => {
    const [start] = getOffsets(node);
    if (!used.has(node.identifier)) {
      edit(start, start + 1, '\\[');
    }
  });
}

type Convert = (node: never, page: Conversion) => void;

/** How the nodes of a page are converted, by their type. */
const converters: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['paragraph', convertText],
  ['heading', convertText],
  ['tableCell', convertText],
  ['link', convertLink],
  ['image', convertImage],
  ['definition', convertDefinition],
  ['code', convertCode],
  ['inlineCode', convertDice],
  ['inlineMath', convertInlineMath],
  ['math', convertMath],
]);

/** Converts the text of a page: replaces what differs here, and leaves the rest as it is. */
export function convertPage(context: Context, tell: Tell): string {
  const {text, lines, tree} = context;
  const edits: Edit[] = [];
  const page: Conversion = {
    ...context,
    edit: (start, end, replacement) => {
      edits.push({start, end, text: replacement});
    },
    tellAt: (kind, offset, what) => {
      const row = text.slice(0, offset).split('\n').length - 1;
      tell(kind, lines[row]?.line ?? 1, what);
    },
  };
  convertHeadings(page);
  convertNotes(page);
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' && isOwn(node, page)) {
      return SKIP;
    }
    convertTags(node, page);
    converters.get(node.type)?.(node as never, page);
    return undefined;
  });
  return applyEdits(text, edits);
}
