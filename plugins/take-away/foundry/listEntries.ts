import type {RootContent} from 'mdast';
import {readMarkdownText} from '../links';
import type {TakenPage} from '../read/takenPage';

/** A spell or power, with its figures and its text. */
export type CatalogueEntry = {
  readonly id: string;
  readonly name: string;
  readonly content: readonly RootContent[];
  /** The address of the page that it is on. */
  readonly address: string;
};

const ENTRY = /^(?:power|spell)-/;

/** Returns the id of a heading, or undefined if a node is none. */
function readId(node: RootContent): string | undefined {
  return node.type === 'heading'
    ? (node.data?.hProperties?.id ?? '')
    : undefined;
}

/** Lists the spells and powers of all pages, each once. */
export function listEntries(
  pages: readonly TakenPage[],
): readonly CatalogueEntry[] {
  const entries = new Map<string, CatalogueEntry>();
  for (const {content, address} of pages) {
    const {children} = content;
    for (const [index, node] of children.entries()) {
      const id = readId(node);
      if (id !== undefined && ENTRY.test(id) && !entries.has(id)) {
        const below = children.slice(index + 1);
        const end = below.findIndex((next) => next.type === 'heading');
        entries.set(id, {
          id,
          name: readMarkdownText(node).trim(),
          content: end < 0 ? below : below.slice(0, end),
          address,
        });
      }
    }
  }
  return [...entries.values()];
}
