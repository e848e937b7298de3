import type {Character} from '../../../rules/character/character';
import {createBuild} from '../../../rules/character/build';
import {listForbidden} from '../../../rules/character/forbidden';
import {priceLoad, weighLoad} from '../../../rules/character/load';
import {getReady, readyCharacters, tables} from './readyCharacters';

function listTexts(
  name: string,
  changes: Partial<Character>,
): readonly string[] {
  const {character} = getReady(name);
  const dice = Math.min(10, changes.level ?? 1) - 1;
  return listForbidden(tables, {
    ...character,
    purse: 100_000,
    hitDice: Array.from({length: dice}, () => 1),
    ...changes,
  }).map(({text}) => text);
}

describe('what the rules forbid a character', () => {
  it.each(readyCharacters)('is nothing for $name', ({character}) => {
    expect(listForbidden(tables, character)).toEqual([]);
  });

  it('is a class whose requirement is missed by one', () => {
    const {rolled} = getReady('Odo').character;
    expect(listTexts('Odo', {rolled: {...rolled, Strength: 9}})).toEqual([]);
    expect(listTexts('Odo', {rolled: {...rolled, Strength: 8}})).toEqual([
      'A Fighter needs Strength 9.',
    ]);
  });

  it('is casting in armor above the Soak of the class', () => {
    expect(listTexts('Ishsa', {armor: 'Mail shirt'})).toEqual([]);
    expect(listTexts('Ishsa', {armor: 'Legion lamellar'})).toEqual([
      'A House Priest cannot cast in armor above Soak 4.',
    ]);
    expect(listTexts('Odo', {armor: 'Legion lamellar'})).toEqual([]);
  });

  it('is casting with a shield that leaves no hand free', () => {
    expect(listTexts('Ishsa', {shield: 'Buckler'})).toEqual([]);
    expect(listTexts('Ishsa', {shield: 'round shield'})).toEqual([
      'A House Priest cannot cast with this shield, because no hand is free.',
    ]);
  });

  it.each([
    [2, 5, ['Specialist with the Saber can be bought from level 6.']],
    [2, 6, []],
    [3, 10, ['Master with the Saber can be bought from level 11.']],
    [3, 11, []],
    [4, 20, ['No rank with the Saber is that high.']],
  ])('is weapon rank %i at level %i: %j', (rank, level, texts) => {
    expect(listTexts('Odo', {level, weapons: [{name: 'Saber', rank}]})).toEqual(
      texts,
    );
  });

  it.each([
    [2, 1, []],
    [3, 1, ['Rank 3 in Climb can be reached from level 2.']],
    [3, 2, []],
    [4, 2, ['Rank 4 in Climb can be reached from level 3.']],
  ])('is skill rank %i at level %i: %j', (rank, level, texts) => {
    const skills = [{name: 'Climb', rank}];
    expect(listTexts('Odo', {level, weapons: [], skills})).toEqual(texts);
  });

  it.each([
    [1, 0, []],
    [2, 0, ['Level 2 has 1 rolled hit dice, not 0.']],
    [2, 1, []],
    [11, 9, []],
    [11, 8, ['Level 11 has 9 rolled hit dice, not 8.']],
  ])('is level %i with %i hit dice: %j', (level, dice, texts) => {
    const hitDice = Array.from({length: dice}, () => 1);
    expect(listTexts('Odo', {level, hitDice})).toEqual(texts);
  });

  it('is one point too many, and one mark too few', () => {
    const {character} = getReady('Odo');
    expect(listTexts('Odo', {otherPoints: 0})).toEqual([]);
    expect(listTexts('Odo', {otherPoints: 1})).toEqual([
      'Proficiency points are overspent by 1.',
    ]);
    expect(listTexts('Odo', {purse: character.purse})).toEqual([]);
    expect(listTexts('Odo', {purse: character.purse - 1})).toEqual([
      'Marks are overspent on gear by 1.',
    ]);
  });

  it('is a weapon that no table knows', () => {
    expect(listTexts('Odo', {weapons: [{name: 'Laser', rank: 0}]})).toEqual([
      'No weapon is called Laser.',
    ]);
  });

  it('is a load above one and a half times the Lift', () => {
    const bare = {armor: '', shield: ''};
    const gear = (count: number) => [{name: 'Tent for two', count}];
    expect(listTexts('Odo', {...bare, gear: gear(20)})).toEqual([]);
    expect(listTexts('Odo', {...bare, gear: gear(21)})).toEqual([
      'This load can only be dragged.',
    ]);
  });
});

describe('a load', () => {
  it('adds up weights in pounds and prices in marks', () => {
    const build = createBuild(tables, getReady('Odo').character);
    expect(weighLoad(build).total).toBe(14 + 8 + 3);
    expect(priceLoad(build).total).toBe((3 + 2 + 3) * 20);
  });

  it('counts gear in marks, and several of a thing', () => {
    const build = createBuild(tables, {
      ...getReady('Odo').character,
      armor: '',
      shield: '',
      gear: [{name: 'Waterskin', count: 2}],
    });
    expect(weighLoad(build).parts.at(-1)).toEqual({
      label: '2 × Waterskin',
      value: 8,
    });
    expect(priceLoad(build).total).toBe(2);
  });
});
