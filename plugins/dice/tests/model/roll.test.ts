import {fairDraw} from '../../model/fairDraw';
import {looksLikeDice, parseDice, type Dice} from '../../model/parse';
import {getRange, rollDice, workings} from '../../model/roll';
import fc from '../../../../tests/support/properties';

function getDice(text: string): Dice {
  const result = parseDice(text);
  if (!result.ok) {
    throw new Error(result.fault.expected);
  }
  return result.dice;
}

/** Makes the dice land on the given faces. */
function drawing(...faces: readonly number[]) {
  const rest = [...faces];
  return () => rest.shift() ?? 0;
}

const rolled = (text: string, ...faces: readonly number[]) =>
  rollDice(getDice(text), drawing(...faces));

describe('a throw', () => {
  it.each<readonly [string, readonly number[], number, string]>([
    ['2d6+3', [4, 5], 12, '4 + 5 + 3'],
    ['d20−2', [17], 15, '17 − 2'],
    ['4d6 drop lowest', [6, 2, 5, 3], 14, '6 + (2) + 5 + 3'],
    ['3d6 drop highest', [6, 6, 1], 7, '6 + (6) + 1'],
    ['2d20 keep highest + 1', [3, 11], 12, '(3) + 11 + 1'],
    ['4d6kh3', [6, 2, 5, 3], 14, '6 + (2) + 5 + 3'],
    ['4d6 DH2 + 1', [6, 2, 5, 3], 6, '(6) + 2 + (5) + 3 + 1'],
    ['3d6kh3', [6, 2, 5], 13, '6 + 2 + 5'],
    ['10−2d4', [3, 4], 3, '10 − [3 + 4]'],
    ['d20-5', [17], 12, '17 − 5'],
    ['d20‑5', [17], 12, '17 − 5'],
    ['−2+d4', [3], 1, '−2 + 3'],
  ])('of %s showing %j comes to %i', (text, faces, ...[total, written]) => {
    const result = rolled(text, ...faces);
    expect(result.total).toBe(total);
    expect(workings(result)).toBe(written);
  });

  it.each([
    ['2d6+3', 5, 15],
    ['4d6 drop lowest', 3, 18],
    ['10−2d4', 2, 8],
    ['d8−d4', -3, 7],
    ['7', 7, 7],
  ])('of %s comes to %i at least and %i at most', (text, least, most) => {
    expect(getRange(getDice(text))).toEqual([least, most]);
  });

  it('never leaves its range', () => {
    const term = fc
      .tuple(
        fc.integer({min: 1, max: 9}),
        fc.integer({min: 2, max: 20}),
        fc.constantFrom('+', '−'),
      )
      .map(([count, sides, sign]) => `${sign}${count}d${sides}`);
    fc.assert(
      fc.property(
        fc.array(term, {minLength: 1, maxLength: 4}),
        fc.infiniteStream(fc.nat()),
        (terms, stream) => {
          const dice = getDice(terms.join(''));
          const draw = (sides: number): number =>
            (Number(stream.next().value) % sides) + 1;
          const [least, most] = getRange(dice);
          const {total} = rollDice(dice, draw);
          expect(total).toBeGreaterThanOrEqual(least);
          expect(total).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('dice notation', () => {
  it.each(['1d0', '0d6', '1d1001', '3d6kh4', '3d6kh0', '4d6k3', '2d6++'])(
    'with a fault still looks like dice: %s',
    (text) => {
      expect(parseDice(text).ok).toBe(false);
      expect(looksLikeDice(text)).toBe(true);
    },
  );

  it.each(['d', '2d', 'd&d', 'and4', 'd20 modifiers', 'fireball 2d6', '12'])(
    'is not what %s looks like',
    (text) => {
      expect(looksLikeDice(text)).toBe(false);
    },
  );
});

describe('a fair die', () => {
  it('discards words that would make low numbers likelier', () => {
    // 2³² divided by six leaves a remainder of 4: the last four words are redrawn.
    const draw = fairDraw(drawing(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5));
    expect(draw(6)).toBe(6);
  });

  it('gives each side the same number of words', () => {
    const count = (sides: number): readonly number[] => {
      const words = Array.from({length: sides * 50}, (_, index) => index);
      const draw = fairDraw(drawing(...words));
      const seen = words.map(() => draw(sides));
      return [...new Set(seen)].map(
        (side) => seen.filter((each) => each === side).length,
      );
    };
    fc.assert(
      fc.property(fc.integer({min: 2, max: 100}), (sides) => {
        expect(count(sides)).toEqual(Array.from({length: sides}, () => 50));
      }),
      {numRuns: 20},
    );
  });
});
