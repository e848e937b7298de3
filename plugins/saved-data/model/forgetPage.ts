/** Address of the page that lists and deletes the saved data of the site. */
export const FORGET_PAGE = '/saved-data.html';
