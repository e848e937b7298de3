/** A published PDF document. */
export type PressedDocument = {
  /** Path below static/ with a leading slash. */
  readonly path: string;
  readonly title: string;
  /** The text of each page. */
  readonly texts: readonly string[];
  readonly bytes: number;
};

const WORD = /[\p{L}\p{N}]+(?:[-.,:/'’][\p{L}\p{N}]+)*/gu;

/** Counts the words of a document, including running heads. */
function getWords({texts}: PressedDocument): number {
  return texts.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1024);

type Figures = readonly [pages: number, words: number, kilobytes: number];

function findLine(figures: Figures, name: string): string {
  return [...figures.map((figure) => String(figure).padStart(7)), ` ${name}`]
    .join(' ')
    .trimEnd();
}

/** Formats a report on the library's documents: pages, words and size of each, and in total. */
export function reportOnDocuments(
  documents: readonly PressedDocument[],
): readonly string[] {
  const figures = documents.map((document): Figures => [
    document.texts.length,
    getWords(document),
    kilobytes(document.bytes),
  ]);
  const sum = (at: 0 | 1 | 2): number =>
    figures.reduce((total, each) => total + each[at], 0);
  return [
    '  pages   words      KB  document',
    ...documents.map(({title, path}, index) =>
      findLine(figures[index] ?? [0, 0, 0], `${title} (${path})`),
    ),
    findLine([sum(0), sum(1), sum(2)], `all ${documents.length} documents`),
  ];
}
