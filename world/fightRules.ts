import type {FightRules} from '../src/shared/model/fightRules';
import {apply} from './fight/apply';
import {canParry, judgeAttack} from './fight/judgeAttack';
import {
  getRunPoints,
  HOLD_POINTS,
  listLoot,
  shareExperience,
} from './fight/deeds';
import {findMorale} from './fight/morale';
import {
  rollAttack,
  rollCast,
  rollInitiative,
  rollNext,
  rollPower,
} from './fight/roll';
import {judgeCast} from './fight/spells';
import {getGuard, getStanding} from './fight/standing';
import {listTied} from './fight/turns';
import {conditions} from './rules/conditions';
import {rules} from './rules/rules';

/** The rules of fights, for encounters and the tracker. */
export const fightRules: FightRules = {
  apply,
  canParry,
  effects: conditions,
  findMorale,
  getGuard,
  getRunPoints,
  getStanding,
  holdPoints: HOLD_POINTS,
  judgeAttack,
  judgeCast,
  listLoot,
  listTied,
  rollAttack,
  rollCast,
  rollInitiative,
  rollNext,
  rollPower,
  saves: rules.saves.names,
  shareExperience,
};
