import {
  enter,
  friendsOf,
  othersOf,
  savesAgainst,
  suffer,
  wound,
  type Battle,
} from './battle';
import {isUp, type Art, type Combatant} from './combatant';
import {averageRoll, rollSum} from './roll';

function usesLeft({uses}: Combatant, {name}: Art): number {
  return uses.get(name) ?? 0;
}

/** Whether a combatant has the motes for an art; healing is paid from personal motes. */
function pays(who: Combatant, {motes, heals}: Art): boolean {
  return motes <= (heals === undefined ? who.motes : who.ownMotes);
}

/** Whether a combatant can use an art now. */
export function canUse(who: Combatant, art: Art): boolean {
  return (
    art.points <= who.points &&
    usesLeft(who, art) > 0 &&
    pays(who, art) &&
    !(art.perTurn === 1 && who.used.has(art.name))
  );
}

function applies(target: Combatant, {onlyAgainst, condition}: Art): boolean {
  if (onlyAgainst !== undefined) {
    const isUndead = target.profile.undead;
    if (isUndead !== (onlyAgainst === 'undead')) {
      return false;
    }
  }
  return (
    condition === undefined ||
    !target.conditions.some(({name}) => name === condition.name)
  );
}

/** Lists the targets that an art would affect. */
export function targetsOf(
  battle: Battle,
  who: Combatant,
  art: Art,
): readonly Combatant[] {
  if (art.calls !== undefined) {
    return [who];
  }
  const reached = {
    foes: () =>
      othersOf(battle, who).filter(
        (each) => applies(each, art) && !(art.spreads === true && each.engaged),
      ),
    self: () => [who].filter((each) => applies(each, art)),
    friends: () =>
      friendsOf(battle, who).filter((each) => isUp(each) && applies(each, art)),
    hurt: () =>
      friendsOf(battle, who).filter(
        ({hitPoints, profile, caller}) =>
          caller === undefined && hitPoints * 3 < profile.hitPoints,
      ),
  }[art.aim]();
  return reached.slice(0, art.targets);
}

/** Estimates the benefit of an art now, in hit points. */
export function judgeWorth(battle: Battle, who: Combatant, art: Art): number {
  const targets = targetsOf(battle, who, art);
  const harm =
    art.harm === undefined
      ? 0
      : targets.reduce(
          (sum, {hitPoints}) =>
            sum + Math.min(hitPoints, averageRoll(art.harm ?? NO_HARM)),
          0,
        );
  return (harm * 3) / 4 + targets.length * (art.worth ?? 0);
}

const NO_HARM = {count: 0, sides: 0, plus: 0};

function harm(
  {dice}: Battle,
  who: Combatant,
  {target, art, saved}: Effect & {readonly saved: boolean},
): void {
  if (art.harm !== undefined) {
    const damage = rollSum(dice, art.harm);
    wound(target, saved ? Math.floor(damage / 2) : damage, who);
  }
}

function heal({dice}: Battle, who: Combatant, {target, art}: Effect): void {
  if (art.heals !== undefined) {
    const before = target.hitPoints;
    target.hitPoints = Math.min(
      target.profile.hitPoints,
      before + rollSum(dice, art.heals),
    );
    who.healed += target.hitPoints - before;
  }
}

type Effect = {readonly target: Combatant; readonly art: Art};

function affect(battle: Battle, who: Combatant, effect: Effect): void {
  const {target, art} = effect;
  const {save, strength} = art;
  const saved =
    save !== undefined && savesAgainst(battle, target, {save, strength});
  if (!saved || art.onSave === 'half') {
    harm(battle, who, {...effect, saved});
  }
  if (!saved) {
    heal(battle, who, effect);
    if (art.condition !== undefined && isUp(target)) {
      suffer(target, art.condition);
    }
  }
}

/** Uses an art, with its cost and effects. */
export function useArt(battle: Battle, who: Combatant, art: Art): void {
  const targets = targetsOf(battle, who, art);
  who.points -= art.points;
  who.used.add(art.name);
  who.uses.set(art.name, usesLeft(who, art) - 1);
  if (art.heals === undefined) {
    who.motes -= art.motes;
  } else {
    who.ownMotes -= art.motes;
  }
  if (art.calls !== undefined) {
    const {count, profile} = art.calls;
    for (let called = 0; called < count; called += 1) {
      battle.everybody.push(
        enter(battle, profile, {side: who.side, caller: who}),
      );
    }
    return;
  }
  targets.forEach((target) => {
    affect(battle, who, {target, art});
  });
}
