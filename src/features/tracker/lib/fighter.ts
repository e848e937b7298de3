/** What a state changes in numbers. */
type NumberChange = {
  /** Action points of a turn. */
  readonly points?: number;
  readonly attack?: number;
  readonly defense?: number;
};

/** A state that a fighter is in, with what it changes while it lasts. */
export type Effect = NumberChange & {
  readonly name: string;
  /** How many more of its own turns it lasts; until somebody ends it where absent. */
  readonly turns?: number;
  /** Half of the action points of a turn are lost. */
  readonly halvesPoints?: boolean;
  /** Points that are left unspent are lost. */
  readonly keepsNothing?: boolean;
  /** What raises the defense of those who are ready does not count. */
  readonly isOffGuard?: boolean;
  readonly isHelpless?: boolean;
  readonly isProne?: boolean;
  /** Ends when the fighter is hurt. */
  readonly endsWhenHurt?: boolean;
  /** Dice of the harm at the end of each turn. */
  readonly harm?: string;
};

/** A way to strike. */
export type Attack = {
  readonly name: string;
  /** Action points. */
  readonly cost: number;
  readonly bonus: number;
  /** Dice notation. */
  readonly damage: string;
  /** Soak that does not count. */
  readonly pierce: number;
  /** Attacks from one turn to the next, at most. */
  readonly most: number;
  readonly isMissile?: boolean;
  readonly ignoresSoak?: boolean;
};

/** Something else that a fighter can do to others, who save against it. */
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

/** Everything that is known of a fighter before a fight. */
export type Fighter = {
  readonly name: string;
  /** What the sheet says of it, such as a rank. */
  readonly rank: number;
  /** What is added to the roll for initiative. */
  readonly initiative: number;
  readonly hitPoints: number;
  /** How far below 0 it dies; out of the fight at 0 where absent. */
  readonly diesAt?: number;
  readonly points: number;
  readonly defense: number;
  /** What of its defense is lost off guard. */
  readonly ready: number;
  readonly soak: number;
  readonly saves: Readonly<Record<string, number>>;
  readonly attacks: readonly Attack[];
  readonly powers: readonly Power[];
  /** What a parry adds to its defense; absent where it cannot parry. */
  readonly parry?: number;
  /** Whether it can parry the heaviest weapons. */
  readonly parriesHeavy?: boolean;
  /** What its save must reach once half of its side is down; absent where it never gives in. */
  readonly morale?: number;
  /** Whether it is slower once half of its hit points are gone. */
  readonly canBeBruised: boolean;
  /** How it is played, in one sentence. */
  readonly plays?: string;
  readonly besides?: string;
};

/** Which side of a fight somebody is on. */
export const sides = ['heroes', 'foes'] as const;

/** The side of a fighter. */
export type Side = (typeof sides)[number];

/** Fighters of one kind who come to a fight together. */
export type Group = {
  readonly fighter: Fighter;
  readonly side: Side;
  readonly count: number;
  /** The name of the only one of them. */
  readonly name?: string;
};
