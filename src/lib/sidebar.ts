import {comparePages} from './pageOrder';

/** A page of a sidebar, by its path in the area without an extension, or a group. */
export type SidebarEntry = string | SidebarGroup;

/** A page with pages under it. */
export type SidebarGroup = {
  readonly page: string;
  readonly children: readonly SidebarEntry[];
};

/** What the sidebar must know of a page. */
export type SidebarPage = {
  /** Path in the area, without an extension. */
  readonly id: string;
  readonly title: string;
  readonly order?: number | undefined;
  /** False where the page is to stand in no generated list. */
  readonly index?: boolean | undefined;
};

/** Lists the pages that an entry names, itself first. */
export function pagesOfEntry(entry: SidebarEntry): readonly string[] {
  return typeof entry === 'string'
    ? [entry]
    : [entry.page, ...entry.children.flatMap(pagesOfEntry)];
}

/**
 * Completes the declared order of an area with the pages that it does not name, so
 * that a new file shows by itself. The index of the area stays out unless declared:
 * readers reach it by the name of the area.
 *
 * @throws Error where the declared order names a page that does not exist.
 */
export function completeSidebar(
  declared: readonly SidebarEntry[],
  pages: readonly SidebarPage[],
): readonly SidebarEntry[] {
  const named = new Set(declared.flatMap(pagesOfEntry));
  const known = new Set(pages.map(({id}) => id));
  const missing = [...named].filter((id) => !known.has(id));
  if (missing.length > 0) {
    throw new Error(
      `sidebars.ts names pages that do not exist: ${missing.join(', ')}.`,
    );
  }
  const rest = pages.filter(
    ({id, index}) => index !== false && id !== 'index' && !named.has(id),
  );
  return [...declared, ...rest.toSorted(comparePages).map(({id}) => id)];
}
