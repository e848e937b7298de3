import {fightRules} from '../../../../../fightRules';
import {makeKnownOrder} from '../../../../../../src/features/second-screen/hooks/makeKnownOrder';
import {
  NO_FIGHT,
  type Combatant,
} from '../../../../../../src/features/tracker/lib/fight';
import {combatant} from '../../../../../../tests/unit/features/tracker/lib/combatants';

/** Lists what players see of fighters who differ from a plain one, of whom the first acts. */
function listShown(changes: readonly Partial<Combatant>[]) {
  const combatants = changes.map((change, index) => ({
    ...combatant,
    effects: [],
    ...change,
    id: `${index}`,
  }));
  const order = combatants.map(({id}) => id);
  return makeKnownOrder({...NO_FIGHT, turn: '0', order, combatants}).fighters;
}

describe('the order that players see', () => {
  it('has the conditions of the rules, and none that a game master typed', () => {
    const [known] = fightRules.effects;
    const effects = [known, {name: 'is the traitor'}];
    expect(listShown([{effects: effects as Combatant['effects']}])).toEqual([
      {
        name: 'Wolf 1',
        side: 'foes',
        isActing: true,
        fallen: 'no',
        conditions: [known?.name],
      },
    ]);
  });

  it.each([
    [9, 'no'],
    [1, 'no'],
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

  it('tells the sides apart', () => {
    expect(
      listShown([{side: 'heroes'}, {side: 'foes'}]).map(({side}) => side),
    ).toEqual(['heroes', 'foes']);
  });
});
