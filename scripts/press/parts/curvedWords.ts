import {alongCurve, getWidth, type Hand} from '../../drawing/lettering';

/** How much longer the line is than its text on either side. */
const SPARE = 2;
/** Height of the middle of letters above the baseline, relative to the font size. */
const MIDDLE = 0.3;
const ARC =
  /^M(?<x>[\d.-]+) (?<y>[\d.-]+)A(?<reach>[\d.-]+) [\d.-]+ 0 [01] (?<turns>[01]) (?<toX>[\d.-]+) (?<toY>[\d.-]+)$/;

/**
 * Text on an arc, as outlines, because PDF readers would extract text on a curve letter by letter.
 */
export function wordsOnArc(
  text: string,
  arc: string,
  hand: Hand,
): string | undefined {
  const found = ARC.exec(arc)?.groups;
  if (found === undefined) {
    return undefined;
  }
  const read = (name: string): number => Number(found[name]);
  const middle = Math.atan2(read('y') + read('toY'), read('x') + read('toX'));
  const direction = read('turns') === 1 ? 1 : -1;
  const reach = read('reach') - direction * MIDDLE * hand.size;
  const half = (getWidth(text, hand) / 2 + SPARE) / reach;
  const at = (angle: number, radius: number) =>
    [
      Math.cos(middle + angle) * radius,
      Math.sin(middle + angle) * radius,
    ] as const;
  return alongCurve(text, hand, [
    at(-half * direction, reach),
    at(0, reach / Math.cos(half)),
    at(half * direction, reach),
  ]);
}
