import {getColumn, readRecords} from '../../../tests/support/sheets';
import {fightRules} from '../../fightRules';
import {fightTable} from '../../fighters';
import {parseCell} from '../../rules/character/tables';

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

  it('is the Latchkeepers, at their level and as their page has them', () => {
    const [keepers] = fightTable.parties;
    const printed = readRecords(
      'campaigns/return-of-the-gatewatcher/fighting.csv',
    );
    expect(keepers?.fighters).toHaveLength(6);
    expect(keepers?.fighters).toMatchObject(
      printed.map((row) => ({
        name: row['Name'],
        rank: 5,
        hitPoints: parseCell(row['Hit points']),
        points: parseCell(row['AP']),
        defense: parseCell(row['DEF']),
        soak: parseCell(row['Soak']),
        initiative: parseCell(row['Initiative']),
        saves: Object.fromEntries(
          fightRules.saves.map((save) => [save, parseCell(row[save])]),
        ),
        attacks: [{bonus: parseCell(row['Attack']), damage: row['Damage']}],
      })),
    );
    expect(
      keepers?.fighters[3]?.spells?.some(({kind}) => kind === 'spell'),
    ).toBe(true);
  });
});
