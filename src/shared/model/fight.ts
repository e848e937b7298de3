import type {Effect, Factor, Fighter, Group, Price, Side} from './fighter';

/** A spell or power before it is rolled. */
export type CastPlan = {
  readonly who: string;
  readonly spell: string;
  readonly targets: readonly string[];
  /** The number of steps added to each factor. */
  readonly steps: Readonly<Partial<Record<Factor, number>>>;
  /** Whether someone may strike before the spell takes effect. */
  readonly waits: boolean;
  /** Whether its caster pays for missing motes with hit points. */
  readonly overcasts?: boolean | undefined;
};

/** A spell or power after its dice are rolled. */
export type Cast = CastPlan & {
  /** Dice results of the saves, by target. */
  readonly dice: Readonly<Record<string, number>>;
  readonly harm: number;
};

/** A spell that has not taken effect yet. */
export type Casting = Cast & {
  /** Action points not paid yet. */
  readonly left: number;
  /** Rounds that a ritual still takes; 0 for anything else. */
  readonly rounds: number;
};

/** A fighter in a fight, with its changing values. */
export type Combatant = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly fighter: Fighter;
  /** Whether it has an individual name, and therefore its own initiative. */
  readonly isNamed: boolean;
  /** Total of the initiative roll; null before it. */
  readonly initiative: number | null;
  readonly hitPoints: number;
  /** Unspent action points. */
  readonly points: number;
  /** Points that will be subtracted from its next turn. */
  readonly owed: number;
  /** Number of attacks since its last turn began, by weapon. */
  readonly struck: Readonly<Record<string, number>>;
  /** Names of powers that it cannot use again yet. */
  readonly used: readonly string[];
  readonly effects: readonly Effect[];
  /** Whether its wounds are bound, so it loses no more hit points. */
  readonly isBound: boolean;
  /** Whether it has fled, yielded, or left the fight. */
  readonly isGone: boolean;
  /** The first round in which it acts. */
  readonly from: number;
  /** The remaining amounts in its pools. */
  readonly pools?: Price;
  readonly casting?: Casting | undefined;
  /** Target numbers of saves required by wounds, to continue casting or concentrating. */
  readonly tests?: readonly number[];
  /** The action that it holds, already paid for. */
  readonly held?: string | undefined;
  /** Whether experience for it has been shared. */
  readonly isShared?: boolean;
};

export type Fight = {
  /** 0 before the fight begins. */
  readonly round: number;
  /** Id of the fighter whose turn it is; null before the fight. */
  readonly turn: string | null;
  /** Ids of those who have rolled for initiative, in order. */
  readonly order: readonly string[];
  readonly combatants: readonly Combatant[];
  /** The number of fighters added so far, for unique ids. */
  readonly made: number;
  /** Sides that have rolled for morale because half of them were down. */
  readonly shaken: readonly Side[];
};

export const NO_FIGHT: Fight = {
  round: 0,
  turn: null,
  order: [],
  combatants: [],
  made: 0,
  shaken: [],
};

/** The condition of a fighter between unhurt and dead. */
export type Standing =
  'hale' | 'bruised' | 'failing' | 'bound' | 'down' | 'dead' | 'gone';

/** The ways of an attack other than the normal one. */
export const attackWays = ['charge', 'strike', 'held'] as const;

/** A way of an attack: a charge, an opportunity strike, or a held attack. */
export type AttackWay = (typeof attackWays)[number];

/** An attack before it is rolled. */
export type AttackPlan = {
  readonly who: string;
  readonly target: string;
  /** Index of the weapon among its attacks. */
  readonly weapon: number;
  readonly parries: boolean;
  /** The modifier of the situation. */
  readonly modifier: number;
  /** How it is made, if it is not a normal attack. */
  readonly way?: AttackWay | undefined;
};

/** A power before it is rolled. */
export type PowerPlan = {
  readonly who: string;
  readonly power: string;
  readonly targets: readonly string[];
};

