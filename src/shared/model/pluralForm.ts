/**
 * Picks the form of a text for a number, from the forms for one and for others, separated by |:
 * like usePluralForm, but also outside pages.
 */
export function pluralForm(count: number, forms: string): string {
  const [one = '', others = one] = forms.split('|');
  return count === 1 ? one : others;
}
