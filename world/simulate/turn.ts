import {listOpponents, rollSave, dealDamage, type Battle} from './battle';
import {
  canUse,
  estimatePrice,
  estimateWorth,
  listTargets,
  useArt,
} from './cast';
import {
  isBruised,
  isHelpless,
  isUp,
  sumModifier,
  type Art,
  type Combatant,
  type Weapon,
} from './combatant';
import {rollDice} from './roll';
import {strike} from './strike';
import {turnUndead} from './turning';

/** Action points to reach the first target (a Stride) and any further one (a Step). */
const APPROACH = {first: 3, next: 1} as const;
const MIN_WOUNDED_POINTS = 2;

/** Starts a turn with its action points, reduced by wounds and conditions. */
function beginTurn(who: Combatant): void {
  const {profile} = who;
  const wounds = isBruised(who) ? 1 : 0;
  const left = profile.points - wounds + sumModifier(who, 'points');
  const full = left === -Infinity ? 0 : Math.max(MIN_WOUNDED_POINTS, left);
  who.points = Math.max(0, full - who.debt);
  who.debt = 0;
  who.used.clear();
  who.struckBy.clear();
}

/** Ends a turn: conditions deal damage, saves end them, and their rounds count down. */
function endTurn(battle: Battle, who: Combatant): void {
  for (const {harm} of who.conditions) {
    if (harm !== undefined && isUp(who)) {
      dealDamage(who, rollDice(battle.dice, harm));
    }
  }
  who.conditions = who.conditions
    .filter(
      ({escape}) => escape === undefined || !rollSave(battle, who, escape),
    )
    .map((condition) => ({...condition, rounds: condition.rounds - 1}))
    .filter(({rounds}) => rounds > 0);
}

/** Lists the foes within reach of a weapon; melee must first attack those in front or in melee. */
function listReachable(
  battle: Battle,
  who: Combatant,
  {missile}: Weapon,
): readonly Combatant[] {
  const others = listOpponents(battle, who);
  if (missile) {
    return others;
  }
  const front = others.filter(({profile, engaged}) => profile.front || engaged);
  return front.length > 0 ? front : others;
}

/**
 * Chooses a target: heroes attack the weakest foe, foes a random one; both stay with their target.
 */
function chooseTarget(
  battle: Battle,
  who: Combatant,
  weapon: Weapon,
): Combatant | undefined {
  const others = listReachable(battle, who, weapon);
  if (who.target !== undefined && others.includes(who.target)) {
    return who.target;
  }
  if (who.side === 'heroes') {
    return others.toSorted((a, b) => a.hitPoints - b.hitPoints)[0];
  }
  return others[battle.dice(Math.max(1, others.length)) - 1];
}

/** Pays for moving to a target; false if there are too few action points. */
function approach(
  who: Combatant,
  target: Combatant,
  {missile}: Weapon,
): boolean {
  if (missile || who.target === target) {
    return true;
  }
  const price = who.engaged ? APPROACH.next : APPROACH.first;
  if (who.points < price) {
    return false;
  }
  who.points -= price;
  return true;
}

/** Attacks as long as action points and weapon rank allow. */
function attackWhilePossible(battle: Battle, who: Combatant): void {
  for (const weapon of who.profile.weapons) {
    let made = 0;
    while (made < weapon.mostAttacks && who.points >= weapon.points) {
      const target = chooseTarget(battle, who, weapon);
      if (target === undefined || !isUp(who)) {
        return;
      }
      if (!approach(who, target, weapon) || who.points < weapon.points) {
        return;
      }
      who.target = target;
      who.points -= weapon.points;
      made += 1;
      strike(battle, who, {target, weapon});
    }
  }
}

/** The benefit that an attack would have for the same action points. */
const MIN_WORTH = 2;

function findBestArt(battle: Battle, who: Combatant): Art | undefined {
  let best: Art | undefined;
  let most = MIN_WORTH;
  for (const art of who.profile.arts) {
    if (canUse(who, art) && listTargets(battle, who, art).length > 0) {
      const worth = estimateWorth(battle, who, art) - estimatePrice(who, art);
      if (worth > most) {
        best = art;
        most = worth;
      }
    }
  }
  return best;
}

/** Lets called creatures act, as long as their caller can pay. */
function playCalled(
  battle: Battle,
  who: Combatant,
  take: (each: Combatant) => void,
): void {
  const price = battle.rules.called.pointsEach;
  for (const each of battle.combatants) {
    if (each.caller === who && isUp(each) && who.points >= price) {
      who.points -= price;
      take(each);
    }
  }
}

/** Plays a turn: arts as long as they are worthwhile, then attacks; unspent points add to DEF. */
export function takeTurn(battle: Battle, who: Combatant): void {
  if (!isUp(who)) {
    if (who.hitPoints <= 0 && !who.gone) {
      dealDamage(who, 1);
    }
    return;
  }
  beginTurn(who);
  if (!isHelpless(who)) {
    playCalled(battle, who, (each) => {
      takeTurn(battle, each);
    });
    turnUndead(battle, who);
    for (
      let art = findBestArt(battle, who);
      art !== undefined;
      art = findBestArt(battle, who)
    ) {
      useArt(battle, who, art);
    }
    attackWhilePossible(battle, who);
  }
  endTurn(battle, who);
}
