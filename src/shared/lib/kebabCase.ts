/**
 * Turns a title or a file name into a slug: ASCII letters and digits in lower case, with single
 * dashes between words. Accents are dropped, an apostrophe separates no words, any other character
 * does.
 */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
