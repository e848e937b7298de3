/** Whether two objects have identical values; a missing value counts as undefined. */
export function hasSameFields<Value extends object>(
  one: Value,
  other: Value,
): boolean {
  const keys = Object.keys({...one, ...other}) as (keyof Value)[];
  return keys.every((key) => Object.is(one[key], other[key]));
}
