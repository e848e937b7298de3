/** Under which names the site remembers, in the storage of the browser, what readers chose. */
export const storage = {
  /** Marks that readers chose light, dark or auto: without it the site is dark. */
  colorModeChosen: 'color-mode-chosen',
} as const;
