import {dirname, posix} from 'node:path';
import type {Definition, Image, Link, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {isElement, type PageElement} from './elements';

/** Attributes that name a file or a folder. */
const NAMING: ReadonlySet<string> = new Set([
  'captions',
  'folder',
  'picture',
  'src',
]);

/** A node with an address: a link, an image, or a definition. */
type Addressed = Link | Image | Definition;

/** Whether an address is relative to the page, but is not the address of a page. */
function isBesidePage(address: string): boolean {
  return /^\.{1,2}\//.test(address) && !/\.mdx?(?:[?#]|$)/.test(address);
}

function rewriteAddress(node: Addressed, place: (path: string) => string) {
  if (isBesidePage(node.url)) {
    node.url = place(node.url);
  }
}

function rewriteAttributes(
  element: PageElement,
  place: (path: string) => string,
): void {
  element.attributes = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    NAMING.has(attribute.name) &&
    typeof attribute.value === 'string' &&
    isBesidePage(attribute.value)
      ? {...attribute, value: place(attribute.value)}
      : attribute,
  );
}

/**
 * Lets pages of a locked area refer to files beside them by relative paths. These files are locked
 * too.
 */
export default function ownFiles({
  siteDir,
  ownFolder,
}: Options): Transformer<Root> {
  return (tree, file) => {
    if (ownFolder === undefined) {
      return;
    }
    const page = getPagePath(siteDir, file);
    const folder = dirname(page).replace(/^docs/, '');
    const place = (path: string): string => posix.join(folder, path);
    visit(tree, (node) => {
      if (
        node.type === 'link' ||
        node.type === 'image' ||
        node.type === 'definition'
      ) {
        rewriteAddress(node, place);
      }
      if (isElement(node)) {
        rewriteAttributes(node, place);
      }
    });
  };
}
