/** Endings of pictures, in lower case. */
const pictureEndings = [
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'gif',
  'webp',
  'avif',
  'svg',
  'ico',
] as const;

/** Endings that also select others of their kind. */
const groups: Readonly<Record<string, readonly string[]>> = {
  pictures: pictureEndings,
  documents: ['pdf', 'xlsx', 'csv', 'md', 'json'],
  data: ['csv', 'xlsx'],
};

/** What readers call a kind of file, where that is not its ending in capitals. */
const names: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jfif: 'JPEG',
  md: 'Markdown',
  webp: 'WebP',
  xlsx: 'Excel',
  txt: 'Text',
};

/** Reads what a table says of a word itself, and not what all objects say. */
function readOwn<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** Names the kind of a file for readers, by its ending: "PDF", "Excel". */
export function fileKind(ext: string): string {
  return readOwn(names, ext) ?? ext.toUpperCase();
}

/** Lists the endings that an author means by an ending, with or without a dot, or by a group. */
export function listEndings(type: string): readonly string[] {
  const ending = type.toLowerCase().replace(/^\./, '');
  return readOwn(groups, ending) ?? [ending];
}

/** Tells whether a file is a picture, by its ending. */
export function isPictureEnding(ext: string): boolean {
  return groups['pictures']?.includes(ext) ?? false;
}

/** Tells whether browsers show such a file themselves; others are of use only when saved. */
export function isShownByBrowsers(ext: string): boolean {
  return ext === 'pdf' || isPictureEnding(ext);
}
