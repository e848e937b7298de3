/** The site ships in the language that its texts are written in. */
const codeTranslations: Readonly<Record<string, string>> = {};

export default codeTranslations;
