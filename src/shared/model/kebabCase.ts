/** ASCII spellings of Latin letters that have no accent to drop. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const special = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/**
 * Turns a title or a file name into a slug: lower-case letters and digits, with single dashes
 * between words. Latin letters become ASCII, and letters of other scripts stay. Apostrophes are
 * dropped, and any other character separates words.
 */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|['’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(special, (letter) => spellings[letter] ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
