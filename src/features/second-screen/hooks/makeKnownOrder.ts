import {fightRules} from '../../../../world/fightRules';
import type {Fight} from '../../tracker/lib/fight';
import {makeOrder} from '../lib/makeShown';
import type {ShownOrder} from '../lib/shown';

const known = new Set(fightRules.effects.map(({name}) => name));

/**
 * Makes the order of a fight for players, with the conditions that the rules know: what a game
 * master has typed may be a secret.
 */
export function makeKnownOrder(fight: Fight): ShownOrder {
  const combatants = fight.combatants.map((each) => ({
    ...each,
    effects: each.effects.filter(({name}) => known.has(name)),
  }));
  return makeOrder({...fight, combatants});
}
