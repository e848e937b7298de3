import type {Effect} from '../plugins/tracker/model/fighter';
import type {FightRules} from '../plugins/tracker/model/fightRules';
import {apply} from './fight/apply';
import {canParry, judgeAttack} from './fight/judgeAttack';
import {findMorale} from './fight/morale';
import {rollAttack, rollInitiative, rollNext, rollPower} from './fight/roll';
import {getGuard, getStanding} from './fight/standing';
import {rules} from './rules/rules';

/** The conditions of `conditions.csv` that fighters can have. */
const conditions: readonly Effect[] = [
  {name: 'Off guard', isOffGuard: true, turns: 1},
  {name: 'Surprised', isOffGuard: true, halvesPoints: true, turns: 1},
  {name: 'Prone', isProne: true},
  {name: 'Held'},
  {name: 'Pinned', isHelpless: true, turns: 1},
  {name: 'Stunned', points: -2, keepsNothing: true, turns: 1},
  {name: 'Blinded', isOffGuard: true, attack: -4},
  {name: 'Asleep', isHelpless: true, isProne: true, endsWhenHurt: true},
  {name: 'Dread'},
  {name: 'Deafened'},
  {name: 'Poisoned'},
  {name: 'Ash sickness', attack: -1},
  {name: 'Helpless', isHelpless: true},
];

/** The rules of fights, for encounters and the tracker. */
export const fightRules: FightRules = {
  apply,
  canParry,
  effects: conditions,
  findMorale,
  getGuard,
  getStanding,
  judgeAttack,
  rollAttack,
  rollInitiative,
  rollNext,
  rollPower,
  saves: rules.saves.names,
};
