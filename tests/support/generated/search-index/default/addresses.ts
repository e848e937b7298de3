/** The parts of the index of the built site. */
export const parts: readonly string[] = ['/assets/search/part-0.json'];

/** What links show of where they lead. */
export const previews = '/assets/search/previews.json';
