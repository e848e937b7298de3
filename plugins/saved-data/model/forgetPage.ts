/** Address of the page that lists and deletes what the browser saves of the site. */
export const FORGET_PAGE = '/saved-data.html';
