import fc from '../../../../tests/support/properties';
import {
  attackWays,
  NO_FIGHT,
  type Action,
  type Fight,
  type Note,
} from '../../../../src/shared/model/fight';
import {
  NO_SESSION,
  openPlay,
  replay,
  takeStep,
  undoStep,
  type Play,
} from '../../model/session';
import {fightTable} from '../../../../world/fighters';
import {apply} from '../../../../world/fight/apply';
import {fightRules} from '../../../../world/fightRules';

const id = fc.integer({min: 1, max: 8}).map((number) => `f${number}`);
const die = fc.integer({min: 1, max: 20});
const amount = fc.integer({min: 0, max: 30});
const side = fc.constantFrom('heroes' as const, 'foes' as const);

const groups = fc.array(
  fc.record({
    fighter: fc.constantFrom(...fightTable.foes, ...fightTable.characters),
    side,
    count: fc.integer({min: 1, max: 3}),
  }),
  {minLength: 1, maxLength: 2},
);

const everybody = Object.fromEntries(
  Array.from({length: 12}, (_, index) => [`f${index + 1}`, 10 + (index % 7)]),
);

const spellNames = fightTable.characters.flatMap(({spells = []}) =>
  spells.map(({name}) => name),
);

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({do: fc.constant('add' as const), groups}),
  fc.record({do: fc.constant('remove' as const), who: id}),
  fc.constant({do: 'initiative' as const, dice: everybody}),
  fc.constant({do: 'next' as const, harm: {Poison: 3}}),
  fc.record({do: fc.constant('wait' as const), who: id, after: id}),
  fc.record({
    do: fc.constant('cast' as const),
    who: id,
    spell: fc.constantFrom(...spellNames),
    targets: fc.uniqueArray(id, {maxLength: 3}),
    steps: fc.record({save: fc.integer({min: 0, max: 1})}),
    waits: fc.boolean(),
    dice: fc.constant(everybody),
    harm: amount,
  }),
  fc.record({do: fc.constant('finish' as const), who: id}),
  fc.record({do: fc.constant('keep' as const), who: id, die}),
  fc.record({
    do: fc.constant('hold' as const),
    who: id,
    points: fc.integer({min: 0, max: 4}),
    on: fc.constant('shoot whoever opens the hatch'),
  }),
  fc.record({do: fc.constant('release' as const), who: id}),
  fc.constant({do: 'settle' as const}),
  fc.record({
    do: fc.constant('spend' as const),
    who: id,
    points: fc.integer({min: 0, max: 6}),
    on: fc.constant('Stride'),
  }),
  fc.record({
    do: fc.constant('attack' as const),
    who: id,
    target: id,
    weapon: fc.integer({min: 0, max: 1}),
    parries: fc.boolean(),
    modifier: fc.integer({min: -4, max: 4}),
    way: fc.constantFrom(undefined, ...attackWays),
    die,
    damage: amount,
    more: amount,
    saveDie: die,
    harm: amount,
  }),
  fc.record({
    do: fc.constant('power' as const),
    who: id,
    power: fc.constantFrom(
      ...fightTable.foes.flatMap(({powers}) => powers.map(({name}) => name)),
    ),
    targets: fc.array(id, {maxLength: 3}),
    dice: fc.constant(everybody),
    harm: amount,
  }),
  fc.record({
    do: fc.constant('hurt' as const),
    who: id,
    amount,
    soaks: fc.boolean(),
  }),
  fc.record({do: fc.constant('heal' as const), who: id, amount}),
  fc.record({do: fc.constant('bind' as const), who: id}),
  fc.record({
    do: fc.constant('suffer' as const),
    who: id,
    effect: fc.constantFrom(...fightRules.effects),
  }),
  fc.record({
    do: fc.constant('morale' as const),
    side,
    strength: fc.constant(14),
    die,
  }),
  fc.record({
    do: fc.constant('leave' as const),
    who: id,
    isGone: fc.boolean(),
  }),
);

const sequences = fc
  .tuple(groups, fc.array(actions, {maxLength: 60}))
  .map(([first, rest]): readonly Action[] => [
    {do: 'add', groups: first},
    {do: 'initiative', dice: everybody},
    {do: 'next', harm: {}},
    ...rest,
  ]);

function sumHurt(notes: readonly Note[], who: string): number {
  return notes.reduce((sum, note) => {
    if (note.is === 'hurt' && note.who === who) {
      return sum + note.amount;
    }
    return note.is === 'healed' && note.who === who ? sum - note.amount : sum;
  }, 0);
}

const start = openPlay(apply, NO_SESSION);

function takeSteps(play: Play, steps: readonly Action[]): Play {
  return steps.reduce((now, step) => takeStep(apply, now, step), play);
}

describe('any sequence of steps', () => {
  it('leaves everybody with what the log says was lost and healed', () => {
    fc.assert(
      fc.property(sequences, (steps) => {
        const {fight, entries} = takeSteps(start, steps).told;
        const notes = entries.flatMap((entry) => entry.notes);
        for (const {id: who, hitPoints, fighter} of fight.combatants) {
          expect(hitPoints).toBe(fighter.hitPoints - sumHurt(notes, who));
          expect(hitPoints).toBeLessThanOrEqual(fighter.hitPoints);
        }
      }),
    );
  });

  it('never lets anybody spend points that are not there', () => {
    fc.assert(
      fc.property(sequences, (steps) => {
        const {fight} = takeSteps(start, steps).told;
        for (const {points, owed, fighter} of fight.combatants) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(Math.max(2, fighter.points));
          expect(owed).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('keeps the order: each who rolled stands in it once, and the turn is one of them', () => {
    fc.assert(
      fc.property(sequences, (steps) => {
        const {fight} = takeSteps(start, steps).told;
        const rolled = fight.combatants
          .filter(({initiative}) => initiative !== null)
          .map((each) => each.id);
        expect([...fight.order].toSorted()).toEqual([...rolled].toSorted());
        expect([null, ...rolled]).toContain(fight.turn);
      }),
    );
  });

  it('is taken back step by step, each time to what was before', () => {
    fc.assert(
      fc.property(sequences, (steps) => {
        let play = takeSteps(start, steps);
        expect(play.told).toEqual(replay(apply, play.session));
        const before: Fight[] = [];
        let sofar = start;
        for (const step of play.session.actions) {
          before.push(sofar.told.fight);
          sofar = takeStep(apply, sofar, step);
        }
        for (const fight of before.toReversed()) {
          play = undoStep(apply, play);
          expect(play.told.fight).toEqual(fight);
          expect(replay(apply, play.session).fight).toEqual(fight);
        }
        expect(play.told.fight).toEqual(NO_FIGHT);
      }),
      {numRuns: 40},
    );
  });
});
