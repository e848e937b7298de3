/** Keys of the site in browser storage. */
export const storage = {
  /** Set once readers chose a color mode; without it the site is dark. */
  colorModeChosen: 'color-mode-chosen',
  /** Set during a visit in which readers collapsed the sidebar. */
  sidebarAway: 'sidebar-away',
  /** The fonts of a visit, and whether they are cached: `own` or `late`. */
  face: 'face',
  /** Set once readers have seen how to move a map. */
  mapTold: 'map-told',
  /** Recent searches. */
  recentSearches: 'recent-searches',
  /** The anchors of the spells and powers in the spellbook. */
  spellbook: 'spellbook',
  /** The style sheet of table mode, while it is on. */
  tableStyle: 'table',
  /** Prefix of the key with the last session played of a campaign. */
  playedUpTo: 'played-up-to',
} as const;
