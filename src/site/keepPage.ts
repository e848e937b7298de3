/** The page of what readers keep on their device; `?missing=` names a file that is not. */
export const KEEP_PAGE = '/keep.html';
