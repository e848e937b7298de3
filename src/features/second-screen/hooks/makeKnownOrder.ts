import {fightRules} from '../../../../world/fightRules';
import type {Fight, Standing} from '../../tracker/lib/fight';
import {makeOrder} from '../lib/makeShown';
import type {ShownFighter, ShownOrder} from '../lib/shown';

const known = new Set(fightRules.effects.map(({name}) => name));

/** What players see of how somebody stands: not how long those who lie there still have. */
const fallen: Readonly<Record<Standing, ShownFighter['fallen']>> = {
  hale: 'no',
  bruised: 'no',
  gone: 'no',
  failing: 'down',
  bound: 'down',
  down: 'down',
  dead: 'dead',
};

/**
 * Makes the order of a fight for players, with the conditions that the rules know: what a game
 * master has typed may be a secret.
 */
export function makeKnownOrder(fight: Fight): ShownOrder {
  const combatants = fight.combatants.map((each) => ({
    ...each,
    fallen: fallen[fightRules.getStanding(each)],
    effects: each.effects.filter(({name}) => known.has(name)),
  }));
  return makeOrder({...fight, combatants});
}
