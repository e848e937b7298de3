/** Selects the button of the mobile menu: the first one that opens a popover. */
export const MENU_BUTTON = 'button[popovertarget]';

/** The id of the list of an area's pages, which is the menu of a page before hydration. */
export const AREA_MENU = 'menu';

/** The id of the footer, whose links are the menu of a page without a list of pages. */
export const SITE_LINKS = 'site-links';

/** Returns the id of the popover that is a page's menu, from the routes that match its address. */
export function findMenu(routes: readonly object[]): string {
  return routes.some((route) => 'sidebar' in route) ? AREA_MENU : SITE_LINKS;
}
