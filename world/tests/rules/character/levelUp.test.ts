import fc from '../../../../tests/support/properties';
import {deriveCharacter} from '../../../rules/character/derive';
import {levelUp} from '../../../rules/character/levelUp';
import {rules} from '../../../rules/rules';
import {getReady, readyCharacters, tables} from './readyCharacters';

const everyone = fc
  .constantFrom(...readyCharacters)
  .map(({character}) => character);

/** Rolls of a die that every class has. */
const rolls = fc.array(fc.integer({min: 1, max: 4}), {maxLength: 19});

describe('a character that rises', () => {
  it('keeps every sum right, and only gains, at any level', () => {
    fc.assert(
      fc.property(everyone, rolls, (first, dice) => {
        const last = dice.reduce(
          (character, roll) => levelUp(tables, character, {roll}),
          first,
        );
        expect(last.level).toBe(1 + dice.length);
        expect(last.hitDice).toEqual(
          dice.slice(0, rules.levels.lastHitDie - 1),
        );
        const derived = deriveCharacter(tables, last);
        const before = deriveCharacter(tables, first);
        const sums = [derived.hitPoints, derived.actionPoints, derived.defense];
        for (const {total, parts} of [...sums, ...derived.saves]) {
          expect(parts.reduce((sum, {value}) => sum + value, 0)).toBe(total);
        }
        expect(derived.defense.total).toBeGreaterThanOrEqual(
          before.defense.total,
        );
        expect(derived.proficiencyPoints.total).toBe(
          before.proficiencyPoints.total + 2 * dice.length,
        );
      }),
    );
  });

  it('has no hit die beyond the sides of the class, and no level beyond 20', () => {
    const {character} = getReady('Maerune');
    expect(levelUp(tables, character, {roll: 4}).hitDice).toEqual([4]);
    expect(() => levelUp(tables, character, {roll: 5})).toThrow(RangeError);
    expect(() => levelUp(tables, character, {roll: 0})).toThrow(RangeError);
    expect(levelUp(tables, {...character, level: 19}, {roll: 1}).level).toBe(
      20,
    );
    expect(() => levelUp(tables, {...character, level: 20}, {roll: 1})).toThrow(
      RangeError,
    );
  });
});
