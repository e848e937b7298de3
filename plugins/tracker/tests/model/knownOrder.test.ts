import {fightRules} from '../../../../world/fightRules';
import {listKnownOrder} from '../../model/knownOrder';
import {NO_FIGHT, type Combatant} from '../../../../src/shared/model/fight';
import {combatant} from './combatants';

/** Lists what players see of fighters who differ from a plain one, of whom the first acts. */
function listShown(changes: readonly Partial<Combatant>[]) {
  const combatants = changes.map((change, index) => ({
    ...combatant,
    effects: [],
    ...change,
    id: `${index}`,
  }));
  const order = combatants.map(({id}) => id);
  return listKnownOrder({...NO_FIGHT, turn: '0', order, combatants});
}

describe('the order that players see', () => {
  it('has names, sides, whose turn it is and conditions of the rules, and nothing else', () => {
    const [known] = fightRules.effects;
    const effects = [known, {name: 'is the traitor'}];
    expect(
      listShown([{effects: effects as Combatant['effects']}, {side: 'heroes'}]),
    ).toEqual([
      {
        id: '0',
        name: 'Wolf 1',
        side: 'foes',
        isActing: true,
        fallen: undefined,
        conditions: [known?.name],
      },
      {
        id: '1',
        name: 'Wolf 1',
        side: 'heroes',
        isActing: false,
        fallen: undefined,
        conditions: [],
      },
    ]);
  });

  it('leaves out who has left, or has not rolled', () => {
    expect(listShown([{isGone: true}])).toEqual([]);
    expect(listKnownOrder({...NO_FIGHT, combatants: [combatant]})).toEqual([]);
  });

  it.each([
    [9, undefined],
    [1, undefined],
    [0, 'down'],
    [-9, 'down'],
    [-10, 'dead'],
  ])(
    'tells at %d hit points who has fallen, and no more: %s',
    (hitPoints, fallen) => {
      expect(listShown([{hitPoints}])[0]?.fallen).toBe(fallen);
      expect(listShown([{hitPoints, isBound: true}])[0]?.fallen).toBe(fallen);
    },
  );
});
