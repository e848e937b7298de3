type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * The public front matter of a locked page: its name, icon, address, and place in the sidebar. Keys
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

/** The front matter that determines the layout of a page. Only readers with access get it. */
const LAYOUT_KEYS = [
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
] as const;

function select(
  frontMatter: FrontMatter,
  keys: readonly string[],
): FrontMatter {
  return Object.fromEntries(
    keys
      .filter((key) => frontMatter[key] !== undefined)
      .map((key) => [key, frontMatter[key]]),
  );
}

export function publicPart(frontMatter: FrontMatter): FrontMatter {
  return select(frontMatter, PUBLIC_KEYS);
}

/** Selects the front matter of a locked page that is sealed with it. */
export function sealedPart(frontMatter: FrontMatter): FrontMatter {
  return select(frontMatter, LAYOUT_KEYS);
}
