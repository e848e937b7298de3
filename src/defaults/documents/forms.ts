/** Of a world without documents that readers fill in. */
export const forms: readonly never[] = [];
