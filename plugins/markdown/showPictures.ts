import type {Definition, Image, ImageReference, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isPictureEnding} from '../assets/model/fileKind';
import {attribute, listElements, textAttribute} from './elements';

/** The component for images of static/. */
const COMPONENT = 'PagePicture';

/** Whether an address is that of an image under static/. */
export function isOwnPicture(url: string): boolean {
  const ending = /^\/[^/].*\.(\w+)$/.exec(url)?.[1] ?? '';
  return isPictureEnding(ending.toLowerCase());
}

type Shown = {
  readonly url: string;
  readonly title?: string | null | undefined;
};

function pictureElement(
  image: Image | ImageReference,
  {url, title}: Shown,
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: COMPONENT,
    attributes: [
      attribute('src', url),
      attribute('alt', image.alt ?? ''),
      ...(typeof title === 'string' ? [attribute('title', title)] : []),
    ],
    children: [],
    ...(image.position !== undefined && {position: image.position}),
  };
}

/** The addresses at the foot of a page, by the names used in the text. */
export function listDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (definition) => {
    found.set(definition.identifier, definition);
  });
  return found;
}

/** Replaces Markdown pictures with components. */
function replaceImages(tree: Root): void {
  const definitions = listDefinitions(tree);
  visit(tree, (node, index, parent) => {
    if (node.type !== 'image' && node.type !== 'imageReference') {
      return;
    }
    const shown =
      node.type === 'image' ? node : definitions.get(node.identifier);
    if (shown !== undefined && isOwnPicture(shown.url)) {
      parent?.children.splice(index ?? 0, 1, pictureElement(node, shown));
    }
  });
}

/** Adds sizes and smaller copies to images, and loads all but the first lazily. */
export default function showPictures(): Transformer<Root> {
  return (tree) => {
    replaceImages(tree);
    const pictures = listElements(tree, new Set([COMPONENT, 'img'])).filter(
      (element) =>
        element.name === COMPONENT ||
        isOwnPicture(textAttribute(element, 'src') ?? ''),
    );
    for (const [index, element] of pictures.entries()) {
      element.name = COMPONENT;
      if (index === 0) {
        element.attributes.push(attribute('eager'));
      }
    }
  };
}
