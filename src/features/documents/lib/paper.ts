/** The papers that documents are set for, with margins that leave as much room for text on each. */
export const papers = {
  a4: {
    name: 'A4',
    size: 'A4',
    folder: '',
    margin: '22mm 27mm 24mm',
    textHeight: '251mm',
  },
  letter: {
    name: 'Letter',
    size: 'letter',
    folder: 'letter/',
    margin: '18mm 27mm 20mm',
    textHeight: '241mm',
  },
} as const;

export type PaperName = keyof typeof papers;

/** The names of all papers; the first has the plain address of the document. */
export const paperNames = [
  'a4',
  'letter',
] as const satisfies readonly PaperName[];

/** Where a document of a paper stands: `/Races/orc.pdf`, and on Letter `/Races/letter/orc.pdf`. */
export function pathOn(paper: PaperName, file: string): string {
  const cut = file.lastIndexOf('/') + 1;
  return `${file.slice(0, cut)}${papers[paper].folder}${file.slice(cut)}`;
}

/** What a document of a paper is called: `Orc`, and on Letter `Orc (Letter)`. */
export function titleOn(paper: PaperName, title: string): string {
  return paper === 'a4' ? title : `${title} (${papers[paper].name})`;
}
