import {openSync, type Font, type Glyph} from 'fontkit';
import {digits} from './svg';

type Point = readonly [x: number, y: number];

/** The typefaces of the site. */
const files = {
  display: '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff',
  text: '@fontsource/literata/files/literata-latin-500-normal.woff',
} as const;

type Face = keyof typeof files;

export type Hand = {
  readonly face: Face;
  /** Font size in units of the drawing. */
  readonly size: number;
  /** Additional letter spacing. */
  readonly space?: number;
};

const open = new Map<Face, Font>();

function getFont(face: Face): Font {
  const known = open.get(face);
  if (known !== undefined) {
    return known;
  }
  const font = openSync(require.resolve(files[face]));
  open.set(face, font);
  return font;
}

type Letter = {
  readonly glyph: Glyph;
  readonly advance: number;
};

function listLetters(text: string, {face, size, space = 0}: Hand): Letter[] {
  const font = getFont(face);
  const {glyphs, positions} = font.layout(text);
  const scale = size / font.unitsPerEm;
  return glyphs.map((glyph, index) => ({
    glyph,
    advance: (positions[index]?.xAdvance ?? 0) * scale + space,
  }));
}

/** The position of a letter: the middle of its baseline, and its rotation in radians. */
type Stand = {readonly foot: Point; readonly turn: number};

const signs = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Draws a letter at its position. */
function drawGlyph(
  {path}: Glyph,
  {foot, turn}: Stand,
  {scale, half}: {readonly scale: number; readonly half: number},
): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (x: number, y: number): string => {
    const [right, down] = [x * scale - half, -y * scale];
    return `${digits(foot[0] + right * cos - down * sin)} ${digits(foot[1] + right * sin + down * cos)}`;
  };
  const drawing = path.commands.map(({command, args}) => {
    const points: string[] = [];
    for (let index = 0; index < args.length; index += 2) {
      points.push(place(args[index] ?? 0, args[index + 1] ?? 0));
    }
    return `${signs[command]}${points.join(' ')}`;
  });
  return drawing.join('');
}

/** Draws letters at their positions, as the data of an SVG path. */
function draw(
  letters: readonly Letter[],
  {face, size, space = 0}: Hand,
  standOf: (along: number) => Stand,
): string {
  const scale = size / getFont(face).unitsPerEm;
  let along = 0;
  const drawn = letters.map(({glyph, advance}) => {
    const half = (advance - space) / 2;
    const stand = standOf(along + half);
    along += advance;
    return drawGlyph(glyph, stand, {scale, half});
  });
  return drawn.join('');
}

export function getWidth(text: string, hand: Hand): number {
  const total = listLetters(text, hand).reduce(
    (sum, one) => sum + one.advance,
    0,
  );
  return total - (hand.space ?? 0);
}

/** Sets text on a horizontal line from a point, as the data of an SVG path. */
export function level(text: string, hand: Hand, [left, y]: Point): string {
  return draw(listLetters(text, hand), hand, (along) => ({
    foot: [left + along, y],
    turn: 0,
  }));
}

function middle(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Samples a quadratic Bézier curve. */
function curvePoints([a, b, c]: readonly [
  Point,
  Point,
  Point,
]): readonly Point[] {
  return Array.from({length: 161}, (_, index) => {
    const t = index / 160;
    return middle(middle(a, b, t), middle(b, c, t), t);
  });
}

/** Sets text along a curve, centered, as the data of an SVG path. */
export function alongCurve(
  text: string,
  hand: Hand,
  curve: readonly [Point, Point, Point],
): string {
  const points = curvePoints(curve);
  const gone = [0];
  points.slice(1).forEach((point, index) => {
    const [x, y] = points[index] ?? point;
    gone.push((gone[index] ?? 0) + Math.hypot(point[0] - x, point[1] - y));
  });
  const length = gone.at(-1) ?? 0;
  const start = (length - getWidth(text, hand)) / 2;
  return draw(listLetters(text, hand), hand, (along) => {
    const due = Math.min(length, Math.max(0, start + along));
    const next = Math.max(
      1,
      gone.findIndex((miles) => miles >= due),
    );
    const a: Point = points[next - 1] ?? [0, 0];
    const b: Point = points[next] ?? a;
    const span = (gone[next] ?? 0) - (gone[next - 1] ?? 0);
    const share = span === 0 ? 0 : (due - (gone[next - 1] ?? 0)) / span;
    return {
      foot: middle(a, b, share),
      turn: Math.atan2(b[1] - a[1], b[0] - a[0]),
    };
  });
}
