/** Dice of one kind that are rolled together. */
export type DiceTerm = {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  /** Number of dice that count. */
  readonly kept: number;
  /** The dice that count, if not all do. */
  readonly keeps: 'highest' | 'lowest';
};

/** A number that is added or subtracted. */
export type NumberTerm = {
  readonly kind: 'number';
  readonly sign: 1 | -1;
  readonly value: number;
};

/** Parsed dice notation: a sum of dice and numbers. */
export type Dice = readonly (DiceTerm | NumberTerm)[];

/** A syntax error in dice notation. */
export type DiceFault = {
  /** 1-based position of the error. */
  readonly position: number;
  readonly found: string;
  readonly expected: string;
};

type DiceResult =
  | {readonly ok: true; readonly dice: Dice}
  | {readonly ok: false; readonly fault: DiceFault};

/** Maximum number of dice in a term, of sides of a die, and of a plain number. */
export const MOST = {count: 100, sides: 1000, number: 9999} as const;

/** Any dash subtracts. */
const SIGN = /\s*(?<sign>[+−\p{Pd}])\s*/uy;
const DICE = /(?<count>\d*)\s*d\s*(?<sides>\d+|%)/y;
const NUMBER = /\d+/y;
const CHOICE =
  /,?\s+(?<verb>drop|keep)(?:\s+the)?\s+(?<which>lowest|highest)(?:\s+(?<number>\d+))?(?:\s+dic?e)?/y;
/** Matches the short form of a choice: "kh3", "dl". */
const SHORT_CHOICE = /\s*(?<verb>[kd])(?<which>[hl])(?<number>\d+)?/y;

const CHOICE_WORDS: ReadonlySet<string> = new Set([
  'drop',
  'keep',
  'the',
  'lowest',
  'highest',
  'die',
  'dice',
]);

/** A cursor in the parsed text. */
class Reader {
  readonly text: string;
  place = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Consumes a match of a pattern at the current position. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    this.place += found?.[0].length ?? 0;
    return found;
  }

  get isDone(): boolean {
    return this.place === this.text.length;
  }

  /** @throws DiceError always. */
  fail(expected: string, place = this.place): never {
    const rest = this.text.slice(place);
    throw new DiceError({
      position: place + 1,
      found: rest === '' ? 'the end' : `"${rest}"`,
      expected,
    });
  }
}

class DiceError extends Error {
  readonly fault: DiceFault;

  constructor(fault: DiceFault) {
    super(fault.expected);
    this.fault = fault;
  }
}

type Kept = Pick<DiceTerm, 'kept' | 'keeps'>;

type Choice = {
  readonly isKept: boolean;
  readonly isHighest: boolean;
  /** Number of dice to keep or drop. */
  readonly named: number;
};

function getKept({isKept, isHighest, named}: Choice, count: number): Kept {
  return {
    kept: isKept ? named : count - named,
    keeps: isKept === isHighest ? 'highest' : 'lowest',
  };
}

/** Reads which dice count: "drop lowest", "keep the highest 2", "kh2". */
function readChoice(reader: Reader): Choice | undefined {
  const found = reader.take(CHOICE) ?? reader.take(SHORT_CHOICE);
  return found?.groups === undefined
    ? undefined
    : {
        isKept: found.groups['verb']?.startsWith('k') === true,
        isHighest: found.groups['which']?.startsWith('h') === true,
        named: Number(found.groups['number'] ?? '1'),
      };
}

function choiceAmong(count: number, reader: Reader): Kept {
  const start = reader.place;
  const choice = readChoice(reader);
  if (choice === undefined) {
    return {kept: count, keeps: 'highest'};
  }
  if (choice.named < 1 || choice.named > count - (choice.isKept ? 0 : 1)) {
    reader.fail(
      `1 to ${count} dice to keep, or fewer than ${count} to drop`,
      start,
    );
  }
  return getKept(choice, count);
}

function readNumber(reader: Reader, sign: 1 | -1): NumberTerm {
  const start = reader.place;
  const digits = reader.take(NUMBER)?.[0];
  return digits === undefined || Number(digits) > MOST.number
    ? reader.fail('dice such as 2d6, or a number', start)
    : {kind: 'number', sign, value: Number(digits)};
}

function within(
  value: number,
  [least, most]: readonly [number, number],
): boolean {
  return value >= least && value <= most;
}

function readTerm(reader: Reader, sign: 1 | -1): DiceTerm | NumberTerm {
  const start = reader.place;
  const groups = reader.take(DICE)?.groups;
  if (groups === undefined) {
    return readNumber(reader, sign);
  }
  const count = groups['count'] === '' ? 1 : Number(groups['count']);
  const sides = groups['sides'] === '%' ? 100 : Number(groups['sides']);
  if (!within(count, [1, MOST.count]) || !within(sides, [2, MOST.sides])) {
    reader.fail(`1 to ${MOST.count} dice of 2 to ${MOST.sides} sides`, start);
  }
  return {kind: 'dice', sign, count, sides, ...choiceAmong(count, reader)};
}

function readSign(reader: Reader): 1 | -1 | undefined {
  const sign = reader.take(SIGN)?.groups?.['sign'];
  return sign === undefined ? undefined : sign === '+' ? 1 : -1;
}

function readAll(reader: Reader): Dice {
  const terms = [readTerm(reader, readSign(reader) ?? 1)];
  while (!reader.isDone) {
    const sign = readSign(reader);
    terms.push(
      sign === undefined
        ? reader.fail('+, −, or the end')
        : readTerm(reader, sign),
    );
  }
  return terms;
}

/** Converts a text to lower case, and full-width letters and digits to plain ones. */
function simplify(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Whether someone may have meant dice: a die among signs, numbers, and the words for a choice. */
export function looksLikeDice(text: string): boolean {
  const simple = simplify(text);
  const words = simple.match(/\p{L}{3,}/gu) ?? [];
  return (
    /(?<!\p{L})d\s*[\p{Nd}%]/u.test(simple) &&
    words.every((word) => CHOICE_WORDS.has(word))
  );
}

/** Parses dice notation: "2d6+3", "d%", "4d6, drop the lowest", "4d6kh3". */
export function parseDice(text: string): DiceResult {
  try {
    return {ok: true, dice: readAll(new Reader(simplify(text)))};
  } catch (error) {
    if (error instanceof DiceError) {
      return {ok: false, fault: error.fault};
    }
    throw error;
  }
}
