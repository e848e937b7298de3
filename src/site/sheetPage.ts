/** Address of the character sheet; `?ready=` names a ready character to begin with. */
export const SHEET_PAGE = '/character-sheet.html';
