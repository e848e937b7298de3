import type {FightRules} from '../src/features/tracker/lib/fightRules';
import {apply} from './fight/apply';
import {canParry, judgeAttack} from './fight/judgeAttack';
import {conditions} from './fight/conditions';
import {findMorale} from './fight/morale';
import {rollAttack, rollInitiative, rollNext, rollPower} from './fight/roll';
import {getGuard, getStanding} from './fight/standing';
import {rules} from './rules/rules';

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
