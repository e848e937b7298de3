import type {Definition, Image, ImageReference, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isPictureEnding} from '../assets/model/fileKind';
import {attribute, block, listElements, textAttribute} from './elements';

/** The component for images of static/. */
const COMPONENT = 'PagePicture';

/** The component for images with a caption. */
const FIGURE = 'Figure';

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

/** The addresses at the foot of a page, keyed by the names that the text uses. */
export function listDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (definition) => {
    found.set(definition.identifier, definition);
  });
  return found;
}

/** A figure. An image beside its page stays inside as a child, for the bundler. */
function figureElement(
  image: Image | ImageReference,
  {url}: Shown,
  caption: string,
): MdxJsxFlowElement {
  const {alt, position} = image;
  const shown = isOwnPicture(url)
    ? block(FIGURE, [attribute('src', url), attribute('alt', alt ?? '')], [])
    : block(
        FIGURE,
        [],
        [image.type === 'image' ? {...image, title: null} : image],
      );
  shown.attributes.push(attribute('caption', caption));
  return position === undefined ? shown : {...shown, position};
}

/** The image of a paragraph that contains nothing else. */
function loneImage({
  children: [first, ...others],
}: Paragraph): Image | ImageReference | undefined {
  const isImage = first?.type === 'image' || first?.type === 'imageReference';
  return isImage && others.length === 0 ? first : undefined;
}

/** The figure that replaces a paragraph, if it contains only an image with a title. */
function readFigure(
  paragraph: Paragraph,
  definitions: ReadonlyMap<string, Definition>,
): MdxJsxFlowElement | undefined {
  const image = loneImage(paragraph);
  if (image === undefined) {
    return undefined;
  }
  const shown =
    image.type === 'image' ? image : definitions.get(image.identifier);
  return shown?.title ? figureElement(image, shown, shown.title) : undefined;
}

/** Replaces images that have a title, which is their caption, with figures. */
function makeFigures(tree: Root): void {
  const definitions = listDefinitions(tree);
  visit(tree, 'paragraph', (node, index, parent) => {
    const figure = readFigure(node, definitions);
    if (figure !== undefined) {
      parent?.children.splice(index ?? 0, 1, figure);
    }
  });
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

/** Makes figures, adds sizes and smaller copies to images, and loads all but the first lazily. */
export default function showPictures(): Transformer<Root> {
  return (tree) => {
    makeFigures(tree);
    replaceImages(tree);
    const pictures = listElements(
      tree,
      new Set([COMPONENT, FIGURE, 'img']),
    ).filter(
      (element) =>
        element.name === COMPONENT ||
        isOwnPicture(textAttribute(element, 'src') ?? ''),
    );
    for (const [index, element] of pictures.entries()) {
      element.name = element.name === FIGURE ? FIGURE : COMPONENT;
      if (index === 0) {
        element.attributes.push(attribute('eager'));
      }
    }
  };
}
