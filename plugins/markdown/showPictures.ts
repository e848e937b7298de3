import {relative, sep} from 'node:path';
import type {Definition, Image, ImageReference, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isPictureEnding} from '../../src/features/assets/lib/fileKind';
import type {Options} from './staticLinks';
import {textAttribute, type PageElement} from './textAttribute';

/** The component for images of static/. */
const COMPONENT = 'PagePicture';

/** Whether an address is that of an image under static/. */
function isOwnPicture(url: string): boolean {
  const ending = /^\/[^/].*\.(\w+)$/.exec(url)?.[1] ?? '';
  return isPictureEnding(ending.toLowerCase());
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
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

/** The addresses at the foot of a page, by the name that the text calls them. */
function listDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (definition) => {
    found.set(definition.identifier, definition);
  });
  return found;
}

/** Puts components in the place of pictures that are written as Markdown. */
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

/** Lists the pictures of a page in their order, those among them that are written as elements. */
function pictureElements(tree: Root): readonly PageElement[] {
  const found: PageElement[] = [];
  visit(tree, (element) => {
    if (
      element.type !== 'mdxJsxFlowElement' &&
      element.type !== 'mdxJsxTextElement'
    ) {
      return;
    }
    const isOwn = isOwnPicture(textAttribute(element, 'src') ?? '');
    if (element.name === COMPONENT || (element.name === 'img' && isOwn)) {
      found.push(element);
    }
  });
  return found;
}

/** Whether a text is missing or blank. */
function isSilent(words: string | null | undefined): boolean {
  return (words ?? '').trim() === '';
}

/** Whether an element has an alternative text; expressions are trusted. */
function hasAlt({attributes}: PageElement): boolean {
  return attributes.some(
    (each) =>
      each.type === 'mdxJsxAttribute' &&
      each.name === 'alt' &&
      each.value !== null &&
      !(typeof each.value === 'string' && isSilent(each.value)),
  );
}

type Written = Image | ImageReference | PageElement;

/** Whether an image lacks an alternative text, which index.csv provides for files under static/. */
function isMuteElement(element: PageElement): boolean {
  const isOwn = isOwnPicture(textAttribute(element, 'src') ?? '');
  return element.name === 'img' && !isOwn && !hasAlt(element);
}

/** Finds the first picture without alt text. */
function findMute(tree: Root): Written | undefined {
  const definitions = listDefinitions(tree);
  const found: Written[] = [];
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      const shown =
        node.type === 'image' ? node : definitions.get(node.identifier);
      if (isSilent(node.alt) && !isOwnPicture(shown?.url ?? '')) {
        found.push(node);
      }
    }
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (isMuteElement(node as PageElement)) {
      found.push(node as PageElement);
    }
  });
  return found[0];
}

/**
 * Adds sizes and smaller copies to images, and loads all but the first lazily. Each image must have
 * an alternative text.
 */
export default function showPictures({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const mute = findMute(tree);
    if (mute !== undefined) {
      const page = relative(siteDir, file.path).split(sep).join('/');
      const isElement = 'attributes' in mute;
      throw new Error(
        `${page}:${mute.position?.start.line ?? 1}: found an image without alternative text, expected a description ${isElement ? 'as alt="…"' : 'between its brackets: ![…](…)'}.`,
      );
    }
    replaceImages(tree);
    for (const [index, element] of pictureElements(tree).entries()) {
      element.name = COMPONENT;
      if (index === 0) {
        element.attributes.push(attribute('eager', null));
      }
    }
  };
}
