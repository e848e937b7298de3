import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {visit} from 'unist-util-visit';
import type {Line} from '../model/containers';
import {anchorKey} from '../model/links';

/** A page whose text is parsed as the program that it comes from parses it. */
export type ParsedPage = {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly tree: Root;
};

type TitledPage = ParsedPage & {readonly title: string};

/** Parses the lines of a page. */
export function parsePage(
  lines: readonly Line[],
  singleDollarTextMath: boolean,
): ParsedPage {
  const text = lines.map((line) => line.text).join('\n');
  const tree = fromMarkdown(text, {
    extensions: [gfm({singleTilde: false}), math({singleDollarTextMath})],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  return {text, lines, tree};
}

/** Returns where a node begins and ends in the text of its page. */
export function getOffsets({position}: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Whether a node is written as this site wants it. */
export function isOwn({position}: Nodes, {lines}: ParsedPage): boolean {
  return lines[(position?.start.line ?? 1) - 1]?.own ?? false;
}

/** Returns the words that readers see, without comments of Obsidian. */
export function readWords(node: Nodes): string {
  const words = toString(node, {includeHtml: false, includeImageAlt: false});
  return words.replaceAll(/%%.*?%%/g, '').trim();
}

/** Returns the words of a heading without the anchor that an author gave it. */
export function readTitle(heading: Heading): string {
  return readWords(heading)
    .replace(/\s*\{#.*\}$/, '')
    .trim();
}

/** Matches the anchor that an author gave a heading. */
export const OWN_ANCHOR = /\s*\{#(?<id>[\w-]+)(?:\s[^}]*)?\}\s*$/;

/** Finds the heading at the start of a page. */
export function findFirst(page: ParsedPage): Heading | undefined {
  const first = page.tree.children.find(
    (node) => node.type !== 'html' && !isOwn(node, page),
  );
  return first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

/** Finds the heading that is the title of a page, unless front matter gives it another. */
export function findTitle(page: TitledPage): Heading | undefined {
  const first = findFirst(page);
  const words = first === undefined ? '' : readTitle(first);
  return anchorKey(words) === anchorKey(page.title) ? first : undefined;
}

/** Lists the headings of a page below its title, each with its anchor on this site. */
export function listHeadings(page: TitledPage): readonly [Heading, string][] {
  const {slug} = createSlugger();
  const title = findTitle(page);
  const found: [Heading, string][] = [];
  visit(page.tree, 'heading', (node) => {
    const words = readWords(node);
    if (node !== title) {
      const id = OWN_ANCHOR.exec(words)?.groups?.['id'];
      found.push([node, id ?? slug(words)]);
    }
  });
  return found;
}

/** Maps what links call headings to their anchors on this site. */
export function listAnchors(page: TitledPage): ReadonlyMap<string, string> {
  const title = findTitle(page);
  const rows = listHeadings(page).flatMap(([node, anchor]) => {
    const words = readWords(node).replace(OWN_ANCHOR, '');
    return [anchor, words].map((name) => [anchorKey(name), anchor] as const);
  });
  const top =
    title === undefined ? [] : [[anchorKey(readWords(title)), ''] as const];
  return new Map([...rows.toReversed(), ...top]);
}
