import {makeFighter} from '../../../rules/character/makeFighter';
import {parseCell, parseChanges} from '../../../rules/character/tables';
import {getReady, readyCharacters, tables} from './readyCharacters';

describe('a character in a fight', () => {
  it.each(readyCharacters)(
    '$name fights as printed',
    ({name, character, printed}) => {
      const fighter = makeFighter(tables, character);
      expect(fighter).toMatchObject({
        name,
        rank: 1,
        hitPoints: parseCell(printed['Hit points']),
        diesAt: parseCell(printed['Constitution']),
        points: parseCell(printed['AP']),
        defense: parseCell(printed['DEF']),
        soak: parseCell(printed['Soak']),
        saves: Object.fromEntries(parseChanges(printed['Saves'])),
      });
      const [, weapon = '', bonus] =
        /^(.+) ([+−]?\d+)$/.exec(printed['Attack'] ?? '') ?? [];
      const attack = fighter.attacks.find(
        (each) => each.name.toLowerCase() === weapon,
      );
      expect(attack).toMatchObject({
        bonus: parseCell(bonus),
        damage: printed['Damage'],
      });
    },
  );

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
