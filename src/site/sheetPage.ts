/** Address of the character sheet; `?ready=` names a ready-made character to start with. */
export const SHEET_PAGE = '/character-sheet.html';
