import fc from '../../../../tests/support/properties';
import type {Character} from '../../../rules/character/character';
import {deriveCharacter} from '../../../rules/character/derive';
import {describeCharacter} from '../../../rules/character/describe';
import {editCharacter} from '../../../rules/character/edit';
import {levelUp} from '../../../rules/character/levelUp';
import {characters} from './arbitraryCharacter';
import {bare, both, join} from './joinedCharacters';
import {tables} from './readyCharacters';

describe('a Fighter and Wizard as the page tells', () => {
  const derived = deriveCharacter(tables, both);

  it('has the better base attack bonus, and the better base of each save', () => {
    expect(derived.baseAttack.total).toBe(4);
    expect(
      derived.saves.map(({name, parts}) => `${name} ${parts[0]?.value}`),
    ).toEqual(['Body 4', 'Reflex 4', 'Mind 4', 'Mana 4', 'Fate 1']);
  });

  it('has half of the hit points of both, and Constitution once a level', () => {
    expect(derived.hitPoints.total).toBe(22);
    expect(derived.hitPoints.parts).toEqual([
      {label: 'Fighter 4', value: 26},
      {label: 'Wizard 4', value: 11},
      {label: 'Halved', value: -19},
      {label: 'Constitution', value: 4},
    ]);
  });

  it('has motes and abilities by the level in each class', () => {
    expect(derived.motes?.parts[0]).toEqual({label: 'Level 4', value: 16});
    const {steps, about} = describeCharacter(tables, {...both, level: 1});
    const texts = steps[2]?.mentions?.map(({text}) => text) ?? [];
    expect(about).toBe('Common Human Fighter 1 / Wizard 4');
    const has = (name: string, level: number): boolean =>
      tables.classAbilities.some(
        (row) =>
          row['Class'] === name &&
          Number(row['Level']) === level &&
          texts.some((text) => text.startsWith(row['Ability'] ?? '?')),
      );
    expect(has('Wizard', 4)).toBe(true);
    expect(has('Fighter', 2)).toBe(false);
  });

  it('has the points of the higher level only', () => {
    const lower = {...both, level: 2, hitDice: [5]};
    const points = (who: Character): number =>
      deriveCharacter(tables, who).proficiencyPoints.total;
    expect(points(lower)).toBe(points(both));
  });
});

describe('a second class that is added later', () => {
  const alone = {...bare, level: 6, hitDice: [9, 9, 9, 9, 9]};

  it('begins at level 1 and lowers no hit points', () => {
    const joined = editCharacter(alone, {field: 'second', value: 'Wizard'});
    expect(joined.second).toEqual({
      class: 'Wizard',
      level: 1,
      hitDice: [],
      joinedAt: 6,
    });
    const hitPoints = (who: Character): number =>
      deriveCharacter(tables, who).hitPoints.total;
    expect(hitPoints(joined)).toBe(hitPoints(alone));
    const together = editCharacter(joined, {field: 'joinedAt', value: '0'});
    expect(hitPoints(together)).toBeLessThan(hitPoints(alone));
  });

  it('begins with the first at level 1, and can be left out again', () => {
    const joined = editCharacter(bare, {field: 'second', value: 'Wizard'});
    expect(joined.second?.joinedAt).toBe(0);
    expect(editCharacter(joined, {field: 'second', value: ''})).toEqual(bare);
    const other = editCharacter(joined, {field: 'second', value: 'Thief'});
    expect(other.second?.class).toBe('Thief');
    expect(editCharacter(bare, {field: 'joinedAt', value: '3'})).toBe(bare);
    expect(editCharacter(bare, {field: 'secondDice', value: '3'})).toBe(bare);
  });

  it('never gives fewer hit points than the first had alone', () => {
    const dice = fc.array(fc.integer({min: 1, max: 10}), {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        fc.integer({min: 2, max: 20}),
        fc.integer({min: 1, max: 20}),
        dice,
        (level, other, hitDice) => {
          const first = {...bare, level, hitDice: hitDice.slice(0, level - 1)};
          const joined = join(first, {
            class: 'Wizard',
            level: other,
            hitDice: hitDice.slice(0, other - 1).map((roll) => 1 + (roll % 4)),
            joinedAt: level,
          });
          expect(
            deriveCharacter(tables, joined).hitPoints.total,
          ).toBeGreaterThanOrEqual(
            deriveCharacter(tables, first).hitPoints.total,
          );
        },
      ),
    );
  });

  it('rises by its own hit die, and not beyond its own level 20', () => {
    const raise = (who: Character, roll: number): Character =>
      levelUp(tables, who, {roll, inSecond: true});
    expect(raise(both, 4).second).toMatchObject({
      level: 5,
      hitDice: [2, 3, 2, 4],
    });
    expect(raise(both, 4).level).toBe(4);
    expect(() => raise(both, 5)).toThrow(RangeError);
    const highest = join(both, {
      class: 'Wizard',
      level: 20,
      hitDice: [],
      joinedAt: 0,
    });
    expect(() => raise(highest, 1)).toThrow(RangeError);
    expect(describeCharacter(tables, highest).levelUps).toEqual([
      {id: 'class', name: 'Fighter', level: 5, sides: 10},
    ]);
  });
});

describe('a level', () => {
  it('never gives fewer than 1 hit point', () => {
    const weak: Character = {
      ...bare,
      class: 'Wizard',
      rolled: {...bare.rolled, Constitution: 3},
      level: 3,
      hitDice: [1, 4],
    };
    const {hitPoints} = deriveCharacter(tables, weak);
    expect(hitPoints.parts).toContainEqual({
      label: 'At least 1 per level',
      value: 3,
    });
    expect(hitPoints.total).toBe(4 - 3 + 1 + 1);
  });

  it('is the higher of two, whatever the character', () => {
    fc.assert(
      fc.property(characters, (character) => {
        const level = Math.max(character.level, character.second?.level ?? 0);
        const {defense} = deriveCharacter(tables, {...character, style: ''});
        const alone = {...character, style: '', level, second: null};
        expect(defense.total).toBe(
          deriveCharacter(tables, alone).defense.total,
        );
      }),
      {numRuns: 50},
    );
  });
});
