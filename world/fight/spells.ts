import type {
  Action,
  Cast,
  Casting,
  CastPlan,
  Combatant,
  Fight,
  Outcome,
} from '../../src/shared/model/fight';
import type {
  Effect,
  Price,
  Spell,
  Stretching,
} from '../../src/shared/model/fighter';
import type {CastRefusal, CastTerms} from '../../src/shared/model/fightRules';
import {
  andThen,
  changeOne,
  countDown,
  endEffects,
  findCombatant,
  hurt,
  join,
  refuse,
  spend,
  withCombatant,
  type Changed,
} from './change';
import {befallEach, makeSave, suffer} from './powers';
import {conditions} from '../rules/conditions';
import {isHelpless, isUp} from './standing';

/** The effect of each number of steps on a factor. Source: Magic Science, "Spell Factors". */
const STEPS = {
  moreTargets: [0, 1, 2, 4, 6, 9],
  timesDuration: [1, 2, 3, 5, 10, 20],
} as const;

/** The minimum points of a casting, even if its caster shortens it. */
const LEAST_POINTS = 1;

/**
 * The save that protects a casting or a concentration. Source: Action Points, "Casting in a fight".
 */
const KEPT_BY = 'Mind';

/** The cost and risk of overcasting. Source: Spell Strength, "Overcasting". */
const OVERCAST = {hitPointsPerMote: 2, save: 'Mana', sickness: 'Ash sickness'};

function findSpell({fighter}: Combatant, name: string): Spell | undefined {
  return fighter.spells?.find((each) => each.name === name);
}

function countSteps({steps}: Pick<CastPlan, 'steps'>): number {
  return Object.values(steps).reduce((sum, each) => sum + each, 0);
}

/** Returns the price of a spell with the motes of its steps. */
function addUpPrice(spell: Spell, plan: CastPlan): Price {
  const {price, stretching, level} = spell;
  const motes = level * countSteps(plan);
  return stretching === undefined || motes === 0
    ? price
    : {...price, [stretching.pool]: (price[stretching.pool] ?? 0) + motes};
}

/** Pays for missing motes with hit points, up to half of the price. */
function overcast(
  {pools = {}}: Combatant,
  {stretching}: Spell,
  price: Price,
): Pick<CastTerms, 'price' | 'hurt'> {
  const pool = stretching?.overcast === undefined ? '' : stretching.pool;
  const whole = price[pool] ?? 0;
  const missing = whole - (pools[pool] ?? 0);
  return missing <= 0 || missing > whole / 2
    ? {price}
    : {
        price: {...price, [pool]: whole - missing},
        hurt: missing * OVERCAST.hitPointsPerMote,
      };
}

function areAllowed(
  {steps}: CastPlan,
  stretching: Stretching | undefined,
): boolean {
  const taken = Object.entries(steps).filter(([, count]) => count !== 0);
  return (
    taken.length === 0 ||
    (stretching !== undefined &&
      countSteps({steps}) <= stretching.inOneSpell &&
      taken.every(
        ([name, count]) =>
          count > 0 &&
          count <= stretching.inOneFactor &&
          stretching.factors.some((factor) => factor === name),
      ))
  );
}

/** Whether a fighter can pay at once, or can start in its turn and continue in the next. */
function canBegin({turn}: Fight, who: Combatant, points: number): boolean {
  return who.points >= points || (turn === who.id && who.points > 0);
}

/** Finds the first reason why a spell cannot be cast. */
function findRefusal(
  fight: Fight,
  plan: CastPlan,
  {who, spell, terms}: {who: Combatant; spell: Spell; terms: CastTerms},
): CastRefusal | undefined {
  const {pools = {}, used} = who;
  const reasons: readonly (readonly [CastRefusal, boolean])[] = [
    ['unable', !isUp(who) || isHelpless(who)],
    ['busy', who.casting !== undefined],
    ['used', spell.oncePerTurn === true && used.includes(spell.name)],
    [
      'pools',
      Object.entries(terms.price).some(
        ([pool, amount]) => (pools[pool] ?? 0) < amount,
      ),
    ],
    ['points', !canBegin(fight, who, terms.points)],
    ['steps', !areAllowed(plan, spell.stretching)],
    ['targets', plan.targets.length > terms.targets],
  ];
  return reasons.find(([, holds]) => holds)?.[0];
}

