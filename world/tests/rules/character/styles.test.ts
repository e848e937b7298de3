import type {Character} from '../../../rules/character/character';
import {deriveCharacter} from '../../../rules/character/derive';
import {listForbidden} from '../../../rules/character/forbidden';
import {makeFighter} from '../../../rules/character/makeFighter';
import {getReady, tables} from './readyCharacters';

const {character: odo} = getReady('Odo');

/** Odo at a level, who wears nothing and fights in a style. */
function train(
  name: string,
  rank: number,
  changes: Partial<Character> = {},
): Character {
  return {
    ...odo,
    level: 9,
    hitDice: [5, 5, 5, 5, 5, 5, 5, 5],
    armor: '',
    shield: '',
    styles: [{name, rank}],
    style: name,
    ...changes,
  };
}

function listTexts(character: Character): readonly string[] {
  return listForbidden(tables, character)
    .map(({text}) => text)
    .filter((text) => !text.includes('points are overspent'));
}

describe('a hand-to-hand style', () => {
  it('adds its DEF and action points, as to the pilgrim of the page', () => {
    const pilgrim = train('Nine Steps', 4, {
      rolled: {...odo.rolled, Dexterity: 16},
    });
    const {defense, actionPoints} = deriveCharacter(tables, pilgrim);
    expect(actionPoints.total).toBe(11);
    expect(actionPoints.parts).toContainEqual({label: 'Nine Steps', value: 2});
    expect(defense.total).toBe(21);
    expect(defense.parts).toContainEqual({label: 'Nine Steps', value: 2});
  });

  it('of a legionary with a round shield comes out as on the page, without neighbors', () => {
    const legionary = train('Toros Drill', 3, {
      level: 6,
      shield: 'Round shield',
      rolled: {...odo.rolled, Dexterity: 10},
    });
    expect(deriveCharacter(tables, legionary).defense.total).toBe(18);
  });

  it('adds nothing while nobody fights in it, or it is not learned', () => {
    const count = (changes: Partial<Character>): number =>
      deriveCharacter(tables, train('Ringhold', 3, changes)).defense.total;
    expect(count({}) - count({style: ''})).toBe(1);
    expect(count({style: 'Nine Steps'})).toBe(count({style: ''}));
  });

  it.each([
    ['Barge-brawl', {armor: 'Leather'}, false],
    ['Barge-brawl', {shield: 'Buckler'}, true],
    ['Ringhold', {armor: 'Gate plate', shield: 'Buckler'}, false],
    ['Toros Drill', {weapons: [{name: 'Dirk', rank: 0}]}, false],
    ['Toros Drill', {shield: 'Buckler', weapons: []}, false],
    ['Toros Drill', {weapons: [{name: 'Greataxe', rank: 0}]}, true],
    ['Threadhand', {armor: 'Leather'}, false],
    ['Threadhand', {armor: 'Gate plate'}, true],
    ['Tail-and-Stone', {armor: 'Gate plate'}, false],
    ['Nine Steps', {armor: 'Leather'}, false],
    ['Nine Steps', {armor: 'Gate plate'}, true],
    ['Nine Steps', {shield: 'Buckler'}, true],
  ] as const)(
    'adds nothing if a need is broken, and says so: %s with %j',
    (name, changes, isBroken) => {
      const rank = 2;
      const character = train(name, rank, {purse: 100_000, ...changes});
      const {parts} = deriveCharacter(tables, character).defense;
      const row = tables.styles.find(
        (each) => each['Style'] === name && each['Rank'] === '2',
      );
      const hasBonus = parts.some(({label}) => label === name);
      expect(hasBonus).toBe(!isBroken && row?.['DEF'] !== '0');
      expect(
        listTexts(character).some((text) =>
          text.startsWith(`${name} adds no DEF`),
        ),
      ).toBe(isBroken);
    },
  );

  it.each([
    [1, 1, []],
    [2, 2, ['Rank 2 in Ringhold can be bought from level 3.']],
    [2, 3, []],
    [3, 5, ['Rank 3 in Ringhold can be bought from level 6.']],
    [4, 9, []],
    [4, 8, ['Rank 4 in Ringhold can be bought from level 9.']],
  ])('of rank %i at level %i: %j', (rank, level, texts) => {
    const hitDice = odo.hitDice.concat(Array(level - 1).fill(5));
    expect(listTexts(train('Ringhold', rank, {level, hitDice}))).toEqual(texts);
  });

  it.each([
    ['Threadhand', 3, 'Common Human', []],
    [
      'Threadhand',
      4,
      'Common Human',
      ['Threadhand above rank 3 requires this body part: four arms.'],
    ],
    ['Threadhand', 4, 'Arachnahd', []],
    ['Tail-and-Stone', 2, 'Common Human', []],
    [
      'Tail-and-Stone',
      3,
      'Common Human',
      ['Tail-and-Stone above rank 2 requires this body part: tail.'],
    ],
    ['Tail-and-Stone', 3, 'Scaloid', []],
  ] as const)(
    'of some ranks needs a body: %s %i, %s',
    (...[name, rank, people, texts]) => {
      const character = train(name, rank, {people, chosenSave: ''});
      expect(
        listTexts(character).filter((text) => text.includes('above rank')),
      ).toEqual(texts);
    },
  );
});

describe('a hand-to-hand style that is bought', () => {
  it.each([
    [1, 2],
    [2, 5],
    [3, 8],
    [4, 11],
  ])('costs the points of all ranks up to %i: %i', (rank, points) => {
    const bare = {weapons: [], skills: [], otherPoints: 0};
    const {pointsSpent} = deriveCharacter(
      tables,
      train('Ringhold', rank, bare),
    );
    expect(pointsSpent.total).toBe(points);
  });

  it('attacks with bare hands, as Odo does on the page', () => {
    const {attacks} = deriveCharacter(
      tables,
      train('Barge-brawl', 2, {level: 5}),
    );
    const fist = attacks.at(-1);
    expect(fist?.attack.total).toBe(9);
    expect(fist?.dice).toBe('1d4');
    expect(fist?.damage.parts).toContainEqual({label: 'Strength', value: 2});
  });

  it('comes to the tracker as a light attack that cannot parry', () => {
    const fighter = makeFighter(
      tables,
      train('Barge-brawl', 2, {level: 5, weapons: []}),
    );
    expect(fighter.attacks).toEqual([
      {
        name: 'Barge-brawl',
        cost: 2,
        bonus: 9,
        damage: '1d4+3',
        pierce: 0,
        most: 2,
      },
    ]);
    expect(fighter.parry).toBeUndefined();
  });
});
