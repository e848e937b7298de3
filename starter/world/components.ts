/** The components of a world without its own. */
export const components: Readonly<Record<string, string>> = {};
