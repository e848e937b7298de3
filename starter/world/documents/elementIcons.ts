/** No icons of elements on spell cards. */
export const elementIcons: Readonly<Record<string, readonly string[]>> = {};
