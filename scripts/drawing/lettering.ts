import {openSync, type Font, type Glyph} from 'fontkit';
import {
  measureBox,
  clamp,
  distance,
  middle,
  type Box,
  type Chain,
  type Point,
} from './vector';
import {digits} from './svg';

/** The typefaces of the site. */
const files = {
  display: '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff',
  text: '@fontsource/literata/files/literata-latin-500-normal.woff',
  italic: '@fontsource/literata/files/literata-latin-500-italic.woff',
} as const;

export type Face = keyof typeof files;

/** Text as outlines, with its bounding box. */
export type Lettering = {
  readonly path: string;
  readonly box: Box;
  /** The box of each letter, because text on a curve does not fill its bounding box. */
  readonly letters: readonly Box[];
};

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

/** Draws a letter at its position; also returns the points of its outline. */
function drawGlyph(
  {path}: Glyph,
  {foot, turn}: Stand,
  {scale, half}: {readonly scale: number; readonly half: number},
): {readonly drawing: string; readonly corners: Chain} {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners: Point[] = [];
  const place = (x: number, y: number): string => {
    const [right, down] = [x * scale - half, -y * scale];
    const point: Point = [
      foot[0] + right * cos - down * sin,
      foot[1] + right * sin + down * cos,
    ];
    corners.push(point);
    return `${digits(point[0])} ${digits(point[1])}`;
  };
  const drawing = path.commands.map(({command, args}) => {
    const points: string[] = [];
    for (let index = 0; index < args.length; index += 2) {
      points.push(place(args[index] ?? 0, args[index + 1] ?? 0));
    }
    return `${signs[command]}${points.join(' ')}`;
  });
  return {drawing: drawing.join(''), corners};
}

/** Draws letters at their positions. */
function draw(
  letters: readonly Letter[],
  {face, size, space = 0}: Hand,
  standOf: (along: number) => Stand,
): Lettering {
  const scale = size / getFont(face).unitsPerEm;
  const boxes: Box[] = [];
  let along = 0;
  const path = letters.map(({glyph, advance}) => {
    const half = (advance - space) / 2;
    const stand = standOf(along + half);
    along += advance;
    const {drawing, corners} = drawGlyph(glyph, stand, {scale, half});
    if (corners.length > 0) {
      boxes.push(measureBox(corners));
    }
    return drawing;
  });
  const corners = boxes.flatMap(([left, top, right, bottom]): Chain => [
    [left, top],
    [right, bottom],
  ]);
  return {path: path.join(''), box: measureBox(corners), letters: boxes};
}

export function getWidth(text: string, hand: Hand): number {
  const total = listLetters(text, hand).reduce(
    (sum, one) => sum + one.advance,
    0,
  );
  return total - (hand.space ?? 0);
}

/** Sets text on a horizontal line, aligned to a point. */
export function level(
  text: string,
  hand: Hand,
  [x, y, anchor]: readonly [number, number, 'start' | 'middle' | 'end'],
): Lettering {
  const shares = {start: 0, middle: 0.5, end: 1};
  const left = x - getWidth(text, hand) * shares[anchor];
  return draw(listLetters(text, hand), hand, (along) => ({
    foot: [left + along, y],
    turn: 0,
  }));
}

/** Samples a quadratic Bézier curve. */
function curvePoints([a, b, c]: readonly [Point, Point, Point]): Chain {
  return Array.from({length: 161}, (_, index) => {
    const t = index / 160;
    return middle(middle(a, b, t), middle(b, c, t), t);
  });
}

/** Sets text along a curve, centered. */
export function alongCurve(
  text: string,
  hand: Hand,
  curve: readonly [Point, Point, Point],
): Lettering {
  const points = curvePoints(curve);
  const gone = [0];
  points.slice(1).forEach((point, index) => {
    gone.push((gone[index] ?? 0) + distance(points[index] ?? point, point));
  });
  const length = gone.at(-1) ?? 0;
  const start = (length - getWidth(text, hand)) / 2;
  return draw(listLetters(text, hand), hand, (along) => {
    const due = clamp(start + along, 0, length);
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
