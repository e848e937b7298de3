/** Puts the indefinite article before the name of a class that begins a sentence: "An Oathsworn". */
export function withArticle(name: string): string {
  return `${/^[AEIO]/.test(name) ? 'An' : 'A'} ${name}`;
}
