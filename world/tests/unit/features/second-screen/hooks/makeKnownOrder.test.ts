import {fightRules} from '../../../../../fightRules';
import {makeKnownOrder} from '../../../../../../src/features/second-screen/hooks/makeKnownOrder';
import type {
  Combatant,
  Fight,
} from '../../../../../../src/features/tracker/lib/fight';

describe('the order that players see', () => {
  it('has the conditions of the rules, and none that a game master typed', () => {
    const [known] = fightRules.effects;
    const effects = [known, {name: 'is the traitor'}];
    const fighter = {id: 'a', name: 'Odo', isGone: false, effects};
    const fight = {
      round: 1,
      turn: 'a',
      order: ['a'],
      combatants: [fighter as unknown as Combatant],
    } as unknown as Fight;
    expect(makeKnownOrder(fight).fighters).toEqual([
      {name: 'Odo', isActing: true, conditions: [known?.name]},
    ]);
  });
});
