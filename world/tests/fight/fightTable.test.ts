import {getColumn} from '../../../tests/support/sheets';
import {fightRules} from '../../fightRules';
import {fightTable} from '../../fighters';

describe('what the tracker knows', () => {
  it('is every foe of the sheets, with a line of play', () => {
    const sheets = ['beasts', 'undead', 'people-in-arms'];
    const names = sheets.flatMap((sheet) =>
      getColumn(
        `game-mechanics/combat/${sheet}.csv`,
        sheet === 'undead' ? 'Undead' : 'Foe',
      ),
    );
    expect(fightTable.foes.map(({name}) => name).toSorted()).toEqual(
      names.toSorted(),
    );
    expect(fightTable.foes.every(({plays = ''}) => plays !== '')).toBe(true);
  });

  it('is every ready character', () => {
    expect(fightTable.characters.map(({name}) => name)).toEqual([
      ...getColumn('character-creation/pregens.csv', 'Name'),
      ...getColumn('world-info/peoples/ready-characters.csv', 'Name'),
    ]);
  });

  it('is every condition of the sheet, but those that hit points make', () => {
    const listed = getColumn(
      'game-mechanics/combat/conditions.csv',
      'Condition',
    );
    expect(fightRules.effects.map(({name}) => name)).toEqual(
      expect.arrayContaining(
        listed.filter((name) => !['Bruised', 'Failing'].includes(name)),
      ),
    );
  });
});
