import {parseCastingTime} from '../../../spells/model/castingTime';
import {durationS, parseDuration} from '../../../spells/model/duration';
import {seconds} from '../../../spells/model/time';
import type {Action, CastPlan, Fight} from '../../../../src/shared/model/fight';
import type {Fighter, Spell} from '../../../../src/shared/model/fighter';
import type {SpellEntry} from '../../../spells/model/publish';
import {listAftermaths} from '../../model/aftermath';
import {fightRules} from '../../../../world/fightRules';
import {createBuild} from '../../../../world/rules/character/build';
import type {Character} from '../../../../world/rules/character/character';
import {fillSpells} from '../../../../world/rules/character/fillSpells';
import {makeFighter as makeHero} from '../../../../world/rules/character/makeFighter';
import {getAbilityStrength} from '../../../../world/rules/character/makeSpells';
import {catalogue} from '../../../../world/sheetTables';
import {
  castingClasses,
  know,
  makeCaster,
  playedLevels,
} from '../../../../world/tests/rules/character/casters';
import {tables} from '../../../../world/tests/rules/character/readyCharacters';
import {
  begin,
  makeFighter,
  named,
  play,
  strike,
} from '../../../../world/tests/fight/fighters';

const {judgeCast, rollCast} = fightRules;

/** A fight in which the hero has the first turn, and a foe waits. */
function meet(character: Character, foe: Partial<Fighter> = {}): Fight {
  return begin(
    [{...makeHero(tables, character), name: 'Caster'}, 'heroes', 20],
    [makeFighter('Foe', foe), 'foes', 1],
  );
}

function plan(spell: string, change: Partial<CastPlan> = {}): CastPlan {
  return {who: 'f1', spell, targets: [], steps: {}, waits: false, ...change};
}

type Cast = Extract<Action, {do: 'cast'}>;

/** A cast whose saves all show one die. */
function cast(spell: string, change: Partial<Cast> = {}, die = 2): Cast {
  const {targets = []} = change;
  return {
    do: 'cast',
    ...plan(spell),
    harm: 0,
    dice: Object.fromEntries(targets.map((id) => [id, die])),
    ...change,
  };
}

const next: Action = {do: 'next', harm: {}};
const aimed = {targets: ['f2']};

/** Seconds of a round. */
const ROUND = 6;

/** The motes of a spell level, as the page on factors prints them. */
const MOTES = [1, 3, 6, 10, 15, 21, 28, 36];

/** The casting time of an entry: action points, or the rounds of a ritual. */
function readTime({castingTime}: SpellEntry): Partial<Spell> {
  const time = parseCastingTime(castingTime);
  if (time?.kind === 'ritual') {
    return {rounds: seconds(time.count, time.unit) / ROUND};
  }
  return {cost: time?.kind === 'points' ? time.points : NaN};
}

/** The rounds of an entry, up to ten minutes. */
function readTurns({duration}: SpellEntry, level: number): number | undefined {
  const parsed = parseDuration(duration);
  const rounds = ((parsed && durationS(parsed, level)) ?? Infinity) / ROUND;
  return rounds > 0 && rounds <= 100 ? rounds : undefined;
}

function readStrength(
  {save, level}: SpellEntry,
  casterLevel: number,
): number | undefined {
  return save === 'None' ? undefined : 10 + level + Math.floor(casterLevel / 2);
}

