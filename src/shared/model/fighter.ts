/** The changes that a condition makes to numbers. */
type NumberChange = {
  /** The change to the action points of a turn. */
  readonly points?: number;
  readonly attack?: number;
  readonly defense?: number;
};

/** A condition of a fighter, with its changes while it lasts. */
export type Effect = NumberChange & {
  readonly name: string;
  /** Remaining turns of the fighter; absent if it lasts until it is ended. */
  readonly turns?: number | undefined;
  /** Whether it halves the action points of a turn. */
  readonly halvesPoints?: boolean;
  /** Whether unspent points are lost. */
  readonly keepsNothing?: boolean;
  /** Whether bonuses to defense that require readiness do not count. */
  readonly isOffGuard?: boolean;
  readonly isHelpless?: boolean;
  readonly isProne?: boolean;
  readonly endsWhenHurt?: boolean;
  /** Damage at the end of each turn, in dice notation. */
  readonly harm?: string;
  /** Id of the caster. Remaining turns are counted at the start of the caster’s turns. */
  readonly by?: string;
  readonly endedBy?: {readonly save: string; readonly strength: number};
  /** Whether its caster pays for it at the start of each turn, and can lose it when hurt. */
  readonly isHeld?: boolean;
};

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

/** A power against others, who may be allowed a save. */
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

/** The factors of a spell that can be stretched. */
export const factors = [
  'range',
  'duration',
  'area',
  'targets',
  'castingTime',
  'save',
] as const;

export type Factor = (typeof factors)[number];

/** Amounts taken from the pools of a fighter, by pool. */
export type Price = Readonly<Record<string, number>>;

/** The effect of a successful save against a spell. */
export type SpellSave = {
  readonly save: string;
  readonly strength: number;
  readonly result: 'half' | 'negates' | 'partial' | 'each turn';
};

/** The steps that a caster may add to a spell, and the pool that pays for them. */
export type Stretching = {
  readonly factors: readonly Factor[];
  readonly inOneFactor: number;
  readonly inOneSpell: number;
  readonly pool: string;
  /** Target number of the save for overcasting; absent if the fighter cannot overcast. */
  readonly overcast?: number;
};

/** A spell that a fighter can cast, or a power that it can use. */
export type Spell = {
  readonly name: string;
  readonly kind: 'spell' | 'power';
  readonly level: number;
  /** Action points of the casting. */
  readonly cost: number;
  /** Rounds of a ritual, during which its caster can do nothing else. */
  readonly rounds?: number;
  readonly price: Price;
  readonly save?: SpellSave;
  /** The maximum number of targets; 0 if it has none, or only its caster. */
  readonly targets: number;
  /** Dice notation. */
  readonly harm?: string;
  /** The hit points that it restores, in dice notation. */
  readonly heal?: string;
  readonly effect?: Effect;
  /** Whether the effect is on the targets, or on the caster. */
  readonly lastsOn?: 'targets' | 'caster';
  readonly oncePerTurn?: boolean;
  readonly stretching?: Stretching;
  /** Its measures at the level of its caster, in one line. */
  readonly facts: string;
  readonly text: string;
};

/** The values of a fighter before a fight. */
export type Fighter = {
  readonly name: string;
  /** The rank or level in its CSV file. */
  readonly rank: number;
  /** Its kind, for search: beast, undead. */
  readonly kind?: string;
  /** The place where groups meet it. */
  readonly place?: string;
  /** Bonus to initiative rolls. */
  readonly initiative: number;
  /** The score that decides a tie; absent if it is unknown. */
  readonly dexterity?: number;
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
  readonly spells?: readonly Spell[];
  /** The amounts that it can spend, by pool. */
  readonly pools?: Price;
  /** Hit points that it has lost before the fight. */
  readonly wounds?: number;
  /** Conditions that it has before the fight. */
  readonly effects?: readonly Effect[];
  /** Id of its character sheet in this browser. */
  readonly sheet?: string;
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
  /** The items that it leaves when defeated. */
  readonly loot?: string;
};

export const sides = ['heroes', 'foes'] as const;

export type Side = (typeof sides)[number];

/** Fighters of one kind who join a fight together. */
export type Group = {
  readonly fighter: Fighter;
  readonly side: Side;
  readonly count: number;
  /** The individual name, if it is a single fighter. */
  readonly name?: string;
};
