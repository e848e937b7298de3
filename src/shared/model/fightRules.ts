import type {Draw} from './draw';
import type {
  Action,
  AttackPlan,
  Cast,
  CastPlan,
  Combatant,
  Fight,
  Outcome,
  PowerPlan,
  Standing,
} from './fight';
import type {Effect, Fighter, Price, Side} from './fighter';

/** A modifier and its reason. */
export type Part = {
  readonly because:
    | 'attack'
    | 'effects'
    | 'prone'
    | 'targetProne'
    | 'targetHelpless'
    | 'situation'
    | 'charge'
    | 'defense'
    | 'guard'
    | 'parry'
    | 'offGuard'
    | 'helpless';
  readonly value: number;
};

/** Why an attack is impossible. */
export type Refusal = 'points' | 'attacks' | 'unable' | 'parry' | 'way';

/** Why a spell cannot be cast or a power cannot be used. */
export type CastRefusal =
  'unable' | 'points' | 'pools' | 'used' | 'busy' | 'targets' | 'steps';

/** The values of a spell or power before it is cast. */
export type CastTerms = {
  readonly refusal?: CastRefusal;
  readonly points: number;
  readonly price: Price;
  /** Hit points that the caster pays for missing motes. */
  readonly hurt?: number;
  /** Target number of the saves; undefined if there are none. */
  readonly strength?: number | undefined;
  /** The maximum number of targets. */
  readonly targets: number;
};

/** The values of an attack before it is rolled. */
export type Odds = {
  readonly refusal?: Refusal;
  readonly bonus: number;
  readonly defense: number;
  /** The chance to hit, from 0 to 1. */
  readonly chance: number;
  readonly isCertainCritical: boolean;
  readonly attackParts: readonly Part[];
  readonly defenseParts: readonly Part[];
  /** The cost of the attack, and the points that remain. */
  readonly cost: number;
  readonly left: number;
};

/** An attack with the dice that players rolled at the table; a result of 0 was not rolled. */
export type ThrownAttack = AttackPlan & {
  readonly thrown?: {readonly die: number; readonly damage: number};
};

/** A spell, with the saves that players rolled at the table, by target. */
export type ThrownCast = CastPlan & {readonly thrown?: Cast['dice']};

/** A use of action points other than attacks. */
export type Deed = {readonly name: string; readonly points: number};

/** A situation that modifies attacks, such as cover. */
export type Situation = {readonly name: string; readonly modifier: number};

export type FightRules = {
  /** Applies a step; an impossible one changes nothing and returns no notes. */
  readonly apply: (fight: Fight, action: Action) => Outcome;
  readonly judgeAttack: (fight: Fight, plan: AttackPlan) => Odds | undefined;
  readonly rollAttack: (plan: ThrownAttack, fight: Fight, draw: Draw) => Action;
  readonly rollPower: (plan: PowerPlan, fight: Fight, draw: Draw) => Action;
  readonly judgeCast: (fight: Fight, plan: CastPlan) => CastTerms | undefined;
  /** Rolls the saves, and any damage given in dice notation. */
  readonly rollCast: (plan: ThrownCast, harm: string, draw: Draw) => Action;
  /**
   * Returns the action points of a run, which takes all that remain; undefined if they are too few.
   */
  readonly getRunPoints: (combatant: Combatant) => number | undefined;
  /** The action points for holding an action, besides its own. */
  readonly holdPoints: number;
  readonly listLoot: (fight: Fight) => readonly string[];
  /** Returns the names of fighters who act at the same time as a fighter, because of a tie. */
  readonly listTied: (fight: Fight, combatant: Combatant) => readonly string[];
  /** Returns each hero’s share of the experience for defeated foes. */
  readonly shareExperience: (fight: Fight) => number;
  /** Rolls initiative for all who have not rolled. */
  readonly rollInitiative: (fight: Fight, draw: Draw) => Action;
  /** Rolls for the end of a turn, or begins the fight. */
  readonly rollNext: (fight: Fight, draw: Draw) => Action;
  readonly getStanding: (combatant: Combatant) => Standing;
  /** Returns the bonus to defense from unspent points. */
  readonly getGuard: (fight: Fight, combatant: Combatant) => number;
  readonly canParry: (fight: Fight, plan: AttackPlan) => boolean;
  /** Finds the side that must roll for morale, and its target number. */
  readonly findMorale: (
    fight: Fight,
  ) => {readonly side: Side; readonly strength: number} | undefined;
  /** The conditions that a fight can cause. */
  readonly effects: readonly Effect[];
  readonly saves: readonly string[];
};

/** Heroes who fight together. */
export type Party = {
  readonly name: string;
  readonly fighters: readonly Fighter[];
};

/** The fighters of a world, read from its CSV files in the build. */
export type FightTable = {
  /** CSV files of foes that readers can open. */
  readonly sheets: readonly string[];
  /** All CSV files that contain numbers of fighters. */
  readonly sources: readonly string[];
  readonly foes: readonly Fighter[];
  readonly characters: readonly Fighter[];
  readonly parties: readonly Party[];
  readonly deeds: readonly Deed[];
  readonly situations: readonly Situation[];
};

/** Healing by touch in a fight. */
export type Healing = {
  /** Action points of a touch. */
  readonly points: number;
  /** Dice notation. */
  readonly dice: string;
  /** The maximum number of touches in a fight. */
  readonly times: number;
};

/** A member of a simulated party, with its numbers and its healing. */
export type Member = {readonly fighter: Fighter; readonly healing?: Healing};
