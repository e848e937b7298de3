/** Paper sizes of documents, with margins that leave the same text area on each. */
export const papers = {
  a4: {
    name: 'A4',
    size: 'A4',
    folder: '',
    margin: '22mm 20mm 24mm',
  },
  letter: {
    name: 'Letter',
    size: 'letter',
    folder: 'letter/',
    margin: '18mm 20mm 20mm',
  },
} as const;

export type PaperName = keyof typeof papers;

/** The names of the paper sizes; documents of the first have the plain path. */
export const paperNames = [
  'a4',
  'letter',
] as const satisfies readonly PaperName[];

/** The path of a document for a paper size: `/Races/orc.pdf`, and for Letter `/Races/letter/orc.pdf`. */
export function getPath(paper: PaperName, file: string): string {
  const cut = file.lastIndexOf('/') + 1;
  return `${file.slice(0, cut)}${papers[paper].folder}${file.slice(cut)}`;
}

/** The title of a document for a paper size: `Orc`, and for Letter `Orc (Letter)`. */
export function getTitle(paper: PaperName, title: string): string {
  return paper === 'a4' ? title : `${title} (${papers[paper].name})`;
}
