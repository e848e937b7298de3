/** Under which names the site remembers, in the storage of the browser, what readers chose. */
export const storage = {
  /** Marks that readers chose light, dark or auto: without it the site is dark. */
  colorModeChosen: 'color-mode-chosen',
  /** Marks, during a visit, that readers put the sidebar away. */
  sidebarAway: 'sidebar-away',
  /** In which face a visit is drawn, and that the browser has the fonts; `own` or `late`. */
  face: 'face',
  /** Marks that readers were told how a map is moved. */
  mapTold: 'map-told',
  /** What readers searched for lately. */
  recentSearches: 'recent-searches',
  /** Begins the name under which the page of a document is remembered, for a session. */
  pdfPage: 'pdf-page',
  /** The anchors of the spells and powers that readers keep together. */
  spellbook: 'spellbook',
  /** Begins the name under which it is kept up to which session of a campaign readers have played. */
  playedUpTo: 'played-up-to',
} as const;
