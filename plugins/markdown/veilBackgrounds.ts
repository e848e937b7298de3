import {colord, extend} from 'colord';
import names from 'colord/plugins/names';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {computeVeil} from '../assets/model/veil';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {
  attribute,
  getLine,
  listElements,
  replaceAttributes,
  textAttribute,
  type PageElement,
} from './elements';

extend([names]);

/** The component for text on an image. */
const COMPONENT = 'BackgroundParagraph';

/** The default text color. */
const DEFAULT_COLOR = 'black';

/** Computes the overlay that keeps text on an image legible. */
function veil(element: PageElement, page: string): void {
  const word = textAttribute(element, 'color') ?? DEFAULT_COLOR;
  const color = colord(word);
  if (!color.isValid() || color.alpha() < 1) {
    throw new Error(
      `${page}:${getLine(element)}: <${COMPONENT}> has color="${word}", but needs an opaque CSS color, such as black, ivory, or #7c1d24.`,
    );
  }
  const {color: sheet, share} = computeVeil(color.toRgb());
  replaceAttributes(
    element,
    ['color'],
    attribute('color', color.toHex()),
    attribute('veil', sheet),
    attribute('veilShare', `${share}%`),
  );
}

/** Adds overlays that keep text on images legible, whatever the images show. */
export default function veilBackgrounds({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    forAll(listElements(tree, new Set([COMPONENT])), (element) => {
      veil(element, getPagePath(siteDir, file));
    });
  };
}
