/** The fillable documents of a world without any. */
export const forms: readonly never[] = [];
