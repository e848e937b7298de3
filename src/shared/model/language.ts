/** The language of the site, as a BCP 47 tag. */
export const language = 'en-US';
