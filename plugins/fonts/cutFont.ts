import {version} from 'subset-font/package.json';
import {characters} from './characters';

/** What styles ask of fonts: figures for tables, joined letters, pairs, and accents in their place. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'pnum', 'tnum'];

/** What only text from top to bottom, or a menu of fonts, takes of a font. */
const UNUSED = ['MVAR', 'STAT', 'gasp', 'vhea', 'vmtx'];

/** The weights that styles ask for, of fonts that have more. */
const WEIGHTS = {min: 400, max: 700};

/** How a font is cut. */
function getSettings(isVariable: boolean) {
  return {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    dropTables: UNUSED,
    noHinting: true,
    ...(isVariable && {variationAxes: {wght: WEIGHTS}}),
  } as const;
}

/** Says all that decides what becomes of a font. */
export function describeCut(isVariable: boolean): string {
  return JSON.stringify([version, characters, getSettings(isVariable)]);
}

/** Cuts a font down to the characters and the weights that the site is written in. */
export async function cutFont(
  font: Buffer,
  isVariable: boolean,
): Promise<Buffer> {
  // Not loaded where all fonts are kept from the last time.
  const {default: subsetFont} = await import('subset-font');
  return subsetFont(font, characters, getSettings(isVariable));
}
