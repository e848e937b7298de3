import {readFileSync} from 'node:fs';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Returns the tokens declared under selectors that contain a string. */
export function readTokens(selector: RegExp): ReadonlyMap<string, string> {
  const rules = css.matchAll(/(?<selector>[^{}]+)\{(?<body>[^{}]*)\}/g);
  return new Map(
    [...rules]
      .filter(({groups}) => selector.test(groups?.['selector'] ?? ''))
      .flatMap(({groups}) => [
        ...(groups?.['body'] ?? '').matchAll(
          /(?<name>--[\w-]+): (?<value>[^;]+);/g,
        ),
      ])
      .map(({groups}) => [groups?.['name'] ?? '', groups?.['value'] ?? '']),
  );
}

/** Returns the color of a token in a color mode. */
export function getColor(token: string, mode: string): string {
  const value =
    readTokens(new RegExp(`:root\\[data-theme='${mode}'\\]`)).get(token) ??
    readTokens(/:root(?!\[)/).get(token) ??
    '';
  const reference = /^var\((?<name>[^)]+)\)$/.exec(value)?.groups?.['name'];
  return reference === undefined ? value : getColor(reference, mode);
}

/** Returns the relative luminance of a color, as WCAG defines it. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21, as WCAG defines it. */
export function getContrast(color: string, ground: string): number {
  const [dim = 0, bright = 0] = [
    getLuminance(color),
    getLuminance(ground),
  ].toSorted((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
}
