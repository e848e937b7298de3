/**
 * Interface constants that scripts need. Constants that only style sheets need are in tokens.css.
 */
export const limits = {
  /** Duration of the exit animation of a page, in milliseconds; equals --world-time-page-out. */
  pageOut: 60,
  /** Duration of the entry animation of a page, in milliseconds; equals --world-time-page-in. */
  pageIn: 200,
  /** Duration of the exit animation of the mobile sidebar, in milliseconds; equals --ifm-transition-fast. */
  panelOut: 200,
  /** How long a hash target is kept in view while images and fonts load, in milliseconds. */
  holdTarget: 8000,
  /** How long a target is highlighted, in milliseconds; equals --world-time-mark. */
  markTarget: 2000,
  /** Pause in scrolling after which the address is set to the current heading, in milliseconds. */
  trackAfter: 200,
  /** Minimum time between two checks of the scroll position, in milliseconds. */
  navbarInterval: 300,
  /** Delay before the copy button appears, and how long it confirms a copy, in milliseconds. */
  copyButtonAfter: 500,
  copiedFor: 2000,
  /** How long a code demo is on screen before it runs, in milliseconds. */
  demoAfter: 800,
  /** Time after which an idle page loads its scripts on a fast connection, in milliseconds. */
  idleHydrationDelay: 1000,
  /** Minimum time between two changes of the address while a control is moved, in milliseconds. */
  addressInterval: 350,
  /** How many spells and powers a list shows at first, and how many more it adds at a time. */
  spellsShown: 24,
  /**
   * Swipes that open and close the mobile sidebar: minimum distance, maximum slope, and maximum
   * distance from the left edge.
   */
  swipe: {distance: 40, slope: 1.5, edge: 80},
  /** How long readers hover over or press a link before its preview appears, in milliseconds. */
  preview: {rest: 300, press: 450},
  /** Size above which a document is loaded only on request, in bytes. */
  hugeFile: 25 * 1024 * 1024,
} as const;
