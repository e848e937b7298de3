import {openSync, type Font} from 'fontkit';

/** The typeface of titles. */
const FILE =
  '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff';

/** How text is set. */
export type Hand = {
  /** Font size in units of the drawing. */
  readonly size: number;
  /** Additional letter spacing. */
  readonly space?: number;
};

const SIGNS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

let opened: Font | undefined;

function getFont(): Font {
  opened ??= openSync(require.resolve(FILE));
  return opened;
}

/** Formats a number for SVG, rounded to one decimal. */
function digits(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function getWidth(text: string, {size, space = 0}: Hand): number {
  const font = getFont();
  return font
    .layout(text)
    .positions.reduce(
      (sum, {xAdvance}) => sum + (xAdvance * size) / font.unitsPerEm + space,
      -space,
    );
}

/** Sets text on a horizontal line from a point, as the data of an SVG path. */
export function setText(
  text: string,
  {size, space = 0}: Hand,
  [left, y]: readonly [number, number],
): string {
  const font = getFont();
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  let x = left;
  return glyphs
    .map(({path}, index) => {
      const drawn = path.commands.map(({command, args}) => {
        const points = args.map((each, place) =>
          digits(place % 2 === 0 ? x + each * scale : y - each * scale),
        );
        return `${SIGNS[command]}${points.join(' ')}`;
      });
      x += (positions[index]?.xAdvance ?? 0) * scale + space;
      return drawn.join('');
    })
    .join('');
}