describe.each(
  castingClasses.flatMap(({name, house}) =>
    playedLevels.map((level) => ({name, house, level})),
  ),
)('a $name of level $level', ({name, house, level}) => {
  const caster = makeCaster(name, level, {house});
  const build = createBuild(tables, caster);
  const spells = fillSpells(build, `${name} ${level}`);
  const fighter = makeHero(tables, {...caster, spells});
  const isPriest = house !== '';
  const entries = catalogue.filter(
    ({title, type}) =>
      type === 'Spell' && spells.some((spell) => spell.name === title),
  );

  it.each(entries)('casts $title at the price of the pages', (entry) => {
    const spell = fighter.spells?.find((each) => each.name === entry.title);
    expect(spell).toMatchObject({
      ...readTime(entry),
      price: isPriest ? {[entry.title]: 1} : {Motes: MOTES[entry.level - 1]},
    });
    expect(spell?.effect?.turns).toBe(readTurns(entry, level));
    expect(spell?.save?.strength).toBe(readStrength(entry, level));
  });

  it('pays for what it casts, and can be undone', () => {
    const spell = fighter.spells?.find(
      ({kind, rounds, cost}) =>
        kind === 'spell' && rounds === undefined && cost <= fighter.points,
    );
    if (spell === undefined) {
      return;
    }
    const fight = meet({...caster, spells});
    const after = play(fight, cast(spell.name));
    const {points, pools = {}} = named(after, 'Caster');
    expect(points).toBe(fighter.points - spell.cost);
    for (const [pool, amount] of Object.entries(spell.price)) {
      expect(pools[pool]).toBe((fighter.pools?.[pool] ?? 0) - amount);
    }
  });

  it('uses its powers as often as the pages say', () => {
    const rows = tables.classAbilities.filter(
      (row) =>
        row['Class'] === name &&
        Number(row['Level']) <= level &&
        /^\d per day$/.test(row['Type'] ?? ''),
    );
    for (const row of rows) {
      const ability = row['Ability'] ?? '';
      expect(fighter.pools?.[ability]).toBe(
        Number((row['Type'] ?? '').charAt(0)),
      );
      expect(
        fighter.spells?.find((each) => each.name === ability),
      ).toMatchObject({
        cost: Number((row['AP'] ?? '').replace('—', '0')),
        price: {[ability]: 1},
      });
    }
  });
});

describe('the Strength of an ability', () => {
  it('is 14 for Ember Feint of a Smoke Dancer of level 5 with Dexterity 16', () => {
    const dancer = makeCaster('Smoke Dancer', 5);
    const rolled = {...dancer.rolled, Dexterity: 16};
    const build = createBuild(tables, {...dancer, rolled});
    expect(getAbilityStrength(build, build.classes[0])).toBe(14);
    const feint = makeHero(tables, {...dancer, rolled}).spells?.find(
      ({name}) => name === 'Ember Feint',
    );
    expect(feint).toMatchObject({
      cost: 1,
      targets: 1,
      save: {save: 'Mind', strength: 14, result: 'negates'},
      effect: {points: -1, turns: 1},
    });
  });
});

const maren = makeCaster('Wizard', 5, {
  spells: know('Ash Whisper', 'Lose the Thread', 'Smoke Puppet'),
});

