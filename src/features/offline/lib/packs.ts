/** What can be kept on a device, in the order in which it is offered; all others need the first. */
export const packNames = [
  'pages',
  'map',
  'pictures',
  'documents',
  'locked',
] as const;

export type PackName = (typeof packNames)[number];

/** What decides where files belong, the first that matches; `map` is asked beside these. */
const rules: readonly (readonly [
  pattern: RegExp,
  pack: PackName | undefined,
])[] = [
  // Of hosts and crawlers, and of the keeping itself.
  [/^offline\//, undefined],
  [
    /^(?:sw\.js|sitemap\.xml|content-security-policy\.txt|robots\.txt|_headers|_redirects|CNAME|\.nojekyll|\.htaccess)$/,
    undefined,
  ],
  [/^assets\/locked\//, 'locked'],
  // What only a viewer of documents reads.
  [/^assets\/lib\/pdfjs-/, 'documents'],
  // Icons, which pages name in their head.
  [/^(?:favicon\.ico$|assets\/icon\/)/, 'pages'],
  [/\.(?:webp|avif|jpe?g|png|gif|svg)$/i, 'pictures'],
  [/^assets\//, 'pages'],
  [/\.(?:pdf|xlsx|ods|csv|txt|zip|docx|odt|json)$/i, 'documents'],
];

/**
 * Decides which pack a file of a build belongs to.
 *
 * @param path below the folder of the build, without a slash before it.
 * @param mapFolder folder of the map and its tiles, without slashes around it; empty where there is no map.
 * @returns nothing for what is never kept.
 */
export function choosePack(
  path: string,
  mapFolder: string,
): PackName | undefined {
  if (mapFolder !== '' && path.startsWith(`${mapFolder}/`)) {
    return 'map';
  }
  const rule = rules.find(([pattern]) => pattern.test(path));
  return rule === undefined ? 'pages' : rule[1];
}
