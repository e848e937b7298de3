import {turningTarget} from '../rules/magic';
import {listOpponents, type Battle} from './battle';
import type {Combatant, Profile} from './combatant';

const TURNING_POINTS = 4;
const STOOD = 'those who stood';

/** Whether a combatant can turn undead; after a failure not again in this fight. */
function canTurn({points, uses}: Combatant, dead: number): boolean {
  return dead > 0 && points >= TURNING_POINTS && uses.get(STOOD) !== 0;
}

/** Turns undead: one roll for all; 2d6 and the level decide how many ranks are affected. */
export function turnUndead(battle: Battle, who: Combatant): void {
  const {turning} = who.profile;
  const dead = listOpponents(battle, who).filter(({profile}) => profile.undead);
  if (turning !== undefined && canTurn(who, dead.length)) {
    who.points -= TURNING_POINTS;
    roll(battle, {who, dead, turning});
  }
}

function roll(
  {dice, rules}: Battle,
  {
    who,
    dead,
    turning,
  }: {
    readonly who: Combatant;
    readonly dead: readonly Combatant[];
    readonly turning: NonNullable<Profile['turning']>;
  },
): void {
  const rank = dead[0]?.profile.level ?? 1;
  if (dice(20) + turning.bonus < turningTarget(rules, rank)) {
    who.uses.set(STOOD, 0);
    return;
  }
  const reached = Math.floor((dice(6) + dice(6) + turning.ranks) / rank);
  dead.slice(0, reached).forEach((each) => {
    each.gone = true;
  });
}
