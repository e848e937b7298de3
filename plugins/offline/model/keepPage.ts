/** Address of the page that manages offline copies; `?missing=` names a missing file. */
export const KEEP_PAGE = '/keep.html';
