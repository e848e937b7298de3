import type {Chain} from './vector';

/** Formats a number for SVG, rounded to one decimal. */
export function digits(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Formats points as SVG path data; a ring is closed. */
export function getPath(line: Chain, ring = false): string {
  const points = line.map(([x, y]) => `${digits(x)} ${digits(y)}`);
  return points.length === 0 ? '' : `M${points.join('L')}${ring ? 'Z' : ''}`;
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
