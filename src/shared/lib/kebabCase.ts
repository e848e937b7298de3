/**
 * Turns a title or a file name into the form that stands in addresses: ASCII letters
 * and digits in lower case, with single dashes between words. Accents are dropped,
 * any other sign parts two words, an apostrophe parts none.
 */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
