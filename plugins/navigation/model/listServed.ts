/** The maximum number of sidebar items in each served page, counting groups and pages. */
const MOST = 100;

/** The maximum number of pages served before and after the current one in a longer sidebar. */
const NEIGHBORS = 20;

/** An item of a sidebar; a category has items of its own. */
type SidebarItem = {
  readonly type: string;
  readonly items?: readonly SidebarItem[];
};

function countItems(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.items ?? []), 0);
}

/** Whether a sidebar is too long to be repeated by each page. */
export function isLong(sidebar: readonly SidebarItem[]): boolean {
  return countItems(sidebar) > MOST;
}

/**
 * Lists the items of a long sidebar in the served page: its groups, and the pages around the
 * current one.
 *
 * @param at index of the current page, or of its group; negative if it is elsewhere.
 */
export function listServed<Item extends SidebarItem>(
  items: readonly Item[],
  at: number,
): readonly Item[] {
  return at < 0
    ? []
    : items.filter(
        ({type}, index) =>
          type === 'category' || Math.abs(index - at) <= NEIGHBORS,
      );
}
