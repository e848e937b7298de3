import {breakpoints} from './breakpoints';

/** Measures of the interface that scripts need; those that only styles need are in tokens.css. */
export const limits = {
  /** Time that the old page takes to leave, in milliseconds; the same as --world-time-page-out. */
  pageOut: 60,
  /** Time that the new page takes to come, in milliseconds; the same as --world-time-page-in. */
  pageIn: 200,
  /** Time that the panel of the navigation on a phone takes to leave, in milliseconds; the same as --ifm-transition-fast. */
  panelOut: 200,
  /** Time after which a page that is still being fetched shows the progress bar, in milliseconds. */
  progressAfter: 60,
  /** How long a hash target is held in view while late pictures and fonts arrive, in milliseconds. */
  holdTarget: 8000,
  /** How long what readers asked for is marked, in milliseconds; the same as --world-time-mark. */
  markTarget: 2000,
  /** How long readers rest before the address points to the heading that they are under, in milliseconds. */
  trackAfter: 200,
  /** Shortest time between two looks at how far readers have scrolled, in milliseconds. */
  navbarInterval: 300,
  /** Data grids, in rows: from how many on a table becomes a grid, and how many of them a page carries itself. */
  grid: {from: 30, imported: 200},
  /** Time after which the button that copies code appears, and for which it says that it has, in milliseconds. */
  copyButtonAfter: 500,
  copiedFor: 2000,
  /** How long a browser remembers a reader who wants it to, in days. */
  rememberedDays: 90,
  /** How long it remembers one for a window that stays open, in days. */
  sessionDays: 1,
  /** How long readers are told that a password was wrong, in milliseconds. */
  wrongPassword: 1000,
  /** How long a demo of code is on screen before it runs, in milliseconds. */
  demoAfter: 800,
  /** How long after a page is there its scripts are loaded for readers who do nothing but read, in milliseconds. */
  idleHydrationDelay: 5000,
  /** Shortest time between two changes of the address while readers move a control, in milliseconds. */
  addressInterval: 350,
  /** How many spells and powers a list shows at first, and more at a time. */
  spellsShown: 24,
  /** How near comments are before they are fetched, in pixels. */
  commentsNear: 600,
  /** How long the provider of comments and counts may take to answer, in milliseconds. */
  discussionAnswer: 15_000,
  /** Swipes that open and close the mobile sidebar: least distance, steepest slope, and how far from the left edge they may begin. */
  swipe: {distance: 40, slope: 1.5, edge: 80},
  /** Small pictures of a gallery: what the browser is told of their width, and the least width that is sharp on most screens. */
  gallery: {
    sizes: `(max-width: ${breakpoints.phone}px) 50vw, 256px`,
    thumbnail: 500,
  },
  /** Pictures over the page: where everything stands, in pixels, and how long things take, in milliseconds. */
  lightbox: {
    layout: {
      mobileBelow: 700,
      padding: 30,
      gap: 16,
      asideWidth: 300,
      belowWidth: 640,
      overlapRatio: 1,
      secondaryWidth: 4000,
      secondaryZoom: 3,
    },
    /** The message in the place of a picture that failed. */
    error: {width: 416, height: 320},
    /** How long the placeholder stays behind a picture. */
    placeholder: 1000,
    /** Opening, closing, sliding and zooming. */
    move: 250,
  },
  /** How long readers rest on a link, or press it, before they are shown what it leads to, in milliseconds. */
  preview: {rest: 300, press: 450},
  /** Size beyond which a document is fetched only when readers ask for it, in bytes. */
  hugeFile: 25 * 1024 * 1024,
} as const;