/** One step of a fight, with the results of its dice. */
export type Action =
  | {readonly do: 'add'; readonly groups: readonly Group[]}
  | {readonly do: 'remove'; readonly who: string}
  | {
      readonly do: 'initiative';
      /** Dice results by fighter. */
      readonly dice: Readonly<Record<string, number>>;
    }
  | {
      readonly do: 'next';
      /** Damage from effects at the end of the turn, by the name of the effect. */
      readonly harm: Readonly<Record<string, number>>;
    }
  | {readonly do: 'wait'; readonly who: string; readonly after: string}
  | {
      readonly do: 'spend';
      readonly who: string;
      readonly points: number;
      readonly on: string;
    }
  | (AttackPlan & {
      readonly do: 'attack';
      readonly die: number;
      readonly damage: number;
      /** The extra damage of a critical hit. */
      readonly more: number;
      /** The save of the target against the effect of a hit. */
      readonly saveDie: number;
      readonly harm: number;
    })
  | (PowerPlan & {
      readonly do: 'power';
      /** Dice results of the saves, by target. */
      readonly dice: Readonly<Record<string, number>>;
      readonly harm: number;
    })
  | (Cast & {readonly do: 'cast'})
  | {readonly do: 'finish'; readonly who: string}
  | {readonly do: 'keep'; readonly who: string; readonly die: number}
  | {
      readonly do: 'hold';
      readonly who: string;
      readonly points: number;
      readonly on: string;
    }
  | {readonly do: 'release'; readonly who: string}
  /** Marks that spent amounts and defeated foes have been written to the character sheets. */
  | {readonly do: 'settle'}
  | {
      readonly do: 'hurt';
      readonly who: string;
      readonly amount: number;
      readonly soaks: boolean;
    }
  | {readonly do: 'heal'; readonly who: string; readonly amount: number}
  | {readonly do: 'bind'; readonly who: string}
  | {readonly do: 'suffer'; readonly who: string; readonly effect: Effect}
  | {readonly do: 'recover'; readonly who: string; readonly effect: string}
  | {
      readonly do: 'save';
      readonly who: string;
      readonly save: string;
      readonly strength: number;
      readonly die: number;
      /** The condition that it ends. */
      readonly ends?: string | undefined;
    }
  | {
      readonly do: 'morale';
      readonly side: Side;
      readonly strength: number;
      readonly die: number;
    }
  | {readonly do: 'leave'; readonly who: string; readonly isGone: boolean};

/** A result of a step, for the log. */
export type Note =
  | {
      readonly is: 'added';
      readonly names: readonly string[];
      readonly side: Side;
    }
  | {readonly is: 'removed' | 'left' | 'back' | 'bound'; readonly who: string}
  | {
      readonly is: 'initiative';
      readonly who: string;
      readonly die: number;
      readonly total: number;
    }
  | {readonly is: 'round'; readonly round: number}
  | {readonly is: 'turn'; readonly who: string; readonly points: number}
  | {readonly is: 'waits'; readonly who: string; readonly after: string}
  | {
      readonly is: 'spent';
      readonly who: string;
      readonly points: number;
      readonly on: string;
      readonly left: number;
    }
  | {readonly is: 'parry'; readonly who: string; readonly left: number}
  | {
      readonly is: 'attack';
      readonly who: string;
      readonly target: string;
      readonly weapon: string;
      readonly die: number;
      readonly bonus: number;
      readonly defense: number;
      readonly result: 'miss' | 'stumble' | 'hit' | 'critical';
    }
  | {
      readonly is: 'hurt';
      readonly who: string;
      /** Damage after soak. */
      readonly amount: number;
      /** Damage absorbed by soak. */
      readonly soaked: number;
      readonly left: number;
      /** The cause, if it was not an attack. */
      readonly by?: string;
    }
  | {
      readonly is: 'healed';
      readonly who: string;
      readonly amount: number;
      readonly left: number;
    }
  | {readonly is: 'standing'; readonly who: string; readonly now: Standing}
  | {
      readonly is: 'save';
      readonly who: string;
      readonly save: string;
      readonly die: number;
      readonly bonus: number;
      readonly strength: number;
      readonly holds: boolean;
    }
  | {readonly is: 'power'; readonly who: string; readonly power: string}
  | {
      readonly is: 'casts';
      readonly who: string;
      readonly spell: string;
      readonly points: number;
      readonly left: number;
      /** The amounts that the spell takes from the pools. */
      readonly price: Price;
    }
  | {
      /** Whether a spell is still being cast, takes effect, or is lost. */
      readonly is: 'casting' | 'done' | 'lost';
      readonly who: string;
      readonly spell: string;
    }
  | {readonly is: 'held' | 'dropped'; readonly who: string; readonly on: string}
  | {readonly is: 'way'; readonly who: string; readonly way: AttackWay}
  | {readonly is: 'settled'; readonly who: readonly string[]}
  | {
      readonly is: 'suffers';
      readonly who: string;
      readonly effect: string;
      readonly turns?: number | undefined;
    }
  | {readonly is: 'over'; readonly who: string; readonly effect: string}
  | {
      readonly is: 'morale';
      readonly side: Side;
      readonly die: number;
      readonly bonus: number;
      readonly strength: number;
      readonly holds: boolean;
      /** Ids of the fighters who give up. */
      readonly who: readonly string[];
    };

/** The result of a step: the new state, and notes for the log. */
export type Outcome = {readonly fight: Fight; readonly notes: readonly Note[]};
