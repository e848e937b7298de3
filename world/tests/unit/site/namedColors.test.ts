import {invocationColor} from '../../../catalogue';
import {ELEMENTS} from '../../../../plugins/spells/model/elements';
import {SPHERES} from '../../../../plugins/spells/model/spheres';
import {
  getColor,
  getContrast,
  readTokens,
} from '../../../../tests/support/colors';

/** The values of named CSS colors. */
const NAMED: Readonly<Record<string, string>> = {
  azure: '#f0ffff',
  blue: '#0000ff',
  brown: '#a52a2a',
  darkorange: '#ff8c00',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  green: '#008000',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightsteelblue: '#b0c4de',
  magenta: '#ff00ff',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  teal: '#008080',
  yellow: '#ffff00',
};

const colors = [
  ...new Set([...SPHERES, ...ELEMENTS].map(({color}) => color)),
  invocationColor,
];

/** The share of the named color in the mixture, from 0 to 1. */
const share = parseFloat(getColor('--world-named-share', 'light')) / 100;

/** Mixes the named color with the text color of a mode, as `color-mix` does in sRGB. */
function tinted(color: string, mode: string): string {
  const named = NAMED[color] ?? '';
  const ink = getColor('--world-ink', mode);
  const parts = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [named, ink].map((each) =>
      parseInt(each.slice(start, start + 2), 16),
    );
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

describe('the colors of spheres and elements', () => {
  it.each(colors)('have a rule with the named color itself: %s', (color) => {
    expect(
      readTokens(new RegExp(`\\[data-named-color='${color}'\\]`)).get(
        '--world-named',
      ),
    ).toBe(color);
  });

  it('tint names with a share between none and all of the color', () => {
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  });

  it.each(
    ['light', 'dark'].flatMap((mode) =>
      ['ground', 'surface', 'raised', 'mark'].map((ground) => [mode, ground]),
    ),
  )('keep names legible at 4.5:1 or more: %s, on %s', (mode, ground) => {
    const behind = getColor(`--world-${ground}`, mode);
    const tooFaint = colors.filter(
      (color) => getContrast(tinted(color, mode), behind) < 4.5,
    );
    expect(tooFaint).toEqual([]);
  });

  it.each(['light', 'dark'])(
    'fill swatches whose border has a contrast of 3:1: %s',
    (mode) => {
      expect(
        getContrast(
          getColor('--world-rule-strong', mode),
          getColor('--world-ground', mode),
        ),
      ).toBeGreaterThanOrEqual(3);
    },
  );
});
