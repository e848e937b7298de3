import {fightTable} from '../../fighters';
import {judgeAttack} from '../../fight/judgeAttack';
import {fightRules} from '../../fightRules';
import {findMorale} from '../../fight/morale';
import {rollInitiative} from '../../fight/roll';
import {getStanding} from '../../fight/standing';
import {listTied} from '../../fight/turns';
import {NO_FIGHT} from '../../../src/shared/model/fight';
import {begin, makeFighter, named, next, play, strike} from './fighters';

const hero = makeFighter('Hero', {diesAt: 14, parry: 3, ready: 2});
const foe = makeFighter('Foe', {saves: {Mind: 2}, morale: 14});

function findCondition(name: string) {
  const found = fightRules.effects.find((each) => each.name === name);
  if (found === undefined) {
    throw new Error(`No condition is called ${name}.`);
  }
  return found;
}

describe('wounds', () => {
  const fight = begin([hero, 'heroes', 20], [foe, 'foes', 1]);
  const hurt = (amount: number) =>
    play(fight, {do: 'hurt', who: 'f1', amount, soaks: false});

  it.each([
    [9, 'hale'],
    [10, 'bruised'],
    [19, 'bruised'],
    [20, 'failing'],
    [33, 'failing'],
    [34, 'dead'],
  ])('of %i leave a hero of 20 and Constitution 14 %s', (amount, standing) => {
    expect(getStanding(named(hurt(amount), 'Hero'))).toBe(standing);
  });

  it('put the nameless out of the fight at 0', () => {
    const after = play(fight, {
      do: 'hurt',
      who: 'f2',
      amount: 20,
      soaks: false,
    });
    expect(getStanding(named(after, 'Foe'))).toBe('down');
  });

  it('cost a point of each turn from half on, and one hit point each turn from 0 on', () => {
    const bruised = play(hurt(10), next, next);
    expect(named(bruised, 'Hero').points).toBe(5);
    const failing = play(hurt(20), next);
    expect(named(failing, 'Hero').hitPoints).toBe(-1);
  });

  it('that are bound get no worse, until they are struck again', () => {
    const bound = play(hurt(20), {do: 'bind', who: 'f1'}, next);
    expect(named(bound, 'Hero').hitPoints).toBe(0);
    const again = play(bound, {do: 'hurt', who: 'f1', amount: 1, soaks: false});
    expect(getStanding(named(again, 'Hero'))).toBe('failing');
  });
});

describe('attacks', () => {
  const fight = begin([hero, 'heroes', 20], [foe, 'foes', 1]);

  it('stop where the rank in a weapon does, and where points end', () => {
    const twice = play(
      fight,
      strike(fight, ['Hero', 'Foe'], {die: 2}),
      strike(fight, ['Hero', 'Foe'], {die: 2}),
    );
    expect(judgeAttack(twice, strike(twice, ['Hero', 'Foe']))?.refusal).toBe(
      'attacks',
    );
    const poor = play(fight, {do: 'spend', who: 'f1', points: 4, on: 'Steps'});
    expect(judgeAttack(poor, strike(poor, ['Hero', 'Foe']))?.refusal).toBe(
      'points',
    );
  });

  it('do at least 1 through any soak, and halve it with a critical', () => {
    const mail = begin(
      [hero, 'heroes', 20],
      [makeFighter('Foe', {soak: 5}), 'foes', 1],
    );
    const blow = strike(mail, ['Hero', 'Foe'], {die: 15, damage: 3});
    expect(named(play(mail, blow), 'Foe').hitPoints).toBe(19);
    const critical = {...blow, die: 20, damage: 8, more: 4};
    expect(named(play(mail, critical), 'Foe').hitPoints).toBe(20 - (12 - 2));
  });

  it('find the helpless at DEF 10, at +4, each time with a critical', () => {
    const asleep = play(fight, {
      do: 'suffer',
      who: 'f2',
      effect: findCondition('Helpless'),
    });
    const plan = strike(asleep, ['Hero', 'Foe']);
    expect(judgeAttack(asleep, plan)).toMatchObject({
      bonus: 8,
      defense: 10,
      isCertainCritical: true,
    });
  });

  it('find those off guard without what their readiness adds, and they cannot parry', () => {
    const off = play(fight, next, {
      do: 'suffer',
      who: 'f1',
      effect: findCondition('Off guard'),
    });
    expect(judgeAttack(off, strike(off, ['Foe', 'Hero']))?.defense).toBe(10);
    const parried = strike(off, ['Foe', 'Hero'], {parries: true});
    expect(judgeAttack(off, parried)?.refusal).toBe('parry');
  });

  it('bring the rider of a power along, which a save stops', () => {
    const spider = fightTable.foes.filter(({powers}) =>
      powers.some(({name}) => name === 'Poison'),
    );
    const [poisonous = foe] = spider;
    const bitten = begin([poisonous, 'foes', 20], [hero, 'heroes', 1]);
    const bite = strike(bitten, [poisonous.name, 'Hero'], {
      die: 19,
      saveDie: 14,
      harm: 4,
    });
    const {effects, hitPoints} = named(play(bitten, bite), 'Hero');
    expect(hitPoints).toBe(20 - 5 - 4);
    expect(effects).toEqual([{name: 'Poison', turns: 2, harm: '1d6'}]);
    const saved = named(play(bitten, {...bite, saveDie: 15}), 'Hero');
    expect(saved).toMatchObject({hitPoints: 20 - 5 - 2, effects: []});
  });
});

