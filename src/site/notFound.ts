/** What the not-found page may say; one is drawn at each visit. */
export const notFoundMessages = [
  "There's nothing here",
  'How did we get here?',
  "That's a Four-Oh-Four",
  "Looks like we've got some broken links",
] as const;
