/** Formats a number for SVG, rounded to one decimal. */
export function digits(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Attributes = Readonly<Record<string, string | number>>;

/** Formats an SVG element with its content. */
export function element(
  name: string,
  attributes: Attributes,
  content = '',
): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return content === ''
    ? `<${name}${list}/>`
    : `<${name}${list}>${content}</${name}>`;
}

export function group(
  attributes: Attributes,
  parts: readonly string[],
): string {
  return parts.length === 0 ? '' : element('g', attributes, parts.join(''));
}
