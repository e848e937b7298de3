/** Whether two objects have the same values, by identity; a missing one counts as undefined. */
export function hasSameFields<Value extends object>(
  one: Value,
  other: Value,
): boolean {
  const keys = Object.keys({...one, ...other}) as (keyof Value)[];
  return keys.every((key) => Object.is(one[key], other[key]));
}
