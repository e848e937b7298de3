import {join} from 'node:path';
import {cutFont, describeCut} from './cutFont';
import {keepCut} from './keepCut';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {readonly resourcePath: string};

const VARIABLE = '-wght-';

/** Where cut fonts are kept, beside what else makes the next build faster. */
const CACHE = join(__dirname, '../../node_modules/.cache/fonts');

/** Fonts that were cut, by file: pages and their server ask for the same. */
const known = new Map<string, Promise<Buffer>>();

/** Gives the bundler what the site needs of a font. */
export default function fontLoader(
  this: LoaderContext,
  font: Buffer,
): Promise<Buffer> {
  const {resourcePath} = this;
  const isVariable = resourcePath.includes(VARIABLE);
  const cut =
    known.get(resourcePath) ??
    keepCut(CACHE, {
      font,
      settings: describeCut(isVariable),
      make: () => cutFont(font, isVariable),
    });
  known.set(resourcePath, cut);
  return cut;
}
