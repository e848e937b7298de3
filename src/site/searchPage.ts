/** Address of the results page; `?q=` holds the query. */
export const SEARCH_PAGE = '/search.html';
