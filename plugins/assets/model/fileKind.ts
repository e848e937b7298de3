/** Extensions of images, in lower case. */
export const pictureEndings = [
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

/** Groups of extensions, by the name that selects them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  pictures: pictureEndings,
  documents: ['pdf', 'xlsx', 'csv', 'md', 'json'],
  data: ['csv', 'xlsx'],
};

/** Names of file types, where they differ from the extension in capitals. */
const names: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jfif: 'JPEG',
  md: 'Markdown',
  webp: 'WebP',
  xlsx: 'Excel',
  txt: 'Text',
};

/** Looks up an own property, ignoring inherited ones. */
function readOwn<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** Names the type of a file by its extension: "PDF", "Excel". */
export function fileKind(ext: string): string {
  return readOwn(names, ext) ?? ext.toUpperCase();
}

/** Lists the extensions that an author's value selects: an extension with or without a dot, or a group. */
export function listEndings(type: string): readonly string[] {
  const ending = type.toLowerCase().replace(/^\./, '');
  return readOwn(groups, ending) ?? [ending];
}

export function isPictureEnding(ext: string): boolean {
  return groups['pictures']?.includes(ext) ?? false;
}

/** Whether browsers can display a file; others are downloaded. */
export function isShownByBrowsers(ext: string): boolean {
  return ext === 'pdf' || isPictureEnding(ext);
}
