/** The changes of numbers by a condition. */
type NumberChange = {
  /** Action points of a turn. */
  readonly points?: number;
  readonly attack?: number;
  readonly defense?: number;
};

/** A condition of a fighter, with its changes while it lasts. */
export type Effect = NumberChange & {
  readonly name: string;
  /** Remaining turns of the fighter; absent if it lasts until it is ended. */
  readonly turns?: number | undefined;
  /** Halves the action points of a turn. */
  readonly halvesPoints?: boolean;
  /** Unspent points are lost. */
  readonly keepsNothing?: boolean;
  /** Bonuses to defense that require readiness do not count. */
  readonly isOffGuard?: boolean;
  readonly isHelpless?: boolean;
  readonly isProne?: boolean;
  /** Ends when the fighter takes damage. */
  readonly endsWhenHurt?: boolean;
  /** Damage at the end of each turn, in dice notation. */
  readonly harm?: string;
};

/** An attack with a weapon. */
export type Attack = {
  readonly name: string;
  /** Cost in action points. */
  readonly cost: number;
  readonly bonus: number;
  /** Dice notation. */
  readonly damage: string;
  /** Points of soak that it ignores. */
  readonly pierce: number;
  /** Maximum number of attacks per round. */
  readonly most: number;
  readonly isMissile?: boolean;
  readonly ignoresSoak?: boolean;
};

/** A power against others, who save against it. */
export type Power = {
  readonly name: string;
  readonly when: 'hit' | 'turn' | 'fight' | 'sight';
  readonly cost: number;
  readonly save: string;
  readonly strength: number;
  readonly targets: number;
  /** Dice notation. */
  readonly harm?: string;
  readonly effect?: Effect;
};

/** The values of a fighter before a fight. */
export type Fighter = {
  readonly name: string;
  /** The rank or level in its data file. */
  readonly rank: number;
  /** Bonus to initiative rolls. */
  readonly initiative: number;
  readonly hitPoints: number;
  /** Hit points below 0 at which it dies; absent if it is out of the fight at 0. */
  readonly diesAt?: number;
  readonly points: number;
  readonly defense: number;
  /** The part of its defense that is lost when it is off guard. */
  readonly ready: number;
  readonly soak: number;
  readonly saves: Readonly<Record<string, number>>;
  readonly attacks: readonly Attack[];
  readonly powers: readonly Power[];
  /** Bonus to defense from a parry; absent if it cannot parry. */
  readonly parry?: number;
  /** Whether it can parry the heaviest weapons. */
  readonly parriesHeavy?: boolean;
  /** Target number of morale rolls; absent if it never gives up. */
  readonly morale?: number;
  /** Whether it loses points once half of its hit points are gone. */
  readonly canBeBruised: boolean;
  /** Its tactics in one sentence. */
  readonly plays?: string;
  readonly besides?: string;
};

/** The sides of a fight. */
export const sides = ['heroes', 'foes'] as const;

/** The side of a fighter. */
export type Side = (typeof sides)[number];

/** Fighters of one kind who join a fight together. */
export type Group = {
  readonly fighter: Fighter;
  readonly side: Side;
  readonly count: number;
  /** The individual name, if it is a single fighter. */
  readonly name?: string;
};
