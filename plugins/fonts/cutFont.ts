import subsetFont from 'subset-font';
import {characters} from './characters';

/** What styles ask of fonts: figures for tables, joined letters, pairs, and accents in their place. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'pnum', 'tnum'];

/** What only text from top to bottom, or a menu of fonts, takes of a font. */
const UNUSED = ['MVAR', 'STAT', 'gasp', 'vhea', 'vmtx'];

/** The weights that styles ask for, of fonts that have more. */
const WEIGHTS = {min: 400, max: 700};

/** Cuts a font down to the characters and the weights that the site is written in. */
export function cutFont(font: Buffer, isVariable: boolean): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    dropTables: UNUSED,
    noHinting: true,
    ...(isVariable && {variationAxes: {wght: WEIGHTS}}),
  });
}
