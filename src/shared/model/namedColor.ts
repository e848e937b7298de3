/**
 * Converts the name of a color in a CSV file to that in tokens.css.
 *
 * @example `light gray` and `light grey` become `lightgray`, `gray` becomes `grey`.
 */
export function namedColor(color: string): string {
  const name = color.replaceAll(' ', '').replace('grey', 'gray');
  return name === 'gray' ? 'grey' : name;
}
