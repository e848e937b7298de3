/** The id of the navbar, which the first paint waits for so that no frame is spent on an empty page. */
export const navbarId = 'navbar';
