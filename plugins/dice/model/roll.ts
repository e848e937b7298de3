import type {Draw} from '../../../src/shared/model/draw';
import type {Dice, DiceTerm} from './parse';

export type Face = {
  readonly value: number;
  readonly counts: boolean;
};

export type RolledTerm = {
  readonly sign: 1 | -1;
  /** The dice; empty for a number. */
  readonly faces: readonly Face[];
  /** The sum of the term, before its sign. */
  readonly sum: number;
};

export type Rolled = {
  readonly total: number;
  readonly terms: readonly RolledTerm[];
};

/** The indexes of the dice that count. */
function countingPlaces(
  values: readonly number[],
  {kept, keeps}: DiceTerm,
): ReadonlySet<number> {
  const order = values.map((value, place) => ({value, place}));
  const sign = keeps === 'highest' ? -1 : 1;
  return new Set(
    order
      .toSorted((a, b) => sign * (a.value - b.value) || a.place - b.place)
      .slice(0, kept)
      .map(({place}) => place),
  );
}

function rollTerm(term: DiceTerm, draw: Draw): RolledTerm {
  const values = Array.from({length: term.count}, () => draw(term.sides));
  const counting = countingPlaces(values, term);
  const faces = values.map((value, place) => ({
    value,
    counts: counting.has(place),
  }));
  const sum = faces.reduce(
    (total, {value, counts}) => total + (counts ? value : 0),
    0,
  );
  return {sign: term.sign, faces, sum};
}

export function rollDice(dice: Dice, draw: Draw): Rolled {
  const terms = dice.map((term) =>
    term.kind === 'dice'
      ? rollTerm(term, draw)
      : {sign: term.sign, faces: [], sum: term.value},
  );
  const total = terms.reduce((sum, {sign, sum: part}) => sum + sign * part, 0);
  return {total, terms};
}

/** Returns the minimum and the maximum total of dice. */
export function getRange(dice: Dice): readonly [number, number] {
  const least = rollDice(dice, () => 1).total;
  const most = rollDice(dice, (sides) => sides).total;
  // For subtracted dice, high rolls lower the total.
  const spread = dice.map((term) =>
    term.kind === 'dice' && term.sign === -1 ? term.kept * (term.sides - 1) : 0,
  );
  const taken = spread.reduce((sum, each) => sum + each, 0);
  return [least - taken, most + taken];
}

function facesText(faces: readonly Face[]): string {
  return faces
    .map(({value, counts}) => (counts ? String(value) : `(${value})`))
    .join(' + ');
}

function termText({sign, faces, sum}: RolledTerm, index: number): string {
  const text = faces.length === 0 ? String(sum) : facesText(faces);
  if (index === 0) {
    return sign === 1 ? text : `−${text}`;
  }
  return `${sign === 1 ? '+' : '−'} ${faces.length > 1 && sign === -1 ? `[${text}]` : text}`;
}

/** Formats the breakdown of a roll: "4 + 5 + 3", with dropped dice in parentheses. */
export function workings({terms}: Rolled): string {
  return terms.map(termText).join(' ');
}
