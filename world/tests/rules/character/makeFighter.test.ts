import {listCharacters} from '../../../fight/readCharacters';
import {makeFighter} from '../../../rules/character/makeFighter';
import {getReady, readyCharacters, tables} from './readyCharacters';

const printed = listCharacters();

describe('a character in a fight', () => {
  it.each(readyCharacters)('$name fights as printed', ({name, character}) => {
    const {attacks: [attack] = [], ...expected} =
      printed.find((each) => each.name === name) ?? {};
    const fighter = makeFighter(tables, character);
    expect(fighter).toMatchObject(expected);
    const found = fighter.attacks.find(
      (each) => each.name.toLowerCase() === attack?.name.toLowerCase(),
    );
    expect(found).toEqual({...attack, name: found?.name});
  });

  it('has neither a weapon that harms nobody, nor one that no table knows', () => {
    const {character} = getReady('Odo');
    const weapons = ['Net', 'Laser', 'Mace'].map((name) => ({name, rank: 0}));
    expect(
      makeFighter(tables, {...character, weapons}).attacks.map(
        ({name}) => name,
      ),
    ).toEqual(['Mace']);
  });

  it('parries nothing without a shield or a weapon for melee', () => {
    const {character} = getReady('Odo');
    const bare = {...character, shield: '', weapons: []};
    expect(makeFighter(tables, bare).parry).toBeUndefined();
    const archer = {...bare, weapons: [{name: 'Longbow', rank: 0}]};
    expect(makeFighter(tables, archer).parry).toBeUndefined();
    expect(makeFighter(tables, {...bare, shield: 'Buckler'}).parry).toBe(3);
  });
});