/** Returns the target number of the saves against a spell, as stretched by its caster. */
function getStrength(
  {save}: Spell,
  {steps}: Pick<CastPlan, 'steps'>,
): number | undefined {
  return save === undefined ? undefined : save.strength + (steps.save ?? 0);
}

/** Returns the points of a casting, as shortened by its caster. */
function getPoints({cost}: Spell, {steps}: CastPlan): number {
  return Math.max(
    Math.min(cost, LEAST_POINTS),
    cost - (steps.castingTime ?? 0),
  );
}

function countTargets({targets}: Spell, {steps}: CastPlan): number {
  return targets + (STEPS.moreTargets[steps.targets ?? 0] ?? 0);
}

/**
 * Computes the cost of a planned spell, and any reason why it cannot be cast.
 *
 * @returns undefined if the fighter does not have the spell.
 * Source: Action Points, Spell Factors.
 */
export function judgeCast(fight: Fight, plan: CastPlan): CastTerms | undefined {
  const who = findCombatant(fight, plan.who);
  const spell = who && findSpell(who, plan.spell);
  if (who === undefined || spell === undefined) {
    return undefined;
  }
  const terms: CastTerms = {
    points: getPoints(spell, plan),
    ...(plan.overcasts === true
      ? overcast(who, spell, addUpPrice(spell, plan))
      : {price: addUpPrice(spell, plan)}),
    strength: getStrength(spell, plan),
    targets: countTargets(spell, plan),
  };
  const refusal = findRefusal(fight, plan, {who, spell, terms});
  return refusal === undefined ? terms : {...terms, refusal};
}

function takeFrom(pools: Price, price: Price): Price {
  return Object.fromEntries(
    Object.entries(pools).map(([name, left]) => [
      name,
      left - (price[name] ?? 0),
    ]),
  );
}

/** Makes the lasting effect of a spell, as stretched by its caster. */
function makeEffect(spell: Spell, cast: Cast): Effect | undefined {
  const {effect, save} = spell;
  const strength = getStrength(spell, cast);
  const times = STEPS.timesDuration[cast.steps.duration ?? 0] ?? 1;
  return (
    effect && {
      ...effect,
      by: cast.who,
      ...(effect.turns === undefined ? {} : {turns: effect.turns * times}),
      ...(save?.result === 'each turn' && strength !== undefined
        ? {endedBy: {save: save.save, strength}}
        : {}),
    }
  );
}

/** Whether an effect is a spell on which a fighter itself concentrates. */
function isOwnHeld({id}: Pick<Combatant, 'id'>, effect: Effect): boolean {
  return effect.isHeld === true && effect.by === id;
}

/** Ends the spell on which a fighter concentrates. */
function letGo(combatant: Combatant): Changed {
  return endEffects(combatant, (effect) => isOwnHeld(combatant, effect));
}

/** Ends the casting and the concentration of a fighter. */
function loseCasting(combatant: Combatant): Changed {
  const {id, casting} = combatant;
  const idle = {...combatant, casting: undefined, tests: []};
  return andThen(letGo(idle), (freed) => ({
    combatant: freed,
    notes:
      casting === undefined
        ? []
        : [{is: 'lost', who: id, spell: casting.spell}],
  }));
}

/** Lists the targets of a spell, or its caster if it heals and has no target. */
function listReached({heal, targets, effect}: Spell, cast: Cast) {
  return heal !== undefined && targets === 0
    ? [cast.who]
    : cast.targets.filter(
        // The caster already owns the effects it concentrates on.
        (id) => id !== cast.who || effect?.isHeld !== true,
      );
}

/** Adds the lasting effect on the caster; a second concentration ends the first. */
function keepEffect(who: Combatant, spell: Spell, cast: Cast): Changed {
  const effect = makeEffect(spell, cast);
  const isHeld = effect?.isHeld === true;
  const done: Changed = {
    combatant: {...who, casting: undefined},
    notes: [{is: 'done', who: who.id, spell: spell.name}],
  };
  return andThen(isHeld ? andThen(done, letGo) : done, (each) =>
    suffer(each, isHeld || spell.lastsOn !== 'targets' ? effect : undefined),
  );
}

