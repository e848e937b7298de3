/**
 * Turns a title or a file name into a slug: lower-case ASCII letters and digits, words separated by
 * single dashes. Accents and apostrophes are dropped, any other character separates words.
 */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
