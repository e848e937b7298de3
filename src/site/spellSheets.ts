/** Where the sheets of spells and powers are, and where readers find all of them. */
export const spellSheets = {
  /** Folder of the sheets under static/: every CSV file in it is one. */
  folder: 'game-mechanics/wizardly-magic/spells',
  /** The page that lists each record under its anchor. */
  page: '/magic-science/',
  /** The page, and the beginning of the anchor, where a save is explained. */
  save: '/combat-and-tactics/saving-throws.html#save-',
} as const;
