/** A page that stands for its kind. */
export type Kind = {
  readonly path: string;
  /** The link of it that leads on. */
  readonly link: string;
};

/** The link to the next page, below each page of the docs. */
const NEXT = 'a.pagination-nav__link--next';

/** The kinds of pages that are measured, and one page of each. */
export const kinds: Readonly<Record<string, Kind>> = {
  home: {path: '/', link: 'main a[href="/combat-and-tactics/"]'},
  'a rules page': {
    path: '/combat-and-tactics/saving-throws.html',
    link: 'a.pagination-nav__link--prev',
  },
  'a lore page': {
    path: '/prime-almanac/torosia.html',
    link: 'main a[href="/prime-almanac/central.html"]',
  },
  'the spell browser': {path: '/magic-science/', link: NEXT},
  'the map page': {path: '/prime-almanac/', link: NEXT},
};

/** The machine and the connection of a reader on the way: delay in milliseconds, bytes in a second, and how much slower the processor is. */
export const profile = {
  delay: 150,
  throughput: 1_600_000 / 8,
  slowdown: 4,
} as const;
