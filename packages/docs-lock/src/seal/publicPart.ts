type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * What everybody may know of a locked page: its name, its icon, its address and its place in
 * the sidebar. What stands here is public; whatever is added to front matter is not.
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

/** The part of front matter that everybody may know. */
export function publicPart(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    PUBLIC_KEYS.filter((key) => frontMatter[key] !== undefined).map((key) => [
      key,
      frontMatter[key],
    ]),
  );
}
