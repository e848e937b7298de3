import {signed} from '../../../src/shared/model/signed';
import type {SheetView, Sum} from './sheetView';

/** Writes the total of a sum, with its sign if it is a bonus. */
export function writeTotal({total, isBonus}: Sum): string {
  return isBonus === true ? signed(total) : String(total).replace('-', '−');
}

function listSums({keyNumbers, steps}: SheetView): readonly Sum[] {
  return [...keyNumbers, ...steps.flatMap(({sums}) => sums)];
}

function listTexts({steps}: SheetView): readonly string[] {
  return steps.flatMap(({mentions = []}) => mentions.map(({text}) => text));
}

/** Lists the differences in a later state of a character: sums as "DEF 12 → 13", and texts. */
export function listNews(
  before: SheetView,
  after: SheetView,
): readonly string[] {
  const old = new Map(listSums(before).map((sum) => [sum.name, sum]));
  const sums = new Map(listSums(after).map((sum) => [sum.name, sum]));
  const changed = [...sums.values()].flatMap((sum) => {
    const earlier = old.get(sum.name);
    return earlier === undefined || earlier.total === sum.total
      ? []
      : [`${sum.name} ${writeTotal(earlier)} → ${writeTotal(sum)}`];
  });
  const known = new Set(listTexts(before));
  return [...changed, ...listTexts(after).filter((text) => !known.has(text))];
}