/** Applies a spell to its caster and its targets. */
function takeEffect(fight: Fight, cast: Cast): Outcome {
  const who = findCombatant(fight, cast.who);
  const spell = who && findSpell(who, cast.spell);
  if (who === undefined || spell === undefined) {
    return {fight, notes: []};
  }
  const {name, save, lastsOn, heal} = spell;
  const strength = getStrength(spell, cast);
  const kept = keepEffect(who, spell, cast);
  return befallEach(
    {fight: withCombatant(fight, kept.combatant), notes: kept.notes},
    {
      name,
      save: save && strength !== undefined ? {...save, strength} : undefined,
      harm: cast.harm,
      heals: heal !== undefined,
      effect: lastsOn === 'targets' ? makeEffect(spell, cast) : undefined,
    },
    {...cast, targets: listReached(spell, cast)},
  );
}

/** Damages a caster who overcasts, and makes the caster sick if the save fails. */
function wear(
  paid: Changed,
  {stretching}: Spell,
  {hurt: amount, die}: {readonly hurt: number; readonly die: number},
): Changed {
  const {save, sickness} = OVERCAST;
  const harmed = andThen(paid, (each) => hurt(each, {amount}));
  const strength = stretching?.overcast ?? 0;
  const rolled = makeSave(harmed.combatant, {save, strength, die});
  const effect = conditions.find(({name}) => name === sickness);
  return andThen(harmed, (each) =>
    andThen({combatant: each, notes: [rolled]}, (one) =>
      suffer(one, rolled.holds ? undefined : effect),
    ),
  );
}

/** Pays for a spell as far as the points allow. A ritual takes all points. */
function pay(
  fight: Fight,
  who: Combatant,
  {
    cast,
    spell,
    terms,
  }: {readonly cast: Cast; readonly spell: Spell; readonly terms: CastTerms},
): Outcome {
  const {price, hurt: amount} = terms;
  const {rounds = 0} = spell;
  const points = rounds > 0 ? who.points : Math.min(who.points, terms.points);
  const left = who.points - points;
  // The pool of a use or a slot has the name of its spell or power.
  const motes = Object.entries(price).filter(([pool]) => pool !== cast.spell);
  const paid: Changed = {
    combatant: {
      ...who,
      points: left,
      pools: takeFrom(who.pools ?? {}, price),
      used: [...who.used, cast.spell],
    },
    notes: [
      {
        is: 'casts',
        who: who.id,
        spell: cast.spell,
        points,
        left,
        price: Object.fromEntries(motes),
      },
    ],
  };
  const worn =
    amount === undefined
      ? paid
      : wear(paid, spell, {hurt: amount, die: cast.dice[who.id] ?? 1});
  const casting = {
    ...cast,
    left: rounds > 0 ? 0 : terms.points - points,
    rounds,
  };
  return {
    fight: withCombatant(fight, {...worn.combatant, casting}),
    notes: worn.notes,
  };
}

/** Starts a spell or uses a power, which takes effect at once if it is fully paid. */
export function castSpell(
  fight: Fight,
  action: Extract<Action, {do: 'cast'}>,
): Outcome {
  const {who: id, spell: name, targets, steps, waits, overcasts} = action;
  const {dice, harm} = action;
  const plan = {who: id, spell: name, targets, steps, waits, overcasts};
  const cast: Cast = {...plan, dice, harm};
  const who = findCombatant(fight, id);
  const spell = who && findSpell(who, name);
  const terms = judgeCast(fight, cast);
  if (
    who === undefined ||
    spell === undefined ||
    terms === undefined ||
    terms.refusal !== undefined
  ) {
    return refuse(fight);
  }
  return join(pay(fight, who, {cast, spell, terms}), (now) =>
    waits || !isPaid(findCombatant(now, id)?.casting)
      ? {fight: now, notes: [{is: 'casting', who: id, spell: name}]}
      : takeEffect(now, cast),
  );
}

/** Whether a casting is fully paid, and therefore takes effect. */
function isPaid(casting: Casting | undefined): boolean {
  return casting?.left === 0 && casting.rounds === 0;
}

