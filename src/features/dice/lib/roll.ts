import type {Dice, DiceTerm} from './parse';

/** Draws a whole number from 1 to the number of sides, each as likely as the others. */
export type Draw = (sides: number) => number;

/** One die that lies on the table. */
export type Face = {
  readonly value: number;
  /** Whether it counts. */
  readonly counts: boolean;
};

/** A part of a throw as it came out. */
export type RolledTerm = {
  readonly sign: 1 | -1;
  /** The dice; none where the part is a number. */
  readonly faces: readonly Face[];
  /** What the part adds up to, before its sign. */
  readonly sum: number;
};

/** Dice as they came out. */
export type Rolled = {
  readonly total: number;
  readonly terms: readonly RolledTerm[];
};

/** The places of the dice that count. */
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

/** Throws dice. */
export function rollDice(dice: Dice, draw: Draw): Rolled {
  const terms = dice.map((term) =>
    term.kind === 'dice'
      ? rollTerm(term, draw)
      : {sign: term.sign, faces: [], sum: term.value},
  );
  const total = terms.reduce((sum, {sign, sum: part}) => sum + sign * part, 0);
  return {total, terms};
}

/** The least and the most that dice can come to. */
export function getRange(dice: Dice): readonly [number, number] {
  const least = rollDice(dice, () => 1).total;
  const most = rollDice(dice, (sides) => sides).total;
  // Dice that are taken away bring the total down as they come out high.
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

/** Writes how a throw came about: "4 + 5 + 3", with dice that do not count in parentheses. */
export function workings({terms}: Rolled): string {
  return terms.map(termText).join(' ');
}
