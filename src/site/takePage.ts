/** Address of the page with exports of the site for other tools. */
export const TAKE_PAGE = '/take-away.html';
