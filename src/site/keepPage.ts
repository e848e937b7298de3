/** Address of the page that manages offline copies; `?missing=` names a missing file. */
export const KEEP_PAGE = '/keep.html';

/** The id of the part of it that removes everything which the browser keeps. */
export const FORGET_ID = 'forget';
