/** The packs in display order; all others depend on the first. */
export const packNames = [
  'pages',
  'map',
  'pictures',
  'documents',
  'locked',
] as const;

/** The name of a pack. */
export type PackName = (typeof packNames)[number];

/**
 * The packs that hosts offer as archives too. Compressed together, pages are a third of their size;
 * all else is compressed already, and archives would only double the upload.
 */
export const archivedPacks: ReadonlySet<PackName> = new Set<PackName>([
  'pages',
]);

/** Folder of the archives, below the base path. */
export const ARCHIVE_FOLDER = 'offline/archives';

/**
 * Path of the table of former addresses, below the base path. It is a file of the first pack: hosts
 * lead on from former addresses without the files there, so these cannot be fetched to be kept.
 */
export const FORMER_FILE = 'offline/former.json';

/** Which pack files belong to, by the first matching rule; the `map` pack is matched separately. */
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
  [/^assets\/locked\//, 'locked'],
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
    return 'map';
  }
  const rule = rules.find(([pattern]) => pattern.test(path));
  return rule === undefined ? 'pages' : rule[1];
}
