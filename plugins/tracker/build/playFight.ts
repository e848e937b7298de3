import {parseDice} from '../../dice/model/parse';
import {rollDice} from '../../dice/model/roll';
import {
  NO_FIGHT,
  type Action,
  type AttackPlan,
  type Combatant,
  type Fight,
  type Note,
} from '../../../src/shared/model/fight';
import type {Fighter, Power, Side} from '../../../src/shared/model/fighter';
import type {FightRules, Member} from '../../../src/shared/model/fightRules';
import type {Dice} from '../../../src/shared/model/seededDice';

/** Maximum number of rounds; a longer fight has no winner. */
const MOST_ROUNDS = 60;

/** Action points to reach the first target, and to reach each later one. */
const APPROACH = {first: 3, next: 1} as const;

/** The two sides of a fight: a party, and its foes. */
export type Sides = {
  readonly party: readonly Member[];
  readonly foes: readonly Fighter[];
};

export type Outcome = {
  readonly winner: Side | undefined;
  readonly rounds: number;
  /** Damage done to the other side, by the place of a member in the party. */
  readonly dealt: readonly number[];
  /** Damage done to the party. */
  readonly taken: number;
  /** Members who were down at the end, and the dead among them. */
  readonly fallen: number;
  readonly dead: number;
};

/** Plays one fight by the rules, both sides with the same plain tactics. */
class Play {
  private fight: Fight = NO_FIGHT;

  private readonly dealt = new Map<string, number>();

  private readonly targets = new Map<string, string>();

  private readonly touches = new Map<string, number>();

  private readonly rules: FightRules;

  private readonly dice: Dice;

  private readonly sides: Sides;

  constructor(rules: FightRules, dice: Dice, sides: Sides) {
    this.rules = rules;
    this.dice = dice;
    this.sides = sides;
  }

  run(): Outcome {
    const {rules, dice, sides} = this;
    this.act({
      do: 'add',
      groups: [
        ...sides.party.map(({fighter}) => ({
          fighter,
          side: 'heroes' as const,
          count: 1,
        })),
        ...sides.foes.map((fighter) => ({
          fighter,
          side: 'foes' as const,
          count: 1,
        })),
      ],
    });
    this.act(rules.rollInitiative(this.fight, dice));
    while (
      this.listUp('heroes').length > 0 &&
      this.listUp('foes').length > 0 &&
      this.fight.round <= MOST_ROUNDS
    ) {
      this.act(rules.rollNext(this.fight, dice));
      this.takeTurn();
      const shaken = rules.findMorale(this.fight);
      if (shaken !== undefined) {
        this.act({do: 'morale', ...shaken, die: dice(20)});
      }
    }
    return this.sumUp();
  }

  /** Applies a step, and counts its damage to the other side. */
  private act(action: Action): readonly Note[] {
    const {fight, notes} = this.rules.apply(this.fight, action);
    this.fight = fight;
    const by = 'who' in action ? action.who : undefined;
    for (const note of notes) {
      if (note.is === 'hurt' && by !== undefined) {
        this.dealt.set(by, (this.dealt.get(by) ?? 0) + note.amount);
      }
    }
    return notes;
  }

  private find(id: string): Combatant | undefined {
    return this.fight.combatants.find((each) => each.id === id);
  }

  private isUp(combatant: Combatant): boolean {
    return ['hale', 'bruised'].includes(this.rules.getStanding(combatant));
  }

  private listUp(side: Side): readonly Combatant[] {
    return this.fight.combatants.filter(
      (each) => each.side === side && this.isUp(each),
    );
  }

  /** Uses powers, heals, and attacks, while action points remain. */
  private takeTurn(): void {
    const who = this.find(this.fight.turn ?? '');
    if (who === undefined || !this.isUp(who)) {
      return;
    }
    this.heal(who);
    for (const power of who.fighter.powers) {
      this.usePower(who, power);
    }
    who.fighter.attacks.forEach((_attack, weapon) => {
      this.attack(who.id, weapon);
    });
  }

  /** Finds the ally with the fewest hit points among those who need healing. */
  private findHurt(): Combatant | undefined {
    return this.fight.combatants
      .filter(({side}) => side === 'heroes')
      .filter(({hitPoints, fighter}) => hitPoints <= fighter.hitPoints / 3)
      .filter((each) => this.rules.getStanding(each) !== 'dead')
      .toSorted((a, b) => a.hitPoints - b.hitPoints)[0];
  }

