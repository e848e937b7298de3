/** Icons of areas and pages as paths in a square of 24 units, stroked in the text color. */
export const icons = {
  book: [
    'M12 7c-2.2-1.4-5-2-8-2v12.5c3 0 5.8.6 8 2 2.2-1.4 5-2 8-2V5c-3 0-5.8.6-8 2z',
    'M12 7v12.5',
  ],
  compass: [
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
    'M12 7l2 5-2 5-2-5z',
  ],
} as const;
