/** Tables in German. */
export const german = {
  /** Words in headings of quantities. */
  amounts: ['meilen', 'wert', 'preis', 'kosten'],
} as const;
