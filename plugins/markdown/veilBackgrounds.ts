import {colord, extend} from 'colord';
import names from 'colord/plugins/names';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {computeVeil} from '../../src/features/pictures/lib/veil';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {textAttribute, type PageElement} from './textAttribute';

extend([names]);

/** The component for text on an image. */
const COMPONENT = 'BackgroundParagraph';

/** The default text color. */
const DEFAULT_COLOR = 'black';

function setAttributes(
  element: PageElement,
  values: Readonly<Record<string, string>>,
): void {
  element.attributes = [
    ...element.attributes.filter(
      (each) => each.type !== 'mdxJsxAttribute' || !(each.name in values),
    ),
    ...Object.entries(values).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    })),
  ];
}

/** Computes the overlay that keeps text on an image legible. */
function veil(element: PageElement, page: string): void {
  const word = textAttribute(element, 'color') ?? DEFAULT_COLOR;
  const color = colord(word);
  if (!color.isValid() || color.alpha() < 1) {
    throw new Error(
      `${page}:${element.position?.start.line ?? 1}: <${COMPONENT}> has color="${word}", expected an opaque CSS color, such as black, ivory or #7c1d24.`,
    );
  }
  const {color: sheet, share} = computeVeil(color.toRgb());
  setAttributes(element, {
    color: color.toHex(),
    veil: sheet,
    veilShare: `${share}%`,
  });
}

/** Adds overlays that keep text on images legible, whatever the images show. */
export default function veilBackgrounds({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const elements: PageElement[] = [];
    visit(tree, (element) => {
      if (
        (element.type === 'mdxJsxFlowElement' ||
          element.type === 'mdxJsxTextElement') &&
        element.name === COMPONENT
      ) {
        elements.push(element);
      }
    });
    forAll(elements, (element) => {
      veil(element, getPagePath(siteDir, file));
    });
  };
}
