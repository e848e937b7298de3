import type {Effect, Fighter, Group, Side} from './fighter';

/** A fighter in a fight, with everything that changes. */
export type Combatant = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly fighter: Fighter;
  /** Whether the name is its own: such a fighter rolls for itself alone. */
  readonly isNamed: boolean;
  /** The total of its roll; null before it. */
  readonly initiative: number | null;
  readonly hitPoints: number;
  /** Action points that are not spent. */
  readonly points: number;
  /** Points that its next turn lacks. */
  readonly owed: number;
  /** Attacks since its last turn began, by weapon. */
  readonly struck: Readonly<Record<string, number>>;
  /** Powers that it cannot use again yet. */
  readonly used: readonly string[];
  readonly effects: readonly Effect[];
  /** Whether its wounds are bound, so that it no longer gets worse. */
  readonly isBound: boolean;
  /** Whether it has fled, yielded, or left. */
  readonly isGone: boolean;
  /** The first round that it acts in. */
  readonly from: number;
};

/** A fight at one moment. */
export type Fight = {
  /** 0 before it begins. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: string | null;
  /** Those who have rolled for initiative, first to last. */
  readonly order: readonly string[];
  readonly combatants: readonly Combatant[];
  /** How many fighters have come so far, for ids. */
  readonly made: number;
  /** Sides that have rolled for morale because half of them were down. */
  readonly shaken: readonly Side[];
};

/** A fight that nobody has come to. */
export const NO_FIGHT: Fight = {
  round: 0,
  turn: null,
  order: [],
  combatants: [],
  made: 0,
  shaken: [],
};

/** Where a fighter stands between whole and dead. */
export type Standing =
  'hale' | 'bruised' | 'failing' | 'bound' | 'down' | 'dead' | 'gone';

/** An attack before it is rolled. */
export type AttackPlan = {
  readonly who: string;
  readonly target: string;
  /** The place of the weapon in the list of its attacks. */
  readonly weapon: number;
  readonly parries: boolean;
  /** What the situation adds. */
  readonly modifier: number;
};

/** A power before it is rolled. */
export type PowerPlan = {
  readonly who: string;
  readonly power: string;
  readonly targets: readonly string[];
};

/** One step of a fight, with the numbers that its dice showed. */
export type Action =
  | {readonly do: 'add'; readonly groups: readonly Group[]}
  | {readonly do: 'remove'; readonly who: string}
  | {readonly do: 'rename'; readonly who: string; readonly name: string}
  | {
      readonly do: 'initiative';
      /** Dice, by those who roll. */
      readonly dice: Readonly<Record<string, number>>;
    }
  | {
      readonly do: 'next';
      /** What the effects of whoever ends a turn do, by name. */
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
      /** What a critical adds. */
      readonly more: number;
      /** The target's save against what comes with a hit. */
      readonly saveDie: number;
      readonly harm: number;
    })
  | (PowerPlan & {
      readonly do: 'power';
      /** Dice of the saves, by target. */
      readonly dice: Readonly<Record<string, number>>;
      readonly harm: number;
    })
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
    }
  | {
      readonly do: 'morale';
      readonly side: Side;
      readonly strength: number;
      readonly die: number;
    }
  | {readonly do: 'leave'; readonly who: string; readonly isGone: boolean};

/** What a step did, for the log. */
export type Note =
  | {
      readonly is: 'added';
      readonly names: readonly string[];
      readonly side: Side;
    }
  | {readonly is: 'removed' | 'left' | 'back' | 'bound'; readonly who: string}
  | {readonly is: 'renamed'; readonly who: string; readonly name: string}
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
      /** What came through. */
      readonly amount: number;
      /** What soak held back. */
      readonly soaked: number;
      readonly left: number;
      /** What did it, where it was no blow. */
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
      /** Those who give in. */
      readonly who: readonly string[];
    };

/** What a step makes of a fight. */
export type Outcome = {readonly fight: Fight; readonly notes: readonly Note[]};
