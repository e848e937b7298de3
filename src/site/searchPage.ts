/** The page of results, which can be linked with `?q=`. */
export const SEARCH_PAGE = '/search.html';
