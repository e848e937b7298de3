import {isRecord} from '../../../shared/lib/isRecord';

/** The packs in display order; all others depend on the first. */
export const packNames = ['pages', 'pictures', 'documents'] as const;

/** The name of a pack. */
export type PackName = (typeof packNames)[number];

/** Something of each pack, as far as it is there. */
export type ByPack<Value> = Readonly<Partial<Record<PackName, Value>>>;

/** Path of the list of packs, below the base path. */
export const EDITION_FILE = 'offline/packs.json';

/** Path of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

/** Folder of the archives, below the base path. */
export const ARCHIVE_FOLDER = 'offline/archives';

/**
 * Path of the table of former addresses, below the base path. It is a file of the first pack: hosts
 * lead on from former addresses without the files there, so these cannot be fetched to be kept.
 */
export const FORMER_FILE = 'offline/former.json';

/** Which pack files belong to, by the first matching rule. */
const rules: readonly (readonly [
  pattern: RegExp,
  pack: PackName | undefined,
])[] = [
  // Files for hosts, crawlers and other sites, and of the offline feature itself.
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
  [/^assets\//, 'pages'],
  [/\.(?:pdf|xlsx|ods|csv|txt|zip|docx|odt|json)$/i, 'documents'],
];

/** What of a site belongs to a pack whatever its type; paths are below the build folder. */
export type PackSite = {
  /** Folder of the map and its tiles, without a trailing slash; empty if there is no map. */
  readonly mapFolder: string;
  /** Data files that tools of the pages fetch, such as the planner and the search palette. */
  readonly toolFiles: ReadonlySet<string>;
};

/**
 * Assigns a file of a build to a pack.
 *
 * @param path below the build folder, without a leading slash.
 * @returns undefined for files that are never kept.
 */
export function choosePack(
  path: string,
  {mapFolder, toolFiles}: PackSite,
): PackName | undefined {
  if (path === FORMER_FILE || toolFiles.has(path)) {
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

/** An archive of consecutive files of a pack, which the build has compressed together. */
export type PackArchive = {
  /** Path below the base path. */
  readonly path: string;
  /** Size in bytes, as fetched. */
  readonly bytes: number;
  /** How many files of the list it holds, after those of the archives before it. */
  readonly files: number;
  /** Size in bytes of these files if each is compressed alone, as by hosts. */
  readonly singleBytes: number;
};

/** The size of a pack, and the path of its file list below the base path. */
export type PackSummary = {
  readonly files: number;
  readonly bytes: number;
  readonly list: string;
  /** Archives of all its files in the order of the list; without them it is fetched file by file. */
  readonly archives?: readonly PackArchive[];
};

/** All packs of one build. */
export type Edition = {
  /** Changes whenever any file of any pack does. */
  readonly edition: string;
  readonly packs: ByPack<PackSummary>;
};

const REVISION = /^[\da-f]{16}$/;

function isRevision(value: unknown): value is string {
  return typeof value === 'string' && REVISION.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Whether a path stays below the base path and names a file. */
function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    !/^\/|[\0\\?#]/.test(value) &&
    !value.split('/').some((step) => step === '' || /^\.\.?$/.test(step))
  );
}

function isFile(value: unknown): value is PackFile {
  const [path, revision, bytes, ...more] = Array.isArray(value)
    ? (value as unknown[])
    : [];
  return (
    isPath(path) && isRevision(revision) && isCount(bytes) && more.length === 0
  );
}

function isArchive(value: unknown): value is PackArchive {
  const {path, bytes, files, singleBytes} = isRecord(value) ? value : {};
  return isPath(path) && [bytes, files, singleBytes].every(isCount);
}

function isSummary(value: unknown): value is PackSummary {
  const {files, bytes, list, archives = []} = isRecord(value) ? value : {};
  return (
    isCount(files) &&
    isCount(bytes) &&
    isPath(list) &&
    Array.isArray(archives) &&
    archives.every(isArchive)
  );
}

/**
 * Validates the list of packs.
 *
 * @throws TypeError if it is malformed.
 */
export function parseEdition(json: unknown): Edition {
  const {edition, packs} = isRecord(json) ? json : {};
  if (!isRevision(edition) || !isRecord(packs)) {
    throw new TypeError('The list of packs has no edition.');
  }
  const known = packNames.flatMap((name) => {
    const summary = Object.hasOwn(packs, name) ? packs[name] : undefined;
    if (summary !== undefined && !isSummary(summary)) {
      throw new TypeError(`The pack "${name}" is of no known shape.`);
    }
    return summary === undefined ? [] : [[name, summary] as const];
  });
  return {edition, packs: Object.fromEntries(known)};
}

/**
 * Validates the file list of a pack.
 *
 * @throws TypeError if it is malformed.
 */
export function parsePackFiles(json: unknown): readonly PackFile[] {
  if (!Array.isArray(json) || !json.every(isFile)) {
    throw new TypeError('The list of a pack is no list of files.');
  }
  return json;
}