describe('a spell in a fight', () => {
  it('takes action points and motes, and lasts for its rounds from the turn of its caster on', () => {
    const fight = play(meet(maren), cast('Ash Whisper', aimed));
    expect(named(fight, 'Caster')).toMatchObject({
      points: 6,
      pools: {Motes: 21},
    });
    // Strength 10 + 1 + 2 = 13, five rounds at level 5.
    expect(named(fight, 'Foe').effects).toMatchObject([
      {name: 'Ash Whisper', turns: 5, points: -2},
    ]);
    const foeTurn = play(fight, next);
    expect(named(foeTurn, 'Foe').points).toBe(4);
    const round = play(foeTurn, next);
    expect(named(round, 'Foe').effects[0]?.turns).toBe(4);
    const rounds = Array.from({length: 8}, () => next);
    expect(named(play(round, ...rounds), 'Foe').effects).toEqual([]);
  });

  it('does nothing to a target that saves, and half of the harm where the entry says so', () => {
    const coal = makeCaster('Smoke Mage', 12, {spells: know('Ember Throw')});
    const thrown = {...aimed, harm: 7};
    expect(
      named(play(meet(coal), cast('Ember Throw', thrown, 20)), 'Foe').hitPoints,
    ).toBe(17);
    expect(
      named(play(meet(coal, {soak: 5}), cast('Ember Throw', thrown)), 'Foe')
        .hitPoints,
    ).toBe(13);
    expect(
      named(play(meet(maren), cast('Ash Whisper', aimed, 20)), 'Foe').effects,
    ).toEqual([]);
  });

  it('each turn: ends with the first save that holds', () => {
    const fight = play(meet(maren), cast('Lose the Thread', aimed));
    const {effects} = named(fight, 'Foe');
    expect(effects[0]?.endedBy).toEqual({save: 'Mind', strength: 15});
    const save = {save: 'Mind', strength: 15, ends: 'Lose the Thread'};
    const failed = play(fight, {do: 'save', who: 'f2', die: 14, ...save});
    expect(named(failed, 'Foe').effects).toHaveLength(1);
    const held = play(fight, {do: 'save', who: 'f2', die: 15, ...save});
    expect(named(held, 'Foe').effects).toEqual([]);
  });

  it('is stretched at its level in motes for each step, within the limits', () => {
    // Two targets and 1 AP less for 6 + 3 + 3 = 12 of 22 motes: ten are left.
    const steps = {targets: 1, castingTime: 1};
    const fight = begin(
      [{...makeHero(tables, maren), name: 'Caster'}, 'heroes', 20],
      [makeFighter('One'), 'foes', 2],
      [makeFighter('Two'), 'foes', 1],
    );
    const two = {targets: ['f2', 'f3'], steps};
    expect(judgeCast(fight, plan('Lose the Thread', two))).toEqual({
      points: 2,
      price: {Motes: 12},
      strength: 15,
      targets: 2,
    });
    const after = play(fight, cast('Lose the Thread', two));
    expect(named(after, 'Caster')).toMatchObject({
      points: 6,
      pools: {Motes: 10},
    });
    const judge = (change: CastPlan['steps']) =>
      judgeCast(fight, plan('Lose the Thread', {...aimed, steps: change}));
    expect(judge({save: 2})?.strength).toBe(17);
    expect(judge({save: 3})?.refusal).toBe('steps');
    expect(judge({save: 2, range: 2})?.refusal).toBe('steps');
    const novice = makeCaster('Wizard', 4, {spells: know('Ash Whisper')});
    const most = meet(novice);
    expect(
      judgeCast(most, plan('Ash Whisper', {steps: {save: 1}}))?.refusal,
    ).toBeUndefined();
    expect(
      judgeCast(most, plan('Ash Whisper', {steps: {save: 2}}))?.refusal,
    ).toBe('steps');
    expect(
      judgeCast(most, plan('Ash Whisper', {steps: {area: 1}}))?.refusal,
    ).toBe('steps');
  });

  it('of a priest takes its slot, and spare motes only for steps', () => {
    const ishsa = makeCaster('House Priest', 5, {
      house: 'Lirien',
      spells: [{name: 'Lose the Thread', count: 1}],
    });
    const fight = begin(
      [{...makeHero(tables, ishsa), name: 'Caster'}, 'heroes', 20],
      [makeFighter('One'), 'foes', 2],
      [makeFighter('Two'), 'foes', 1],
    );
    // At noon she stretches it to a second creature for 3 of her 7 spare motes.
    const after = play(
      fight,
      cast('Lose the Thread', {targets: ['f2', 'f3'], steps: {targets: 1}}),
    );
    expect(named(after, 'Caster').pools).toMatchObject({
      'Lose the Thread': 0,
      'Spare motes': 4,
    });
    expect(judgeCast(after, plan('Lose the Thread'))?.refusal).toBe('pools');
  });

  it('goes on in the next turn if it takes more points than there are', () => {
    const caster = makeCaster('Wizard', 13, {spells: know('The Other Army')});
    const spent: Action = {do: 'spend', who: 'f1', points: 5, on: 'Stride'};
    const {points} = makeHero(tables, caster);
    const fight = play(meet(caster), spent, cast('The Other Army'));
    expect(named(fight, 'Caster')).toMatchObject({
      points: 0,
      casting: {left: 8 - (points - 5)},
      pools: {Motes: 32},
    });
    expect(named(fight, 'Caster').effects).toEqual([]);
    const later = play(fight, next, next);
    expect(named(later, 'Caster').casting).toBeUndefined();
    expect(named(later, 'Caster').points).toBe(points - (8 - (points - 5)));
    expect(named(later, 'Caster').effects).toMatchObject([
      {name: 'The Other Army', isHeld: true},
    ]);
  });

  it('as a ritual takes all points for its rounds', () => {
    const caster = makeCaster('Wizard', 15, {
      spells: know('The Last Question'),
    });
    const fight = play(meet(caster), cast('The Last Question', aimed));
    expect(named(fight, 'Caster')).toMatchObject({
      points: 0,
      casting: {rounds: 3},
    });
    const rounds = play(fight, next, next, next, next);
    expect(named(rounds, 'Caster')).toMatchObject({
      points: 0,
      casting: {rounds: 1},
    });
    const done = play(rounds, next, next);
    expect(named(done, 'Caster').casting).toBeUndefined();
    expect(named(done, 'Caster').points).toBeGreaterThan(0);
  });
});

