import {createRequire} from 'node:module';
import type subsetFont from 'subset-font';
import {version} from 'subset-font/package.json';
import {characters} from './characters';

/** Loads a package only when it is needed: here, if a font is not in the cache. */
const requireModule = createRequire(__filename);

/** OpenType features that styles use: figures, ligatures, kerning, and accents. */
const KEPT_FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'pnum', 'tnum'];

/** Font tables that are only for vertical text and font menus. */
const UNUSED_TABLES = ['MVAR', 'STAT', 'gasp', 'vhea', 'vmtx'];

/** The range of weights that styles use. */
const WEIGHTS = {min: 400, max: 700};

function getSettings(isVariable: boolean) {
  return {
    targetFormat: 'woff2',
    keepFeatures: KEPT_FEATURES,
    dropTables: UNUSED_TABLES,
    noHinting: true,
    ...(isVariable && {variationAxes: {wght: WEIGHTS}}),
  } as const;
}

/** Returns a string that changes whenever cut fonts would. */
export function fingerprintSettings(isVariable: boolean): string {
  return JSON.stringify([version, characters, getSettings(isVariable)]);
}

/** Reduces a font to the characters and weights that the site uses. */
export function cutFont(font: Buffer, isVariable: boolean): Promise<Buffer> {
  const subset = requireModule('subset-font') as typeof subsetFont;
  return subset(font, characters, getSettings(isVariable));
}
