import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import sharp from 'sharp';
import type {ReadResource} from './typesetter';

/** The largest width of a printed image in pixels: 200 dpi across the text. */
const WIDEST = 1250;
/** The largest height of a printed image, as a share of its width: taller ones are set narrower. */
const TALLEST = 1.6;
/** The JPEG quality that keeps regional maps sharp and below 300 KB. */
const QUALITY = 74;

const FONT = /^\/fonts\/(?<font>[\w-]+)\/(?<file>[\w-]+\.woff2)$/;

function getWidth(query = ''): number {
  const width = new URLSearchParams(query).get('width');
  return width === null ? WIDEST : Number(width);
}

/**
 * Reads fonts from their packages and images from static/. Images are converted to JPEG, because
 * the browser embeds JPEG as it is, but unpacks all other formats.
 */
export function resourceReader(siteDir: string): ReadResource {
  return async (address) => {
    const [path = '', query] = address.split('?');
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
    const width = getWidth(query);
    const bytes = await sharp(file)
      .resize({
        width,
        height: Math.round(width * TALLEST),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({background: '#fff'})
      .jpeg({quality: QUALITY, mozjpeg: true})
      .toBuffer();
    return {bytes, mediaType: 'image/jpeg'};
  };
}