describe('what a caster goes on with', () => {
  it('is lost if a strike comes through and the Mind save fails; its motes are spent', () => {
    const begun = play(
      meet(maren),
      cast('Lose the Thread', {...aimed, waits: true}),
    );
    const hurt: Action = {do: 'hurt', who: 'f1', amount: 6, soaks: false};
    const struck = play(begun, hurt);
    expect(named(struck, 'Caster').tests).toEqual([16]);
    // Maren’s Mind save is +5 as on the page: she needs an 11.
    const bonus = named(struck, 'Caster').fighter.saves['Mind'] ?? 0;
    const keep = (die: number): Fight =>
      play(struck, {do: 'keep', who: 'f1', die});
    const lost = keep(15 - bonus);
    expect(named(lost, 'Caster')).toMatchObject({
      casting: undefined,
      tests: [],
      pools: {Motes: 16},
    });
    const kept = play(keep(16 - bonus), {do: 'finish', who: 'f1'});
    expect(named(kept, 'Foe').effects).toHaveLength(1);
  });

  it('of concentration costs 1 AP a turn, and ends with a second one, a failed save, or a fall', () => {
    const caster = makeCaster('Wizard', 9, {
      spells: know('Smoke Puppet', 'Listening Plume'),
    });
    const {points} = makeHero(tables, caster);
    const fight = play(meet(caster), cast('Smoke Puppet'));
    const later = play(fight, next, next);
    expect(named(later, 'Caster').points).toBe(points - 1);
    const second = play(later, cast('Listening Plume'));
    expect(named(second, 'Caster').effects).toMatchObject([
      {name: 'Listening Plume'},
    ]);
    const hurt: Action = {do: 'hurt', who: 'f1', amount: 1, soaks: false};
    const failed = play(second, hurt, {do: 'keep', who: 'f1', die: 1});
    expect(named(failed, 'Caster').effects).toEqual([]);
    const fallen = play(second, {...hurt, amount: 500});
    expect(named(fallen, 'Caster').effects).toEqual([]);
  });

  it('on others ends with the concentration of its caster', () => {
    const caster = makeCaster('Wizard', 15, {
      spells: know('Know from Within'),
    });
    const fight = play(meet(caster), cast('Know from Within', aimed));
    expect(named(fight, 'Foe').effects).toMatchObject([
      {name: 'Know from Within', by: 'f1'},
    ]);
    const ended = play(fight, {
      do: 'recover',
      who: 'f1',
      effect: 'Know from Within',
    });
    expect(named(ended, 'Foe').effects).toEqual([]);
  });
});

describe('a spell or power', () => {
  it('is cast by nobody who is helpless, still casting, or without points', () => {
    const fight = meet(maren);
    const refusal = (now: Fight, spell = 'Ash Whisper') =>
      judgeCast(now, plan(spell, aimed))?.refusal;
    expect(refusal(fight)).toBeUndefined();
    expect(refusal(fight, 'Bark Knuckles')).toBeUndefined();
    expect(judgeCast(fight, plan('Bark Knuckles'))).toBeUndefined();
    const spend: Action = {do: 'spend', who: 'f1', points: 8, on: 'Run'};
    expect(refusal(play(fight, spend))).toBe('points');
    const waiting = play(fight, cast('Ash Whisper', {...aimed, waits: true}));
    expect(refusal(waiting)).toBe('busy');
    const asleep = play(fight, {
      do: 'suffer',
      who: 'f1',
      effect: {name: 'Asleep', isHelpless: true},
    });
    expect(refusal(asleep)).toBe('unable');
    expect(
      judgeCast(fight, plan('Ash Whisper', {targets: ['f1', 'f2']}))?.refusal,
    ).toBe('targets');
  });

  it('throws loose motes once a turn, and one more for each six levels', () => {
    const fight = meet(makeCaster('Wizard', 6));
    const after = play(fight, cast('Loose Motes', {...aimed, harm: 5}));
    expect(judgeCast(after, plan('Loose Motes', aimed))?.refusal).toBe('used');
    expect(judgeCast(fight, plan('Loose Motes × 2', aimed))).toMatchObject({
      points: 2,
      price: {Motes: 2},
    });
    expect(judgeCast(fight, plan('Loose Motes × 3', aimed))).toBeUndefined();
    const again = play(after, next, next);
    expect(
      judgeCast(again, plan('Loose Motes', aimed))?.refusal,
    ).toBeUndefined();
  });

  it('takes the number that was thrown at the table in place of dice', () => {
    const rolled = rollCast(plan('Ember Throw', aimed), '9', () => 3);
    expect(rolled).toMatchObject({harm: 9, dice: {f2: 3}});
    expect(rollCast(plan('Ember Throw', aimed), '2d6', () => 3)).toMatchObject({
      harm: 6,
    });
  });
});

