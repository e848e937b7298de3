/** Latin letters that have no accent to drop, as they are written in ASCII. */
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
 * Turns a title or a file name into a slug: lower-case ASCII letters and digits, words separated by
 * single dashes. Accents and apostrophes are dropped, and any character that is no Latin letter
 * separates words.
 */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(special, (letter) => spellings[letter] ?? '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
