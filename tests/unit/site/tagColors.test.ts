import {readFileSync} from 'node:fs';
import {NAME_COLORS} from '../../../src/lib/nameColor';

const css = readFileSync('src/css/tokens.css', 'utf8');

const colors = Array.from({length: NAME_COLORS}, (_, color) => color);

/** The tokens that are declared under selectors that hold a text. */
function tokensUnder(selector: RegExp): ReadonlyMap<string, string> {
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

/** The color that a token stands for in a color mode. */
function colorOf(token: string, mode: string): string {
  const value =
    tokensUnder(new RegExp(`:root\\[data-theme='${mode}'\\]`)).get(token) ??
    tokensUnder(/:root(?!\[)/).get(token) ??
    '';
  const reference = /^var\((?<name>[^)]+)\)$/.exec(value)?.groups?.['name'];
  return reference === undefined ? value : colorOf(reference, mode);
}

/** How bright a color is, as WCAG reckons. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(color: string, ground: string): number {
  const [dim = 0, bright = 0] = [luminance(color), luminance(ground)].toSorted(
    (one, other) => one - other,
  );
  return (bright + 0.05) / (dim + 0.05);
}

describe('the nine colors of tags and categories (P5)', () => {
  it('reckons contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['light', 'dark'])('differ from one another, %s', (mode) => {
    const values = colors.map((color) => colorOf(`--world-tag-${color}`, mode));
    expect(values.filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
    expect(new Set(values).size).toBe(9);
  });

  it.each(
    ['light', 'dark'].flatMap((mode) =>
      ['ground', 'surface', 'raised'].map((ground) => [mode, ground]),
    ),
  )('are read at 4.5:1 or more: %s, on %s', (mode, ground) => {
    const behind = colorOf(`--world-${ground}`, mode);
    const tooFaint = colors.filter(
      (color) => contrast(colorOf(`--world-tag-${color}`, mode), behind) < 4.5,
    );
    expect(tooFaint).toEqual([]);
  });

  it.each(colors)('number %i is what names of that number get', (color) => {
    expect(
      tokensUnder(new RegExp(`\\[data-name-color='${color}'\\]`)).get(
        '--world-tag',
      ),
    ).toBe(`var(--world-tag-${color})`);
  });
});
