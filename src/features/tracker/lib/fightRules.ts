import type {
  Action,
  AttackPlan,
  Combatant,
  Fight,
  Outcome,
  PowerPlan,
  Standing,
} from './fight';
import type {Effect, Fighter, Side} from './fighter';

/** A number that counts, and why. */
export type Part = {
  readonly because:
    | 'attack'
    | 'effects'
    | 'prone'
    | 'targetProne'
    | 'targetHelpless'
    | 'situation'
    | 'defense'
    | 'guard'
    | 'parry'
    | 'offGuard'
    | 'helpless';
  readonly value: number;
};

/** Why an attack cannot be made. */
export type Refusal = 'points' | 'attacks' | 'unable' | 'parry';

/** What an attack needs, before it is rolled. */
export type Odds = {
  readonly refusal?: Refusal;
  readonly bonus: number;
  readonly defense: number;
  /** The share of rolls that hit, from 0 to 1. */
  readonly chance: number;
  readonly isCertainCritical: boolean;
  readonly attackParts: readonly Part[];
  readonly defenseParts: readonly Part[];
  /** The price of the attack, and what its owner has left after it. */
  readonly cost: number;
  readonly left: number;
};

/** Draws a whole number from 1 to the number of sides. */
type Draw = (sides: number) => number;

/** Something that action points buy besides attacks. */
export type Deed = {readonly name: string; readonly points: number};

/** Something of the situation that changes an attack. */
export type Situation = {readonly name: string; readonly modifier: number};

/** The rules of a game, as far as a fight needs them. */
export type FightRules = {
  /** Does a step; one that cannot be done changes nothing, and gives no notes. */
  readonly apply: (fight: Fight, action: Action) => Outcome;
  readonly judgeAttack: (fight: Fight, plan: AttackPlan) => Odds | undefined;
  readonly rollAttack: (plan: AttackPlan, fight: Fight, draw: Draw) => Action;
  readonly rollPower: (plan: PowerPlan, fight: Fight, draw: Draw) => Action;
  /** Rolls for all who have not yet. */
  readonly rollInitiative: (fight: Fight, draw: Draw) => Action;
  /** Ends a turn, or begins the fight. */
  readonly rollNext: (fight: Fight, draw: Draw) => Action;
  readonly getStanding: (combatant: Combatant) => Standing;
  /** What unspent points add to defense just now. */
  readonly getGuard: (fight: Fight, combatant: Combatant) => number;
  readonly canParry: (fight: Fight, plan: AttackPlan) => boolean;
  /** The side that has to roll for morale, and what its save must reach. */
  readonly findMorale: (
    fight: Fight,
  ) => {readonly side: Side; readonly strength: number} | undefined;
  /** States that come up in fights. */
  readonly effects: readonly Effect[];
  readonly saves: readonly string[];
};

/** What a world knows of fights, read from its sheets while the site is built. */
export type FightTable = {
  /** Sheets that foes stand in, as readers would find them. */
  readonly sheets: readonly string[];
  /** All sheets that figures come from. */
  readonly sources: readonly string[];
  readonly foes: readonly Fighter[];
  /** Characters that are ready to play. */
  readonly characters: readonly Fighter[];
  readonly deeds: readonly Deed[];
  readonly situations: readonly Situation[];
};

/** What a world must tell of its fights. */
export type FightParts = {
  readonly fightRules: FightRules;
  readonly fightTable: FightTable;
};
