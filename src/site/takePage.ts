/** Address of the page with copies of the site for other tools. */
export const TAKE_PAGE = '/take-away.html';
