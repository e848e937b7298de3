import {cutFont} from './cutFont';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {readonly resourcePath: string};

const VARIABLE = '-wght-';

/** Fonts that were cut, by file: pages and their server ask for the same. */
const known = new Map<string, Promise<Buffer>>();

/** Gives the bundler what the site needs of a font. */
export default function fontLoader(
  this: LoaderContext,
  font: Buffer,
): Promise<Buffer> {
  const {resourcePath} = this;
  const cut =
    known.get(resourcePath) ?? cutFont(font, resourcePath.includes(VARIABLE));
  known.set(resourcePath, cut);
  return cut;
}
