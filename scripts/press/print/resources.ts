import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import sharp from 'sharp';
import type {ReadResource} from './typesetter';

/** The widest that a picture is printed, in pixels: 200 to the inch across the text. */
const WIDEST = 1250;
/** Keeps a map of a region under 300 KB, and its letters sharp. */
const QUALITY = 78;

const FONT = /^\/fonts\/(?<font>[\w-]+)\/(?<file>[\w-]+\.woff2)$/;

/**
 * Reads fonts from their packages and pictures from static/. A browser keeps JPEG as it is
 * and unpacks everything else, so pictures are handed over as that.
 */
export function resourceReader(siteDir: string): ReadResource {
  return async (path) => {
    const font = FONT.exec(path)?.groups;
    if (font !== undefined) {
      const file = join(
        siteDir,
        'node_modules/@fontsource',
        font['font'] ?? '',
        'files',
        font['file'] ?? '',
      );
      return {bytes: await readFile(file), mediaType: 'font/woff2'};
    }
    const file = join(siteDir, 'static', path);
    if (extname(path) === '.svg') {
      return {bytes: await readFile(file), mediaType: 'image/svg+xml'};
    }
    const bytes = await sharp(file)
      .resize({width: WIDEST, withoutEnlargement: true})
      .flatten({background: '#fff'})
      .jpeg({quality: QUALITY, mozjpeg: true})
      .toBuffer();
    return {bytes, mediaType: 'image/jpeg'};
  };
}
