import {dirname, posix, relative, sep} from 'node:path';
import type {Definition, Image, Link, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Options} from './staticLinks';
import type {PageElement} from './textAttribute';

/** Attributes of components that name a file or a folder. */
const NAMING: ReadonlySet<string> = new Set(['src', 'folder']);

/** What a page names by an address: a link, a picture, or the address of one at the foot of the page. */
type Addressed = Link | Image | Definition;

/** Tells whether an address begins at the page, and leads to no page. */
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

/** Lets pages of a locked area name files beside them by a path that begins with a dot. Such files are locked too. */
export default function ownFiles({
  siteDir,
  ownFolder,
}: Options): Transformer<Root> {
  return (tree, file) => {
    if (ownFolder === undefined) {
      return;
    }
    const page = relative(siteDir, file.path).split(sep).join('/');
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
      if (
        node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement'
      ) {
        rewriteAttributes(node, place);
      }
    });
  };
}
