/** Mocks the translations: the site ships in the language of its source texts. */
const codeTranslations: Readonly<Record<string, string>> = {};

export default codeTranslations;
