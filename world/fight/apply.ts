import type {Action, Fight, Outcome} from '../../src/shared/model/fight';
import {throughSoak} from '../rules/combat';
import {rules} from '../rules/rules';
import {attackOne} from './attack';
import {bind, changeOne, heal, hurt} from './change';
import {holdAction, releaseAction, settleFight} from './deeds';
import {rollMorale} from './morale';
import {addGroups, leaveOrReturn, removeOne} from './people';
import {applyPower, makeSave, suffer} from './powers';
import {castSpell, endBroken, finishCasting, keepCasting} from './spells';
import {beginNextTurn, addInitiative, delayTurn} from './turns';

type Step<Name extends Action['do']> = (
  fight: Fight,
  action: Extract<Action, {do: Name}>,
) => Outcome;

const spend: Step<'spend'> = (fight, {who, points, on}) =>
  changeOne(fight, who, (combatant) => {
    const left = combatant.points - points;
    return left < 0 || points < 0
      ? undefined
      : {
          combatant: {...combatant, points: left},
          notes: [{is: 'spent', who, points, on, left}],
        };
  });

/** Damage other than attacks, such as falls, fire and spells. */
const hurtOne: Step<'hurt'> = (fight, {who, amount, soaks}) =>
  changeOne(fight, who, (combatant) => {
    const through = soaks
      ? throughSoak(rules, {
          damage: amount,
          soak: combatant.fighter.soak,
          pierce: 0,
          critical: false,
        })
      : amount;
    return amount <= 0
      ? undefined
      : hurt(combatant, {
          amount: through,
          soaked: Math.max(0, amount - through),
        });
  });

const healOne: Step<'heal'> = (fight, {who, amount}) =>
  changeOne(fight, who, (combatant) => heal(combatant, amount));

const bindOne: Step<'bind'> = (fight, {who}) => changeOne(fight, who, bind);

const sufferOne: Step<'suffer'> = (fight, {who, effect}) =>
  changeOne(fight, who, (combatant) => suffer(combatant, effect));

const recover: Step<'recover'> = (fight, {who, effect}) =>
  changeOne(fight, who, (combatant) => {
    const effects = combatant.effects.filter(({name}) => name !== effect);
    return effects.length === combatant.effects.length
      ? undefined
      : {
          combatant: {...combatant, effects},
          notes: [{is: 'over', who, effect}],
        };
  });

const saveOne: Step<'save'> = (fight, action) =>
  changeOne(fight, action.who, (combatant) => {
    const save = makeSave(combatant, action);
    const {ends} = action;
    const effects = combatant.effects.filter(({name}) => name !== ends);
    return !save.holds || effects.length === combatant.effects.length
      ? {combatant, notes: [save]}
      : {
          combatant: {...combatant, effects},
          notes: [save, {is: 'over', who: action.who, effect: ends ?? ''}],
        };
  });

const steps: {readonly [Name in Action['do']]: Step<Name>} = {
  add: addGroups,
  attack: attackOne,
  bind: bindOne,
  cast: castSpell,
  finish: finishCasting,
  heal: healOne,
  hold: holdAction,
  hurt: hurtOne,
  initiative: addInitiative,
  keep: keepCasting,
  leave: leaveOrReturn,
  morale: rollMorale,
  next: beginNextTurn,
  power: applyPower,
  recover,
  release: releaseAction,
  remove: removeOne,
  save: saveOne,
  settle: settleFight,
  spend,
  suffer: sufferOne,
  wait: delayTurn,
};

/** Applies a step; an impossible one changes nothing and returns no notes. */
export function apply(fight: Fight, action: Action): Outcome {
  const step = steps[action.do] as Step<Action['do']>;
  return endBroken(step(fight, action));
}
