/** Key of local storage by which a tab makes others drop everything; its value is a base path. */
export const FORGOTTEN_SIGNAL = 'forgotten';
