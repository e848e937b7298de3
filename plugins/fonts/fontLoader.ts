import {join} from 'node:path';
import {cutFont, fingerprintSettings} from './cutFont';
import {readOrCutFont} from './readOrCutFont';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {readonly resourcePath: string};

const VARIABLE = '-wght-';

/** The cache folder of cut fonts. */
const CACHE = join(__dirname, '../../node_modules/.cache/fonts');

/** Cut fonts by file, shared by the client and server bundles. */
const cutFonts = new Map<string, Promise<Buffer>>();

/** Replaces a font with the part that the site uses. */
export default function fontLoader(
  this: LoaderContext,
  font: Buffer,
): Promise<Buffer> {
  const {resourcePath} = this;
  const isVariable = resourcePath.includes(VARIABLE);
  const cut =
    cutFonts.get(resourcePath) ??
    readOrCutFont(CACHE, {
      font,
      settings: fingerprintSettings(isVariable),
      cutFont: () => cutFont(font, isVariable),
    });
  cutFonts.set(resourcePath, cut);
  return cut;
}