/** Applies a spell that has waited for opportunity strikes. */
export function finishCasting(
  fight: Fight,
  {who}: Extract<Action, {do: 'finish'}>,
): Outcome {
  const casting = findCombatant(fight, who)?.casting;
  return casting !== undefined && isPaid(casting)
    ? takeEffect(fight, casting)
    : refuse(fight);
}

/** Continues the casting or concentration of a fighter when its turn begins. */
export function goOnCasting(fight: Fight, id: string): Outcome {
  const upheld = changeOne(fight, id, (who) => {
    const held = who.effects.find((effect) => isOwnHeld(who, effect));
    if (held === undefined) {
      return undefined;
    }
    return who.points < LEAST_POINTS
      ? letGo(who)
      : spend(who, LEAST_POINTS, held.name);
  });
  return join(upheld, (now) => payOn(now, id));
}

/** Pays the rest of a casting, as far as the points allow. */
function payOn(fight: Fight, id: string): Outcome {
  const {casting, points = 0} = findCombatant(fight, id) ?? {};
  if (casting === undefined) {
    return {fight, notes: []};
  }
  const rounds = Math.max(0, casting.rounds - 1);
  const paid = rounds > 0 ? points : Math.min(points, casting.left);
  const left = rounds > 0 ? 0 : casting.left - paid;
  const after = {...casting, left, rounds};
  const outcome = changeOne(fight, id, (each) =>
    spend({...each, casting: after}, paid, casting.spell),
  );
  return isPaid(after)
    ? join(outcome, (now) => takeEffect(now, after))
    : outcome;
}

function changeEach(
  outcome: Outcome,
  change: (combatant: Combatant, fight: Fight) => Changed,
): Outcome {
  const {fight, notes} = outcome;
  const changed = fight.combatants.map((each) => change(each, fight));
  const combatants = changed.map(({combatant}) => combatant);
  return combatants.every((each, index) => each === fight.combatants[index])
    ? outcome
    : {
        fight: {...fight, combatants},
        notes: [...notes, ...changed.flatMap((each) => each.notes)],
      };
}

/** Counts down the effects of some casters by a turn, and ends expired ones. */
export function countDownFor(
  fight: Fight,
  casters: readonly string[],
): Outcome {
  return changeEach({fight, notes: []}, (combatant) =>
    countDown(combatant, ({by = ''}) => casters.includes(by)),
  );
}

/**
 * Rolls the save that a wound requires of a caster. A failure ends the spell and the concentration.
 */
export function keepCasting(
  fight: Fight,
  {who, die}: Extract<Action, {do: 'keep'}>,
): Outcome {
  return changeOne(fight, who, (combatant) => {
    const [strength, ...tests] = combatant.tests ?? [];
    if (strength === undefined) {
      return undefined;
    }
    const save = makeSave(combatant, {save: KEPT_BY, strength, die});
    return save.holds
      ? {combatant: {...combatant, tests}, notes: [save]}
      : andThen({combatant, notes: [save]}, loseCasting);
  });
}

/** Ends the casting and concentration of a fighter who has fallen or is helpless. */
function freeOne(combatant: Combatant): Changed {
  const {casting, tests = [], effects} = combatant;
  const isIdle =
    casting === undefined &&
    tests.length === 0 &&
    !effects.some((effect) => isOwnHeld(combatant, effect));
  return isIdle || !isHelpless(combatant)
    ? {combatant, notes: []}
    : loseCasting(combatant);
}

/** Whether somebody still concentrates on an effect. */
function isUpheld({combatants}: Fight, {by, name}: Effect): boolean {
  return combatants.some(
    (each) =>
      each.id === by &&
      each.effects.some(
        (effect) => effect.name === name && isOwnHeld(each, effect),
      ),
  );
}

/** Ends the effects that nobody casts or upholds after a step. */
export function endBroken(outcome: Outcome): Outcome {
  return changeEach(changeEach(outcome, freeOne), (combatant, fight) =>
    endEffects(
      combatant,
      (effect) =>
        effect.isHeld === true &&
        !isOwnHeld(combatant, effect) &&
        !isUpheld(fight, effect),
    ),
  );
}
