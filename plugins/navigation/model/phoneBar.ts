/** The selector of the button that opens the mobile menu, which comes before all others of popovers. */
export const MENU_BUTTON = 'button[popovertarget]';

/** The id of the list of an area's pages, which is the menu of a page before hydration. */
export const AREA_MENU = 'menu';

/** The id of the footer, whose links are the menu of a page without such a list. */
export const SITE_LINKS = 'site-links';

/** Finds the id of the popover that is the menu of a page, by the routes that match its address. */
export function findMenu(routes: readonly object[]): string {
  return routes.some((route) => 'sidebar' in route) ? AREA_MENU : SITE_LINKS;
}
