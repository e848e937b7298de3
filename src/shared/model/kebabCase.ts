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
 * Turns a title or a file name into a slug: lower-case letters and digits, words separated by single
 * dashes. Latin letters become ASCII, those of other scripts stay, apostrophes are dropped, and any
 * other character separates words.
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
