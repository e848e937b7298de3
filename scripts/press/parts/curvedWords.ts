import {alongCurve, getWidth, type Hand} from '../../drawing/lettering';

/** Half of how much wider than its words the line is on which they stand. */
const SPARE = 2;
/** How far the middle of letters is above their foot, in parts of their size. */
const MIDDLE = 0.3;
const ARC =
  /^M(?<x>[\d.-]+) (?<y>[\d.-]+)A(?<reach>[\d.-]+) [\d.-]+ 0 [01] (?<turns>[01]) (?<toX>[\d.-]+) (?<toY>[\d.-]+)$/;

/** Words in the middle of an arc around the origin, as outlines: letters of a bent line are read one by one. */
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
  ]).path;
}
