/** No area of a new world has had tag pages of its own. */
export const formerTagAreas: readonly string[] = [];
