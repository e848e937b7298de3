import {posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {TakenPage} from './read/takenPage';

/** A page, with the headings that links lead to. */
export type LinkedPage = {
  readonly page: TakenPage;
  /** The text and the slug of each heading, by its id. */
  readonly headings: ReadonlyMap<string, Heading>;
};

type Heading = {readonly text: string; readonly slug: string};

/** Where a link leads. */
export type Target =
  | {
      readonly kind: 'page';
      readonly page: TakenPage;
      /** The nearest heading above the place; undefined for the top of the page. */
      readonly heading: Heading | undefined;
    }
  | {readonly kind: 'file'; readonly path: string; readonly rest: string}
  | {readonly kind: 'elsewhere'};

/** Finds where an address leads. */
export type FindTarget = (address: string) => Target;

/** Returns the text of Markdown without its marks. */
function readMarkdownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(readMarkdownText).join('') : '';
}

/** Lists the headings of a page by id; slugs are formed as readers of Markdown form them. */
function listHeadings({content}: TakenPage): LinkedPage['headings'] {
  const slugger = createSlugger();
  const headings = new Map<string, Heading>();
  visit(content, 'heading', (node) => {
    const text = readMarkdownText(node).trim();
    const id = node.data?.hProperties?.id ?? '';
    const slug = slugger.slug(text);
    if (id !== '') {
      headings.set(id, {text, slug});
    }
  });
  return headings;
}

/** Splits an address from the root of the site into its path and its anchor. */
function splitAddress(address: string): readonly [path: string, id: string] {
  const [path = '', id = ''] = address.split('#', 2);
  try {
    return [path, decodeURIComponent(id)];
  } catch {
    return [path, id];
  }
}

/** Returns a function that finds the page or file that an address leads to. */
export function createFindTarget(pages: readonly TakenPage[]): FindTarget {
  const known = new Map<string, LinkedPage>(
    pages.map((page) => [page.address, {page, headings: listHeadings(page)}]),
  );
  return (address) => {
    if (!address.startsWith('/') || address.startsWith('//')) {
      return {kind: 'elsewhere'};
    }
    const [path, id] = splitAddress(address);
    const found = known.get(path);
    if (found === undefined) {
      return {kind: 'file', path, rest: address.slice(path.length)};
    }
    const {page, headings} = found;
    const heading = headings.get(page.anchors.get(id) ?? '');
    return {kind: 'page', page, heading};
  };
}

/**
 * Returns the relative link from a file to a path.
 *
 * @param from path of the file below the folder of the build.
 * @param path from the root of the site, with a leading slash; a folder ends with a slash.
 */
export function makeRelative(from: string, path: string): string {
  const target = posix.relative(posix.dirname(`/${from}`), path);
  const isFolder = path.endsWith('/');
  if (target === '') {
    return isFolder ? './' : posix.basename(path);
  }
  return isFolder ? `${target}/` : target;
}
