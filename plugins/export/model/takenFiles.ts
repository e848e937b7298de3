/** The files that a build makes for other tools; paths are below the base path. */
export const takenFiles = {
  vault: {
    path: 'take-away/obsidian-vault.zip',
    title: 'For Obsidian',
    note: 'Every page as a Markdown note, with its pictures, tags, and other names. Unpack the file and open the folder as a vault.',
  },
  sheets: {
    path: 'take-away/sheets.zip',
    title: 'All tables',
    note: 'The tables of all pages as CSV files, for any spreadsheet.',
  },
  list: {
    path: 'llms.txt',
    title: 'Markdown',
    note: 'A list of all pages as plain Markdown, by area, for editors and assistants.',
  },
} as const;

export type TakenName = keyof typeof takenFiles;
