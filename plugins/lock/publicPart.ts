type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * The public front matter of a locked page: its name, icon, address and place in the sidebar. Keys
 * that are not listed here stay secret.
 */
const PUBLIC_KEYS = [
  'id',
  'title',
  'shortTitle',
  'icon',
  'order',
  'index',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
  'draft',
] as const;

/** Selects the public front matter of a locked page. */
export function publicPart(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    PUBLIC_KEYS.filter((key) => frontMatter[key] !== undefined).map((key) => [
      key,
      frontMatter[key],
    ]),
  );
}
