/** Keys of the site in browser storage. */
export const storage = {
  /** Set once readers have chosen a color mode; without it the site is dark. */
  colorModeChosen: 'color-mode-chosen',
  /** Set during a visit in which readers have collapsed the sidebar. */
  sidebarAway: 'sidebar-away',
  /** Whether a visit uses the fonts, and whether they are cached: `own` or `late`. */
  face: 'face',
  /** Set once readers have seen how to move a map. */
  mapTold: 'map-told',
  recentSearches: 'recent-searches',
  /** The anchors of the spells and powers in the spellbook. */
  spellbook: 'spellbook',
  /** The style sheet of table mode, while it is on. */
  tableStyle: 'table',
  /** Prefix of the key for the last session played of a campaign. */
  playedUpTo: 'played-up-to',
} as const;
