/** The most items of a sidebar that each page is served with, groups and pages together. */
const MOST = 100;

/** The most pages that are served before and after the current one where there are more. */
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
 * Lists what a page contains of a list in a long sidebar before scripts have run: its groups, and
 * the pages around the current one.
 *
 * @param at the index of the current page or the group with it; negative if it is elsewhere
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
