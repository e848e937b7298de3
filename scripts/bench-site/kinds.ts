/** The kinds of pages that are measured, and one page of each. */
export const kinds = {
  home: '/',
  'a rules page': '/combat-and-tactics/saving-throws.html',
  'a lore page': '/prime-almanac/torosia.html',
  'the spell browser': '/magic-science/',
  'the map page': '/prime-almanac/',
} as const;

/** The machine and the connection of a reader on the way: delay in milliseconds, bytes in a second, and how much slower the processor is. */
export const profile = {
  delay: 150,
  throughput: 1_600_000 / 8,
  slowdown: 4,
} as const;
