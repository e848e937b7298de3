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

/** Endings that stand for others of their kind, where authors choose files by kind. */
const groups: Readonly<Record<string, readonly string[]>> = {
  pictures: pictureEndings,
  documents: ['pdf', 'xlsx', 'csv', 'md', 'json'],
  data: ['csv', 'xlsx'],
};

/** Lists the endings that an author means by an ending, with or without a dot, or by a group. */
export function endingsOf(type: string): readonly string[] {
  const ending = type.toLowerCase().replace(/^\./, '');
  return groups[ending] ?? [ending];
}

/** Tells whether a file is a picture, by its ending. */
export function isPictureEnding(ext: string): boolean {
  return groups['pictures']?.includes(ext) ?? false;
}
