/** This world has no components of its own. */
export const components: Readonly<Record<string, string>> = {};