describe('what else a fighter does', () => {
  const fight = begin(
    [makeFighter('Odo', {points: 8}), 'heroes', 20],
    [makeFighter('Foe'), 'foes', 1],
  );

  it('a charge costs 3 points more, strikes at +1, and lowers DEF until the next turn', () => {
    const after = play(fight, strike(fight, ['Odo', 'Foe'], {way: 'charge'}));
    expect(named(after, 'Odo')).toMatchObject({
      points: 2,
      effects: [{defense: -1}],
    });
    const plain = {
      who: 'f1',
      target: 'f2',
      weapon: 0,
      parries: false,
      modifier: 0,
    };
    const odds = fightRules.judgeAttack(fight, {...plain, way: 'charge'});
    expect(odds).toMatchObject({cost: 6, bonus: 5});
    expect(named(play(after, next, next), 'Odo').effects).toEqual([]);
  });

  it('an opportunity strike comes once in the turn of an enemy, at the cost of the weapon', () => {
    const waiting = play(fight, next);
    const hit = strike(waiting, ['Odo', 'Foe'], {way: 'strike'});
    const struck = play(waiting, hit);
    expect(named(struck, 'Odo').points).toBe(5);
    const judge = (now: Fight) => fightRules.judgeAttack(now, hit)?.refusal;
    expect(judge(struck)).toBe('way');
    expect(judge(fight)).toBe('way');
  });

  it('a held attack is paid with one point more, and is lost at the next turn', () => {
    const held = play(fight, {
      do: 'hold',
      who: 'f1',
      points: 3,
      on: 'strike whoever opens the hatch',
    });
    expect(named(held, 'Odo')).toMatchObject({points: 4});
    const foeTurn = play(held, next);
    const struck = play(
      foeTurn,
      strike(foeTurn, ['Odo', 'Foe'], {way: 'held'}),
    );
    expect(named(struck, 'Odo')).toMatchObject({points: 4, held: undefined});
    expect(named(play(foeTurn, next), 'Odo').held).toBeUndefined();
  });

  it('a run takes all points, of which it needs four', () => {
    expect(fightRules.getRunPoints(named(fight, 'Odo'))).toBe(8);
    const spend: Action = {do: 'spend', who: 'f1', points: 5, on: 'Stride'};
    const tired = play(fight, spend);
    expect(fightRules.getRunPoints(named(tired, 'Odo'))).toBeUndefined();
  });
});

describe('a caster who is short of motes', () => {
  const character = {...maren, used: [{name: 'Motes', count: 18}]};
  const fight = meet(character);
  const spell = 'Lose the Thread';

  it('gives two hit points for each that is missing, up to half of the price', () => {
    const {pools, hitPoints} = named(fight, 'Caster');
    expect(judgeCast(fight, plan(spell))?.refusal).toBe('pools');
    const terms = judgeCast(fight, plan(spell, {overcasts: true}));
    const missing = 6 - (pools?.['Motes'] ?? 0);
    expect(missing).toBeGreaterThan(0);
    expect(terms).toMatchObject({hurt: 2 * missing});
    const after = named(
      play(fight, cast(spell, {...aimed, overcasts: true, dice: {f1: 20}})),
      'Caster',
    );
    expect(after).toMatchObject({
      hitPoints: hitPoints - 2 * missing,
      pools: {Motes: 0},
      effects: [],
    });
  });

  it('has Ash sickness if the Mana save fails', () => {
    const sick = play(
      fight,
      cast(spell, {...aimed, overcasts: true, dice: {f1: 1}}),
    );
    expect(named(sick, 'Caster').effects).toMatchObject([
      {name: 'Ash sickness'},
    ]);
  });

  it('cannot give more than half, and priests cannot give any', () => {
    const used = [{name: 'Motes', count: 99}];
    const empty = meet({...maren, used});
    expect(judgeCast(empty, plan(spell, {overcasts: true}))?.refusal).toBe(
      'pools',
    );
    const priest = makeHero(
      tables,
      makeCaster('House Priest', 5, {house: 'Lirien', spells: know('Mend')}),
    );
    expect(
      priest.spells?.filter(
        ({stretching}) => stretching?.overcast !== undefined,
      ),
    ).toEqual([]);
  });
});

