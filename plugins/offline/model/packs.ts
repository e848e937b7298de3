import {isRecord} from '../../../src/shared/model/isRecord';

/** The packs in display order; all others depend on the first. */
export const packNames = ['pages', 'pictures', 'documents'] as const;

export type PackName = (typeof packNames)[number];

/** A value for each pack that has one. */
export type ByPack<Value> = Readonly<Partial<Record<PackName, Value>>>;

/** Path of the list of packs, below the base path. */
export const EDITION_FILE = 'offline/packs.json';

/** Path of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

/** The rules that assign files to packs; the first match applies. */
const rules: readonly (readonly [
  pattern: RegExp,
  pack: PackName | undefined,
])[] = [
  // Files for hosts, crawlers, other sites, and the offline feature itself.
  [/^(?:offline|assets\/cards)\//, undefined],
  [
    /^(?:sw\.js|sitemap\.xml|changes\.atom|content-security-policy\.txt|robots\.txt|_headers|_redirects|CNAME|\.nojekyll|\.htaccess)$/,
    undefined,
  ],
  // Copies of the site for other tools.
  [/^take-away\/|^llms\.txt$|\.md$/, undefined],
  // Files that only the PDF viewers need.
  [/^assets\/lib\/pdfjs-/, 'documents'],
  // Icons that pages link in their head.
  [/^(?:favicon\.ico$|assets\/icon\/)/, 'pages'],
  [/\.(?:webp|avif|jpe?g|png|gif|svg)$/i, 'pictures'],
  [/\.(?:mp4|webm|mp3|m4a|ogg|opus|wav|vtt)$/i, 'pictures'],
  [/^assets\//, 'pages'],
  [/\.(?:pdf|xlsx|ods|csv|txt|zip|docx|odt|json)$/i, 'documents'],
];

/** Files that belong to a pack whatever their type; paths are below the build folder. */
export type PackSite = {
  /** Folder of the map and its tiles, without a trailing slash; empty if there is no map. */
  readonly mapFolder: string;
  /** Files that tools of the pages fetch, such as the planner and the character sheet. */
  readonly toolFiles: ReadonlySet<string>;
};

/**
 * Assigns a file of a build to a pack.
 *
 * @param path below the build folder, without a leading slash.
 * @returns undefined for files that are never saved.
 */
export function choosePack(
  path: string,
  {mapFolder, toolFiles}: PackSite,
): PackName | undefined {
  if (toolFiles.has(path)) {
    return 'pages';
  }
  if (mapFolder !== '' && path.startsWith(`${mapFolder}/`)) {
    return 'pictures';
  }
  const rule = rules.find(([pattern]) => pattern.test(path));
  return rule === undefined ? 'pages' : rule[1];
}

/** A file of a pack: its path below the base path, its revision, and its size in bytes. */
export type PackFile = readonly [path: string, revision: string, bytes: number];

/** The size of a pack in bytes, and the path of its file list below the base path. */
export type PackSummary = {readonly bytes: number; readonly list: string};

/** All packs of one build. */
export type Edition = {
  /** Changes whenever any file of any pack does. */
  readonly edition: string;
  readonly packs: ByPack<PackSummary>;
};

/**
 * Reads the list of packs, which the build wrote.
 *
 * @throws TypeError if the host answers with something else.
 */
export function parseEdition(json: unknown): Edition {
  if (!isRecord(json) || !isRecord(json['packs'])) {
    throw new TypeError(`${EDITION_FILE}: found no list of packs.`);
  }
  return json as Edition;
}

/** The saved part of a build: the files of each complete pack. */
export type KeptEdition = {
  readonly edition: string;
  readonly packs: ByPack<readonly PackFile[]>;
  /** The files of the packs that are not saved. */
  readonly others: ByPack<readonly PackFile[]>;
};

/** Packs of earlier versions that are now part of another pack. */
const former: ReadonlyMap<string, PackName> = new Map([
  ['locked', 'pages'],
  ['map', 'pictures'],
]);

/** The current pack for a stored name; undefined if there is none. */
function findPackName(stored: string): PackName | undefined {
  return packNames.find((name) => name === stored) ?? former.get(stored);
}

function readPacks(stored: unknown): KeptEdition['packs'] {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    packNames.flatMap((name) => {
      const lists = entries.filter(([each]) => findPackName(each) === name);
      // This code, or an earlier version of it, wrote the stored value.
      const files = lists.flatMap(([, list]) => list as readonly PackFile[]);
      return lists.length === 0 ? [] : [[name, files] as const];
    }),
  );
}

/** Reads a saved version that this code or earlier code stored. */
export function readKeptEdition(stored: unknown): KeptEdition | undefined {
  return isRecord(stored) && typeof stored['edition'] === 'string'
    ? {
        edition: stored['edition'],
        packs: readPacks(stored['packs']),
        others: readPacks(stored['others']),
      }
    : undefined;
}

/** Reads pack names that this code or earlier code stored. */
export function readPackNames(stored: unknown): readonly PackName[] {
  const names = Array.isArray(stored) ? stored.map(String) : [];
  return [...new Set(names.flatMap((name) => findPackName(name) ?? []))];
}

/** The cache key of a file, which contains its revision, so versions never mix. */
export function getCacheKey([path, revision]: PackFile): string {
  return `${path.split('/').map(encodeURIComponent).join('/')}?revision=${revision}`;
}

export function countBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

/**
 * Replaces the styles in every page with a link to their file, so that a device saves them once.
 * Without a connection, this costs no time.
 */
export function linkStyles(html: string): string {
  return html.replace(
    /<style data-file="([^"]+)">.*?<\/style>/s,
    '<link rel="stylesheet" href="$1">',
  );
}