  /** Heals the ally who needs it most. */
  private heal({id, points}: Combatant): void {
    const at = this.fight.combatants.findIndex((each) => each.id === id);
    const healing = this.sides.party[at]?.healing;
    const friend = this.findHurt();
    if (healing === undefined || friend === undefined) {
      return;
    }
    const used = this.touches.get(id) ?? 0;
    const roll = parseDice(healing.dice);
    if (used >= healing.times || points < healing.points || !roll.ok) {
      return;
    }
    this.touches.set(id, used + 1);
    this.act({do: 'spend', who: id, points: healing.points, on: 'healing'});
    const amount = rollDice(roll.dice, this.dice).total;
    this.act({do: 'heal', who: friend.id, amount});
  }

  private usePower({id, side}: Combatant, power: Power): void {
    const others = this.listUp(side === 'heroes' ? 'foes' : 'heroes');
    const targets = others
      .toSorted((a, b) => b.hitPoints - a.hitPoints)
      .slice(0, power.targets)
      .map((each) => each.id);
    if (power.when !== 'hit' && targets.length > 0) {
      const plan = {who: id, power: power.name, targets};
      this.act(this.rules.rollPower(plan, this.fight, this.dice));
    }
  }

  /** Lists the fighters within reach of an attack; in a melee, those in front first. */
  private listReached(side: Side, isMissile: boolean): readonly Combatant[] {
    const others = this.listUp(side === 'heroes' ? 'foes' : 'heroes');
    const front = others.filter(
      ({fighter}) => fighter.attacks[0]?.isMissile !== true,
    );
    return isMissile || front.length === 0 ? others : front;
  }

  /**
   * Chooses the last target if possible; otherwise heroes choose the weakest foe, and foes choose
   * anyone.
   */
  private choose(
    {id, side}: Combatant,
    isMissile: boolean,
  ): string | undefined {
    const last = this.find(this.targets.get(id) ?? '');
    if (last !== undefined && this.isUp(last)) {
      return last.id;
    }
    const reached = this.listReached(side, isMissile);
    const chosen =
      side === 'heroes'
        ? reached.toSorted((a, b) => a.hitPoints - b.hitPoints)[0]
        : reached[this.dice(Math.max(1, reached.length)) - 1];
    return chosen?.id;
  }

  /** Returns the points needed to get within reach of a target. */
  private getWay(id: string, target: string, isMissile: boolean): number {
    const before = this.targets.get(id);
    if (isMissile || before === target) {
      return 0;
    }
    return before === undefined ? APPROACH.first : APPROACH.next;
  }

  /** Whether an attack is possible, with enough points to get within reach. */
  private canAttack(plan: AttackPlan, way: number): boolean {
    const odds = this.rules.judgeAttack(this.fight, plan);
    return odds !== undefined && odds.refusal === undefined && odds.left >= way;
  }

  /** Attacks once with a weapon; false if that is impossible. */
  private attackOnce(who: Combatant, weapon: number): boolean {
    const isMissile = who.fighter.attacks[weapon]?.isMissile === true;
    const target = this.choose(who, isMissile);
    if (target === undefined) {
      return false;
    }
    const sides = {who: who.id, target, weapon};
    const plain: AttackPlan = {...sides, parries: false, modifier: 0};
    const way = this.getWay(who.id, target, isMissile);
    if (!this.canAttack(plain, way)) {
      return false;
    }
    if (way > 0) {
      this.act({do: 'spend', who: who.id, points: way, on: 'moving'});
    }
    this.targets.set(who.id, target);
    const parries = this.rules.canParry(this.fight, plain);
    const plan = {...plain, parries};
    this.act(this.rules.rollAttack(plan, this.fight, this.dice));
    return true;
  }

  /** Attacks with a weapon as often as points and rank allow. */
  private attack(id: string, weapon: number): void {
    let who = this.find(id);
    while (who !== undefined && this.isUp(who)) {
      if (!this.attackOnce(who, weapon)) {
        return;
      }
      who = this.find(id);
    }
  }

  private sumUp(): Outcome {
    const {combatants, round} = this.fight;
    const heroes = combatants.filter(({side}) => side === 'heroes');
    const left = (['heroes', 'foes'] as const).filter(
      (side) => this.listUp(side).length > 0,
    );
    const dealt = (side: Side): readonly number[] =>
      combatants
        .filter((each) => each.side === side)
        .map(({id}) => this.dealt.get(id) ?? 0);
    return {
      winner: left.length === 1 ? left[0] : undefined,
      rounds: round,
      dealt: dealt('heroes'),
      taken: dealt('foes').reduce((sum, each) => sum + each, 0),
      fallen: heroes.filter((each) => !this.isUp(each)).length,
      dead: heroes.filter((each) => this.rules.getStanding(each) === 'dead')
        .length,
    };
  }
}

/** Plays a fight to its end; the same dice give the same fight. */
export function playFight(
  rules: FightRules,
  dice: Dice,
  sides: Sides,
): Outcome {
  return new Play(rules, dice, sides).run();
}
