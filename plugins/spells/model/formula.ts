import {requireWhole} from '../../../src/shared/model/requireWhole';

/** An amount that grows with caster level: "10 yards/level", "1 kennel per 5 levels". */
export type Formula<Unit extends string> = {
  /** The amount at any level, in units; 0 or more. */
  readonly base: number;
  /** The amount that each full step adds, in units; 0 without growth. */
  readonly perLevel: number;
  /** The number of levels per step; 1 or more. */
  readonly every: number;
  readonly unit: Unit;
};

/** A number of units. */
export type Amount<Unit extends string> = {
  readonly count: number;
  readonly unit: Unit;
};

/** Parses and prints amounts of one kind. */
export type Notation<Unit extends string> = {
  readonly parse: (text: string) => Amount<Unit> | undefined;
  readonly print: (amount: Amount<Unit>) => string;
};

/**
 * Parses a positive whole number with optional thousands separators; returns 0 if the text is
 * invalid.
 */
export function parseCount(text: string): number {
  return /^[1-9]\d{0,2}(?:,?\d{3})*$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : 0;
}

/** Formats a whole number with thousands separators. */
export function printCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Matches an amount, and its growth: per level, or per step of some levels. */
const TERM = /^(?<head>.+?)(?:\/level| per (?<every>[\d,]+) levels)?$/;

/** Returns the number of levels per step of a term; 0 if the text has no valid number. */
function getStep(text: string, every: string | undefined): number {
  return every === undefined && text.endsWith('/level')
    ? 1
    : parseCount(every ?? '');
}

function parseTerm<Unit extends string>(
  text: string,
  notation: Notation<Unit>,
): Formula<Unit> | undefined {
  const {head = '', every} = TERM.exec(text)?.groups ?? {};
  const amount = notation.parse(head);
  if (amount === undefined || amount.count === 0) {
    return undefined;
  }
  const {count, unit} = amount;
  const step = getStep(text, every);
  return step === 0
    ? {base: count, perLevel: 0, every: 1, unit}
    : {base: 0, perLevel: count, every: step, unit};
}

function planGrowth(every: number): string {
  return every === 1 ? '/level' : ` per ${printCount(every)} levels`;
}

/** Formats a formula in the authors' notation: first the fixed amount, then the growth. */
export function printFormula<Unit extends string>(
  {base, perLevel, every, unit}: Formula<Unit>,
  notation: Notation<Unit>,
): string {
  const fixed = notation.print({count: base, unit});
  const growing = notation.print({count: perLevel, unit}) + planGrowth(every);
  if (perLevel === 0) {
    return fixed;
  }
  return base === 0 ? growing : `${fixed} + ${growing}`;
}

function sum<Unit extends string>([first, second]: readonly (
  Formula<Unit> | undefined
)[]): Formula<Unit> | undefined {
  if (first === undefined || second === undefined) {
    return first;
  }
  return second.unit === first.unit && first.perLevel === 0
    ? {...second, base: first.base + second.base}
    : undefined;
}

/**
 * Parses a formula: an amount, an amount per level or per some levels, or the sum of both. Returns
 * undefined if the text differs from how the formula would be printed.
 */
export function parseFormula<Unit extends string>(
  text: string,
  notation: Notation<Unit>,
): Formula<Unit> | undefined {
  const terms = text.split(' + ').map((term) => parseTerm(term, notation));
  const formula = sum(terms);
  return formula !== undefined && printFormula(formula, notation) === text
    ? formula
    : undefined;
}

/**
 * Evaluates a formula, in units: base + perLevel × full steps.
 *
 * @param level caster level, a whole number from 0.
 * @throws RangeError for any other level.
 * Source: Magic Science, "Spell Factors".
 */
export function evaluate(
  {base, perLevel, every}: Pick<Formula<string>, 'base' | 'perLevel' | 'every'>,
  level: number,
): number {
  requireWhole('caster level', level, [0, Number.MAX_SAFE_INTEGER]);
  return base + perLevel * Math.floor(level / every);
}

/** Returns a formula without growth, fixed at its value for a caster level. */
export function getFixed<Unit extends string>(
  formula: Formula<Unit>,
  level: number,
): Formula<Unit> {
  return {
    base: evaluate(formula, level),
    perLevel: 0,
    every: 1,
    unit: formula.unit,
  };
}

/** Creates the notation of countable units: a number, and the singular or plural. */
export function findCounted<Unit extends string>(
  plurals: Readonly<Record<Unit, string>>,
): Notation<Unit> {
  const units = Object.keys(plurals).filter(
    (unit): unit is Unit => unit in plurals,
  );
  return {
    parse(text) {
      const [count = '', ...words] = text.split(' ');
      const word = words.join(' ');
      const unit = units.find((one) => one === word || plurals[one] === word);
      return unit && {count: parseCount(count), unit};
    },
    print({count, unit}) {
      return `${printCount(count)} ${count === 1 ? unit : plurals[unit]}`;
    },
  };
}
