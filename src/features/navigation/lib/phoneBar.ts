/** The id of the link that opens the mobile menu. */
export const MENU_LINK = 'menu';

/** The id of the footer, whose links replace the mobile menu without scripts. */
export const SITE_LINKS = 'site-links';