describe('turns', () => {
  it('count effects down, do their harm, and end them', () => {
    const fight = play(begin([hero, 'heroes', 20], [foe, 'foes', 1]), {
      do: 'suffer',
      who: 'f1',
      effect: {name: 'Poison', turns: 2, harm: '1d6'},
    });
    const once = play(fight, {do: 'next', harm: {Poison: 3}});
    expect(named(once, 'Hero')).toMatchObject({hitPoints: 17});
    const twice = play(once, next, {do: 'next', harm: {Poison: 3}});
    expect(named(twice, 'Hero')).toMatchObject({hitPoints: 14, effects: []});
  });

  it('come to latecomers in the next round', () => {
    const fight = play(
      begin([hero, 'heroes', 20], [foe, 'foes', 1]),
      {do: 'add', groups: [{fighter: foe, side: 'foes', count: 1}]},
      {do: 'initiative', dice: {f3: 10}},
      next,
    );
    expect(fight).toMatchObject({turn: 'f2', order: ['f1', 'f3', 'f2']});
    expect(play(fight, next, next).turn).toBe('f3');
  });
});

describe('initiative', () => {
  it('is one roll for the nameless of a kind, and one each for the named', () => {
    const added = play(NO_FIGHT, {
      do: 'add',
      groups: [
        {fighter: foe, side: 'foes', count: 3},
        {fighter: hero, side: 'heroes', count: 1},
        {fighter: foe, side: 'foes', count: 1, name: 'Captain'},
      ],
    });
    let thrown = 0;
    const {dice} = rollInitiative(added, () => (thrown += 1));
    expect(dice).toEqual({f1: 1, f2: 1, f3: 1, f4: 2, f5: 3});
  });
});

describe('a tie of initiative', () => {
  const makeTied = (name: string, dexterity: number) =>
    [{...hero, name, dexterity}, 'heroes', 12] as const;

  it('goes to the higher Dexterity', () => {
    const fight = begin(makeTied('Slow', 12), makeTied('Quick', 13));
    expect(fight.order).toEqual(['f2', 'f1']);
    expect(listTied(fight, named(fight, 'Slow'))).toEqual([]);
  });

  it('lets both act together if that is the same too', () => {
    const fight = begin(makeTied('One', 12), makeTied('Other', 12));
    expect(listTied(fight, named(fight, 'One'))).toEqual(['Other']);
  });
});

describe('morale', () => {
  const fight = begin(
    [hero, 'heroes', 20],
    [foe, 'foes', 5],
    [foe, 'foes', 4],
    [foe, 'foes', 3],
  );
  const fall = (who: string) =>
    ({do: 'hurt', who, amount: 20, soaks: false}) as const;

  it('is asked of the foes once half of them are down, and not before', () => {
    expect(findMorale(play(fight, fall('f2')))).toBeUndefined();
    expect(findMorale(play(fight, fall('f2'), fall('f3')))).toEqual({
      side: 'foes',
      strength: 14,
    });
  });

  it('is asked once, and those who fail are out of the fight', () => {
    const half = play(fight, fall('f2'), fall('f3'));
    const roll = {do: 'morale', side: 'foes', strength: 14} as const;
    const lost = play(half, {...roll, die: 11});
    expect(named(lost, 'Foe 3').isGone).toBe(true);
    const held = play(half, {...roll, die: 12});
    expect(named(held, 'Foe 3').isGone).toBe(false);
    expect(findMorale(held)).toBeUndefined();
  });
});
