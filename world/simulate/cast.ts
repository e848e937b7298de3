import {
  createCombatant,
  listFriends,
  listOpponents,
  rollSave,
  addCondition,
  dealDamage,
  type Battle,
} from './battle';
import {isUp, type Art, type Combatant} from './combatant';
import {getAverage, rollDice} from './roll';

function getUsesLeft({uses}: Combatant, {name}: Art): number {
  return uses.get(name) ?? 0;
}

/** Finds the lowest slot left that holds a spell, as an index; −1 if there is none. */
function findSlot({slots = []}: Combatant, spellLevel: number): number {
  return slots.findIndex((left, index) => left > 0 && index + 1 >= spellLevel);
}

/** Whether a combatant has the slot or the motes for an art; healing is paid from personal motes. */
function canPay(caster: Combatant, {motes, heals, spellLevel}: Art): boolean {
  if (caster.slots !== undefined && spellLevel !== undefined) {
    return findSlot(caster, spellLevel) >= 0;
  }
  return motes <= (heals === undefined ? caster.motes : caster.ownMotes);
}

/** Pays for an art, with a slot or motes. */
function pay(caster: Combatant, {motes, heals, spellLevel}: Art): void {
  if (caster.slots !== undefined && spellLevel !== undefined) {
    const slot = findSlot(caster, spellLevel);
    caster.slots[slot] = (caster.slots[slot] ?? 0) - 1;
  } else if (heals === undefined) {
    caster.motes -= motes;
  } else {
    caster.ownMotes -= motes;
  }
}

/** Whether a combatant can use an art now. */
export function canUse(caster: Combatant, art: Art): boolean {
  return (
    art.points <= caster.points &&
    getUsesLeft(caster, art) > 0 &&
    canPay(caster, art) &&
    !(art.perTurn === 1 && caster.used.has(art.name))
  );
}

function canAffect(target: Combatant, {onlyAgainst, condition}: Art): boolean {
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
export function listTargets(
  battle: Battle,
  caster: Combatant,
  art: Art,
): readonly Combatant[] {
  if (art.calls !== undefined) {
    return [caster];
  }
  const reached = {
    foes: () =>
      listOpponents(battle, caster).filter(
        (each) =>
          canAffect(each, art) && !(art.spreads === true && each.engaged),
      ),
    self: () => [caster].filter((each) => canAffect(each, art)),
    friends: () =>
      listFriends(battle, caster).filter(
        (each) => isUp(each) && canAffect(each, art),
      ),
    hurt: () =>
      listFriends(battle, caster).filter(
        ({hitPoints, profile, caller}) =>
          caller === undefined && hitPoints * 3 < profile.hitPoints,
      ),
  }[art.aim]();
  return reached.slice(0, art.targets);
}

/** Whether a combatant can be reached in melee: in front, or once nobody else is. */
function isExposed(battle: Battle, who: Combatant): boolean {
  const friends = listFriends(battle, who).filter(isUp);
  return (
    who.profile.front ||
    who.engaged ||
    !friends.some(({profile, engaged}) => profile.front || engaged)
  );
}

/** Whether a condition helps: protection those in reach of foes, harder blows those in melee. */
function isOfUse(
  battle: Battle,
  target: Combatant,
  {aim, condition}: Art,
): boolean {
  return (
    aim !== 'self' ||
    condition === undefined ||
    condition.attack !== undefined ||
    isExposed(battle, target)
  );
}

/** Estimates the benefit of an art now, in hit points. */
export function estimateWorth(
  battle: Battle,
  caster: Combatant,
  art: Art,
): number {
  const targets = listTargets(battle, caster, art).filter((target) =>
    isOfUse(battle, target, art),
  );
  const harm =
    art.harm === undefined
      ? 0
      : targets.reduce(
          (sum, {hitPoints}) =>
            sum + Math.min(hitPoints, getAverage(art.harm ?? NO_HARM)),
          0,
        );
  return (harm * 3) / 4 + targets.length * (art.worth ?? 0);
}

/** What a caster forgoes with each mote that it spends, in hit points. */
const PRICE_OF_A_MOTE = 0.5;

/** Estimates what an art’s motes would do otherwise, in hit points; slots and personal motes have no other use. */
export function estimatePrice({slots}: Combatant, {motes, heals}: Art): number {
  const isPaidFromVessel = slots === undefined && heals === undefined;
  return isPaidFromVessel ? PRICE_OF_A_MOTE * motes : 0;
}

const NO_HARM = {count: 0, sides: 0, plus: 0};

function dealHarm(
  {dice}: Battle,
  caster: Combatant,
  {target, art, saved}: Effect & {readonly saved: boolean},
): void {
  if (art.harm !== undefined) {
    const damage = rollDice(dice, art.harm);
    dealDamage(target, saved ? Math.floor(damage / 2) : damage, caster);
  }
}

function heal({dice}: Battle, caster: Combatant, {target, art}: Effect): void {
  if (art.heals !== undefined) {
    const before = target.hitPoints;
    target.hitPoints = Math.min(
      target.profile.hitPoints,
      before + rollDice(dice, art.heals),
    );
    caster.healed += target.hitPoints - before;
  }
}

type Effect = {readonly target: Combatant; readonly art: Art};

function applyArt(battle: Battle, caster: Combatant, effect: Effect): void {
  const {target, art} = effect;
  const {save, strength} = art;
  const saved =
    save !== undefined && rollSave(battle, target, {save, strength});
  if (!saved || art.onSave === 'half') {
    dealHarm(battle, caster, {...effect, saved});
  }
  if (!saved) {
    heal(battle, caster, effect);
    if (art.condition !== undefined && isUp(target)) {
      addCondition(target, art.condition);
    }
  }
}

/** Uses an art, with its cost and effects. */
export function useArt(battle: Battle, caster: Combatant, art: Art): void {
  const targets = listTargets(battle, caster, art);
  caster.points -= art.points;
  caster.used.add(art.name);
  caster.uses.set(art.name, getUsesLeft(caster, art) - 1);
  pay(caster, art);
  if (art.calls !== undefined) {
    const {count, profile} = art.calls;
    for (let called = 0; called < count; called += 1) {
      battle.combatants.push(
        createCombatant(battle, profile, {side: caster.side, caller: caster}),
      );
    }
    return;
  }
  targets.forEach((target) => {
    applyArt(battle, caster, {target, art});
  });
}
