import type {Fight} from '../../../src/shared/model/fight';
import {signed} from '../../../src/shared/model/signed';
import {fightRules} from '../../fightRules';
import {getGuard, getStanding} from '../../fight/standing';
import {judgeAttack} from '../../fight/judgeAttack';
import {begin, named, next, play, strike} from './fighters';
import {durrek, maren, odo, tessa, thief} from './samplePeople';

const ASLEEP = fightRules.effects.filter(({name}) => name === 'Asleep');

function getDefense(fight: Fight, name: string): number {
  const combatant = named(fight, name);
  return combatant.fighter.defense + getGuard(fight, combatant);
}

/** Spends points of somebody on what the page names. */
function spend(fight: Fight, name: string, points: number): Fight {
  const {id: who} = named(fight, name);
  return play(fight, {do: 'spend', who, points, on: 'what the page names'});
}

describe('the sample fight of Combat and Tactics', () => {
  let fight = begin(
    [tessa, 'heroes', 14],
    [maren, 'heroes', 11],
    [odo, 'heroes', 12],
    [durrek, 'foes', 15],
    [thief('Pim'), 'foes', 6],
    [thief('Latch'), 'foes', 6],
  );

  it('has the order of its first line, and nobody guards before the first turn', () => {
    expect(
      fight.order.map((id) => {
        const {name, initiative} = fight.combatants.find(
          (each) => each.id === id,
        ) ?? {name: '', initiative: null};
        return `${name} ${initiative}`;
      }),
    ).toEqual([
      'Tessa Varn 17',
      'Durrek Ames 15',
      'Maren Quill 13',
      'Odo Varick 12',
      'Pim 6',
      'Latch 6',
    ]);
    expect(getDefense(fight, 'Odo Varick')).toBe(16);
  });

  it('lets Tessa shoot, stride, and stand at DEF 18', () => {
    fight = play(
      fight,
      strike(fight, ['Tessa Varn', 'Durrek Ames'], {
        weapon: 1,
        die: 9,
        damage: 6,
      }),
    );
    expect(named(fight, 'Durrek Ames').hitPoints).toBe(24);
    fight = spend(fight, 'Tessa Varn', 1);
    fight = spend(fight, 'Tessa Varn', 3);
    fight = play(fight, next);
    expect(named(fight, 'Tessa Varn').points).toBe(3);
    expect(getDefense(fight, 'Tessa Varn')).toBe(18);
  });

  it('lets Durrek cut Odo down to 28', () => {
    fight = spend(fight, 'Durrek Ames', 1);
    fight = play(
      fight,
      strike(fight, ['Durrek Ames', 'Odo Varick'], {die: 11, damage: 11}),
      next,
    );
    expect(named(fight, 'Odo Varick').hitPoints).toBe(28);
  });

  it('lets Maren put Latch to sleep and stand at DEF 17', () => {
    fight = spend(fight, 'Maren Quill', 1);
    fight = spend(fight, 'Maren Quill', 4);
    fight = play(
      fight,
      ...ASLEEP.map(
        (effect) =>
          ({do: 'suffer', who: named(fight, 'Latch').id, effect}) as const,
      ),
    );
    fight = spend(fight, 'Maren Quill', 1);
    fight = play(fight, next);
    expect(getDefense(fight, 'Maren Quill')).toBe(17);
  });

  it('lets Odo strike twice, the second time a critical', () => {
    fight = play(
      fight,
      strike(fight, ['Odo Varick', 'Durrek Ames'], {die: 7, damage: 8}),
    );
    expect(named(fight, 'Durrek Ames').hitPoints).toBe(20);
    fight = play(
      fight,
      strike(fight, ['Odo Varick', 'Durrek Ames'], {
        die: 20,
        damage: 9,
        more: 4,
      }),
      next,
    );
    expect(named(fight, 'Durrek Ames').hitPoints).toBe(9);
    expect(getStanding(named(fight, 'Durrek Ames'))).toBe('bruised');
  });

  it('lets Tessa strike at Pim in passing, and Maren parry him', () => {
    fight = spend(fight, 'Pim', 3);
    fight = play(
      fight,
      strike(fight, ['Tessa Varn', 'Pim'], {die: 12, damage: 4}),
    );
    expect(named(fight, 'Pim').hitPoints).toBe(5);
    const stab = strike(fight, ['Pim', 'Maren Quill'], {
      die: 17,
      parries: true,
    });
    expect(judgeAttack(fight, stab)).toMatchObject({defense: 19, bonus: 1});
    fight = play(fight, stab, next);
    expect(named(fight, 'Maren Quill').hitPoints).toBe(20);
    expect(named(fight, 'Maren Quill').points).toBe(1);
    expect(getDefense(fight, 'Pim')).toBe(11);
  });

  it('lets Tessa fell Pim in the second round', () => {
    // Latch has a turn in which he sleeps.
    fight = play(fight, next);
    expect(fight.round).toBe(2);
    expect(named(fight, 'Tessa Varn').points).toBe(9);
    fight = spend(fight, 'Tessa Varn', 1);
    fight = play(
      fight,
      strike(fight, ['Tessa Varn', 'Pim'], {die: 14, damage: 5}),
    );
    fight = play(
      fight,
      strike(fight, ['Tessa Varn', 'Pim'], {die: 6, damage: 3}),
      next,
    );
    expect(named(fight, 'Pim').hitPoints).toBe(-1);
    expect(getStanding(named(fight, 'Pim'))).toBe('failing');
    expect(getDefense(fight, 'Tessa Varn')).toBe(18);
  });

  it('lets Durrek stumble: what he lacks comes off his next turn', () => {
    expect(named(fight, 'Durrek Ames').points).toBe(4);
    fight = play(fight, strike(fight, ['Durrek Ames', 'Odo Varick'], {die: 1}));
    expect(named(fight, 'Durrek Ames')).toMatchObject({points: 0, owed: 2});
  });
});

describe('the chance to hit before the roll', () => {
  const fight = begin([odo, 'heroes', 20], [durrek, 'foes', 1]);
  const kept = play(fight, {
    do: 'spend',
    who: named(fight, 'Odo Varick').id,
    points: 4,
    on: 'Step and stroke',
  });
  const waiting = play(kept, next);

  it('is that of the worked round: Durrek needs 12 against a parry, 8 without guard', () => {
    const axe = strike(waiting, ['Durrek Ames', 'Odo Varick'], {parries: true});
    expect(judgeAttack(waiting, axe)).toMatchObject({
      defense: 20,
      chance: 0.45,
    });
    const bare = play(waiting, {
      do: 'spend',
      who: named(waiting, 'Odo Varick').id,
      points: 2,
      on: 'nothing',
    });
    const plain = strike(bare, ['Durrek Ames', 'Odo Varick']);
    expect(judgeAttack(bare, plain)).toMatchObject({defense: 16, chance: 0.65});
  });

  it('counts what the page adds for two on one, and says each part', () => {
    const plan = strike(waiting, ['Durrek Ames', 'Odo Varick'], {modifier: 2});
    expect(judgeAttack(waiting, plan)?.attackParts).toEqual([
      {because: 'attack', value: 8},
      {because: 'situation', value: 2},
    ]);
    expect(signed(judgeAttack(waiting, plan)?.bonus ?? 0)).toBe('+10');
  });
});
