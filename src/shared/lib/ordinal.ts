const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);

const rules = new Intl.PluralRules('en-US', {type: 'ordinal'});

/** Formats an ordinal number: 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS.get(rules.select(place)) ?? 'th'}`;
}
