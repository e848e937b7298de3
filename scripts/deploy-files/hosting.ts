import {PDFJS_FOLDER} from '../../src/features/documents/lib/viewerAddress';

/**
 * Headers and media types that any host of the site must send: written into the files of each
 * host, followed by `npm run serve`, and verified by `npm run ask-host`.
 */

/** The page that hosts send for a missing path, below the base path. */
export const NOT_FOUND_PAGE = '404.html';

/** Folders whose file names contain a hash of their content, so that files never change. */
export const immutableFolders: readonly string[] = [
  '/assets/cards/',
  '/assets/css/',
  '/assets/fonts/',
  '/assets/js/',
  '/assets/pictures/',
  '/assets/search/',
  '/offline/archives/',
  // pdf.js has one address per release, except for the viewer page, which the site generates.
  `${PDFJS_FOLDER}/build/`,
  `${PDFJS_FOLDER}/web/cmaps/`,
  `${PDFJS_FOLDER}/web/iccs/`,
  `${PDFJS_FOLDER}/web/standard_fonts/`,
  `${PDFJS_FOLDER}/web/wasm/`,
];

/** Cache-Control of files that never change: a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cache-Control of all other files, which browsers revalidate. */
export const REVALIDATE = 'no-cache';

/**
 * Returns the Cache-Control header of a file.
 *
 * @param path path in the site, with a leading slash.
 */
export function getCacheControl(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(folder))
    ? IMMUTABLE
    : REVALIDATE;
}

/** A response header. */
export type Header = readonly [name: string, value: string];

/** Lists the headers of every response; an empty policy is left out. */
export function listCommonHeaders(policy: string): readonly Header[] {
  return [
    ...(policy === '' ? [] : [['Content-Security-Policy', policy] as const]),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ];
}

/** Media types of the files in a build, by extension; browsers reject scripts and stylesheets of a wrong type. */
export const mediaTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  avif: 'image/avif',
  bcmap: 'application/octet-stream',
  bin: 'application/octet-stream',
  css: 'text/css',
  csv: 'text/csv',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  html: 'text/html',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  pfb: 'application/octet-stream',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
  zst: 'application/zstd',
};

/** Extensions of text files, which are served compressed. */
export const textExtensions: readonly string[] = [
  'atom',
  'css',
  'csv',
  'geojson',
  'html',
  'js',
  'json',
  'md',
  'mjs',
  'svg',
  'txt',
  'webmanifest',
  'xml',
];

/** Returns the extension of a path, in lower case and without its dot. */
export function getExtension(path: string): string {
  return (
    /\.(?<ending>[^./]+)$/.exec(path)?.groups?.['ending']?.toLowerCase() ?? ''
  );
}

/** Returns the Content-Type of a file, with the charset for text; undefined if it is unknown. */
export function getMediaType(path: string): string | undefined {
  const extension = getExtension(path);
  const type = mediaTypes[extension];
  return type !== undefined && needsCharset(type)
    ? `${type}; charset=utf-8`
    : type;
}

/** Whether a media type needs a charset; JSON and XML declare their own. */
export function needsCharset(type: string): boolean {
  return type.startsWith('text/');
}