describe('the healing art', () => {
  it('gives hit points back for own motes, as the dice say that were thrown', () => {
    const priest = makeHero(
      tables,
      makeCaster('House Priest', 5, {house: 'Lirien'}),
    );
    const fight = begin(
      [{...priest, name: 'Healer'}, 'heroes', 20],
      [makeFighter('Odo', {wounds: 12}), 'heroes', 10],
    );
    const touch = priest.spells?.find(({heal}) => heal === '2d8');
    const before = named(fight, 'Healer').pools?.['Own motes'] ?? 0;
    const after = play(
      fight,
      cast(touch?.name ?? '', {targets: ['f2'], harm: 9}),
    );
    expect(named(after, 'Odo').hitPoints).toBe(17);
    expect(named(after, 'Healer')).toMatchObject({
      pools: {'Own motes': before - 2},
    });
  });

  it('is a second breath for a Fighter, who needs no target', () => {
    const fighter = makeHero(tables, makeCaster('Fighter', 2));
    const breath = fighter.spells?.find(({name}) => name === 'Second Breath');
    expect(breath?.heal).toBe('1d10+2');
    const fight = begin(
      [{...fighter, name: 'Odo', wounds: 5}, 'heroes', 20],
      [makeFighter('Foe'), 'foes', 1],
    );
    const before = named(fight, 'Odo').hitPoints;
    const after = play(fight, cast('Second Breath', {harm: 4}));
    expect(named(after, 'Odo').hitPoints).toBe(before + 4);
  });
});

describe('after a fight', () => {
  it('sheets get wounds, what was spent, what lasts, and a share of the experience, once', () => {
    const hero = {...makeHero(tables, maren), name: 'Caster', sheet: 's1'};
    const fight = begin(
      [hero, 'heroes', 20],
      [makeFighter('Odo'), 'heroes', 10],
      [makeFighter('Foe', {rank: 2, loot: 'a pelt: 1 crown'}), 'foes', 1],
    );
    const after = play(
      fight,
      cast('Lose the Thread', {targets: ['f3']}),
      {do: 'hurt', who: 'f1', amount: 2, soaks: false},
      {do: 'suffer', who: 'f1', effect: {name: 'Ash sickness', attack: -1}},
      {do: 'suffer', who: 'f1', effect: {name: 'Stunned', turns: 1}},
      {do: 'hurt', who: 'f3', amount: 20, soaks: false},
    );
    // A foe of rank 2 is worth 50 × 2 × 3, shared by two.
    expect(fightRules.shareExperience(after)).toBe(150);
    const gains = {experience: 150, coins: 3, things: ['a pelt']};
    expect(listAftermaths(after, gains)).toEqual([
      {
        sheet: 's1',
        name: 'Caster',
        after: {
          wounds: 2,
          spent: {Motes: 6},
          conditions: ['Ash sickness'],
          ...gains,
        },
      },
    ]);
    expect(fightRules.listLoot(after)).toEqual(['a pelt: 1 crown']);
    const settled = play(after, {do: 'settle'});
    expect(fightRules.listLoot(settled)).toEqual([]);
    expect(fightRules.shareExperience(settled)).toBe(0);
    expect(listAftermaths(settled, gains)[0]?.after.spent).toEqual({});
  });

  it('characters bring what they have spent, their wounds and their conditions', () => {
    const {pools, wounds, effects} = makeHero(tables, {
      ...maren,
      used: [{name: 'Motes', count: 4}],
      wounds: 2,
      conditions: [{name: 'Ash sickness'}, {name: 'in love'}],
    });
    expect({pools, wounds, effects}).toMatchObject({
      pools: {Motes: 18},
      wounds: 2,
      effects: [{name: 'Ash sickness', attack: -1}, {name: 'in love'}],
    });
  });
});
