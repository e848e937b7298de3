/** The eight stats, in the order of the character sheet. */
export const statNames = [
  'Strength',
  'Dexterity',
  'Constitution',
  'Intelligence',
  'Wisdom',
  'Charisma',
  'Perception',
  'Willpower',
] as const;

export type StatName = (typeof statNames)[number];

/** A value of each stat. */
export type Stats = Readonly<Record<StatName, number>>;

export type TrainedWeapon = {
  readonly name: string;
  /** Rank from 0; 0 is Familiar. */
  readonly rank: number;
};

export type Skill = {
  readonly name: string;
  /** Rank from 1 to 4. */
  readonly rank: number;
};

export type Carried = {readonly name: string; readonly count: number};

/** The reaches of a contact, from the nearest to the farthest. */
export const reaches = ['Ward', 'City', 'Nation', 'Plane'] as const;

/** A hand-to-hand style. */
export type Style = {
  readonly name: string;
  /** Rank from 1 to 4. */
  readonly rank: number;
};

export type Contact = {
  readonly name: string;
  /** Rating from 1 to 5. */
  readonly rating: number;
  readonly reach: (typeof reaches)[number];
};

export type Enemy = {
  readonly name: string;
  /** Rating from 1 to 5. */
  readonly rating: number;
};

/** A spell that a character knows or has prayed for, or a power that it was taught. */
export type KnownSpell = {
  /** The name, without the uses of a power. */
  readonly name: string;
  /** The number of slots of a priest that hold it; 1 for anything else. */
  readonly count: number;
};

/** A lasting condition, such as a sickness. */
export type Condition = {readonly name: string};

/** A class that is joined to the first class. */
export type SecondClass = {
  readonly class: string;
  readonly level: number;
  /** Hit dice rolled after its level 1. */
  readonly hitDice: readonly number[];
  /** Level of the first class when this one was added; 0 if both started together. */
  readonly joinedAt: number;
};

/** The choices and rolls that make a character; everything else is derived from them. */
export type Character = {
  readonly name: string;
  readonly people: string;
  readonly class: string;
  /** Level in the first class. */
  readonly level: number;
  /** Null if there is only one class. */
  readonly second: SecondClass | null;
  /** Stats before the changes of the people, 1 to 25. */
  readonly rolled: Stats;
  /** The save of a people that may choose one; empty if it may not. */
  readonly chosenSave: string;
  /** Hit dice rolled after level 1, one per level up to the last hit die. */
  readonly hitDice: readonly number[];
  readonly weapons: readonly TrainedWeapon[];
  readonly skills: readonly Skill[];
  readonly styles: readonly Style[];
  /** The style in which the character fights; empty if there is none. */
  readonly style: string;
  /** Proficiency points spent on tongues and other things without a list. */
  readonly otherPoints: number;
  /** The worn armor; empty if there is none. */
  readonly armor: string;
  /** The carried shield; empty if there is none. */
  readonly shield: string;
  /** Everything else that the character carries. */
  readonly gear: readonly Carried[];
  /** All coins that the character has ever had, in silver marks. */
  readonly purse: number;
  readonly house: string;
  readonly bond: string;
  readonly contacts: readonly Contact[];
  readonly enemies: readonly Enemy[];
  /** The god of the House that a priest serves; empty for the head of the House. */
  readonly god: string;
  /** Spells that a mage knows or a priest has prayed for, and taught powers. */
  readonly spells: readonly KnownSpell[];
  /** Amounts spent until they are restored, by pool: motes, prayed spells, uses. */
  readonly used: readonly Carried[];
  /** Missing hit points. */
  readonly wounds: number;
  readonly conditions: readonly Condition[];
  /** Experience above the minimum of the level. */
  readonly earned: number;
  /** Tongues, and other notes. */
  readonly notes: string;
};

/** The largest values that a character may have. */
export const limits = {
  text: 200,
  notes: 5000,
  list: 200,
  count: 1000,
  purse: 1_000_000,
  points: 100,
  stat: 25,
  level: 20,
  die: 10,
  dice: 9,
  weaponRank: 3,
  skillRank: 4,
  styleRank: 4,
  rating: 5,
  wounds: 1000,
  earned: 1_000_000,
} as const;
