/** Address of the window that players see. */
export const SCREEN_PAGE = '/screen.html';
