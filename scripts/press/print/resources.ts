import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import sharp from 'sharp';
import type {ReadResource, Resource} from './typesetter';

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

/** Converts an image to JPEG, which the browser embeds as it is; it unpacks all other formats. */
async function readImage(file: string, width: number): Promise<Resource> {
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
}

async function readFrom(siteDir: string, address: string): Promise<Resource> {
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
  return extname(path) === '.svg'
    ? {bytes: await readFile(file), mediaType: 'image/svg+xml'}
    : readImage(file, getWidth(query));
}

/**
 * Reads fonts from their packages and images from static/. Each is read and converted once, since
 * a book is printed up to twelve times until its pages are full, and pictures are in many books.
 */
export function resourceReader(siteDir: string): ReadResource {
  const known = new Map<string, Promise<Resource>>();
  return async (address) => {
    const found = known.get(address) ?? readFrom(siteDir, address);
    known.set(address, found);
    return found;
  };
}
