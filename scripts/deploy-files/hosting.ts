import {PDFJS_FOLDER} from '../../src/features/documents/lib/viewerAddress';

/**
 * What a host owes the readers of a built site, once for every host: the writers of host files
 * turn it into the words of each, `npm run serve` follows it, and `npm run ask-host` asks for it.
 */

/** Folders whose files bear a mark of their content in their names: another content is another name. */
export const keptFolders = [
  '/assets/css/',
  '/assets/fonts/',
  '/assets/js/',
  '/assets/pictures/',
  '/assets/search/',
  // A release of pdf.js has one address, but for the viewer page, which the site makes.
  `${PDFJS_FOLDER}/build/`,
  `${PDFJS_FOLDER}/web/cmaps/`,
  `${PDFJS_FOLDER}/web/iccs/`,
  `${PDFJS_FOLDER}/web/standard_fonts/`,
  `${PDFJS_FOLDER}/web/wasm/`,
] as const;

/** How long browsers keep what never changes: a year, and no question in between. */
export const KEEP = 'public, max-age=31536000, immutable';

/** All else is asked for anew, and answered without a body while it is the same. */
export const ASK_ANEW = 'no-cache';

/**
 * How long browsers keep a file.
 *
 * @param path from the root of the site, with a slash before it.
 */
export function cachingOf(path: string): string {
  return keptFolders.some((folder) => path.startsWith(folder))
    ? KEEP
    : ASK_ANEW;
}

/** A header of an answer: its name in the usual spelling, and what it says. */
export type Header = readonly [name: string, value: string];

/** The headers that every answer brings. The policy is that of the build, without which none is sent. */
export function headersOfAll(policy: string): readonly Header[] {
  return [
    ...(policy === '' ? [] : [['Content-Security-Policy', policy] as const]),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ];
}

/** The types of what a build holds, by ending. Browsers run no script and use no sheet of a wrong type. */
export const mediaTypes: Readonly<Record<string, string>> = {
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
};

/** Endings of what is text, and so travels compressed. */
export const textEndings: readonly string[] = [
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

/** The ending of a path, in lower case and without its dot. */
export function endingOf(path: string): string {
  return (
    /\.(?<ending>[^./]+)$/.exec(path)?.groups?.['ending']?.toLowerCase() ?? ''
  );
}

/** The type that a host sends a file with: that of its ending, and for text its encoding. */
export function typeOf(path: string): string | undefined {
  const ending = endingOf(path);
  const type = mediaTypes[ending];
  return type !== undefined && needsCharset(type)
    ? `${type}; charset=utf-8`
    : type;
}

/** Whether a type says nothing of its encoding: JSON and XML do. */
export function needsCharset(type: string): boolean {
  return type.startsWith('text/');
}
