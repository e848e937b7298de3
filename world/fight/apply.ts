import type {Action, Fight, Outcome} from '../../src/shared/model/fight';
import {throughSoak} from '../rules/combat';
import {rules} from '../rules/rules';
import {attackOne} from './attack';
import {
  andThen,
  bind,
  changeOne,
  endEffects,
  heal,
  hurt,
  spend,
} from './change';
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

const spendSome: Step<'spend'> = (fight, {who, points, on}) =>
  changeOne(fight, who, (combatant) =>
    points < 0 || combatant.points < points
      ? undefined
      : spend(combatant, points, on),
  );

/** Applies damage other than from attacks, such as falls, fire, and spells. */
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
  changeOne(fight, who, (combatant) =>
    endEffects(combatant, ({name}) => name === effect),
  );

const saveOne: Step<'save'> = (fight, action) =>
  changeOne(fight, action.who, (combatant) => {
    const save = makeSave(combatant, action);
    return andThen({combatant, notes: [save]}, (each) =>
      endEffects(each, ({name}) => save.holds && name === action.ends),
    );
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
  spend: spendSome,
  suffer: sufferOne,
  wait: delayTurn,
};

/** Applies a step; an impossible one changes nothing and returns no notes. */
export function apply(fight: Fight, action: Action): Outcome {
  const step = steps[action.do] as Step<Action['do']>;
  return endBroken(step(fight, action));
}
