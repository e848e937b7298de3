/**
 * Picks the singular or plural form for a number, like usePluralForm, but also outside components.
 *
 * @param forms both forms, separated by |.
 */
export function pluralForm(count: number, forms: string): string {
  const [one = '', others = one] = forms.split('|');
  return count === 1 ? one : others;
}
