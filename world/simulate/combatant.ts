import type {Roll} from './roll';

export type Saves = Readonly<Record<string, number>>;

/** A condition that lasts a number of rounds, with its modifiers. */
export type Condition = {
  readonly name: string;
  readonly rounds: number;
  readonly points?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly soak?: number;
  readonly damage?: number;
  /** Damage at the end of each turn. */
  readonly harm?: Roll;
  /** Whether it makes the creature helpless. */
  readonly helpless?: boolean;
  /** A save at the end of each turn that ends the condition. */
  readonly escape?: {readonly save: string; readonly strength: number};
};

/** The effect of a successful save. */
export type OnSave = 'half' | 'negates';

/** A spell, power, or ability in a fight. */
export type Art = {
  readonly name: string;
  readonly points: number;
  /** Mote cost; 0 if uses are counted instead. */
  readonly motes: number;
  /** The level of a spell; absent for all else. */
  readonly spellLevel?: number;
  /** Daily uses; absent if only motes limit it. */
  readonly perDay?: number;
  /** Uses per fight, if not limited by day. */
  readonly perFight?: number;
  /** Uses per turn, if fewer than action points allow. */
  readonly perTurn?: number;
  readonly aim: 'foes' | 'self' | 'friends' | 'hurt';
  readonly targets: number;
  /** Whether it also hits friends, so that it targets only foes who are not in melee. */
  readonly spreads?: boolean;
  readonly save?: string;
  readonly strength: number;
  readonly onSave?: OnSave;
  readonly harm?: Roll;
  readonly heals?: Roll;
  readonly condition?: Condition;
  /** The benefit per target besides damage, in hit points. */
  readonly worth?: number;
  /** The creatures that it calls. */
  readonly calls?: {readonly count: number; readonly profile: Profile};
  readonly onlyAgainst?: 'undead' | 'living';
};

export type Weapon = {
  readonly name: string;
  readonly points: number;
  readonly attack: number;
  readonly harm: Roll;
  /** The extra die of a critical. */
  readonly critical: Roll;
  readonly pierce: number;
  readonly mostAttacks: number;
  readonly missile: boolean;
  readonly soakCounts: boolean;
  /** An additional effect of a hit, with a save. */
  readonly rider?: Rider;
};

export type Rider = {
  readonly save: string;
  readonly strength: number;
  readonly harm?: Roll;
  readonly condition?: Condition;
};

/** The values of a creature before a fight. */
export type Profile = {
  readonly name: string;
  readonly group: string;
  readonly level: number;
  readonly initiative: number;
  readonly hitPoints: number;
  /** How far below 0 hit points it dies; 0 if it is defeated at 0. */
  readonly lastsTo: number;
  readonly points: number;
  readonly leastPoints: number;
  readonly defense: number;
  readonly soak: number;
  readonly saves: Saves;
  readonly weapons: readonly Weapon[];
  readonly arts: readonly Art[];
  readonly front: boolean;
  /** Daily motes: for spells, and personal ones. */
  readonly motes: number;
  readonly ownMotes: number;
  /** A priest’s daily slots by spell level from 1; absent for all who pay spells with motes. */
  readonly slots?: readonly number[];
  readonly undead: boolean;
  /** Whether it is never bruised, and has no morale. */
  readonly steadfast: boolean;
  /** The target number of a morale roll; absent if it needs none. */
  readonly morale?: number;
  readonly canParry: boolean;
  /** Extra damage once per round against a foe who fights another. */
  readonly fromBehind?: Roll | undefined;
  /** For turning undead: a bonus to the roll, and the ranks affected in addition to 2d6. */
  readonly turning?:
    {readonly bonus: number; readonly ranks: number} | undefined;
  /** Hounds that accompany it. */
  readonly pack: readonly Profile[];
};

export type Side = 'heroes' | 'foes';

/** A creature in a fight, with its changing values. */
export type Combatant = {
  readonly profile: Profile;
  readonly side: Side;
  /** The creature that called it, and pays for its turns. */
  readonly caller?: Combatant;
  initiative: number;
  hitPoints: number;
  /** Action points left in this turn, or unspent since. */
  points: number;
  debt: number;
  /** Arts used in this turn, including From Behind. */
  readonly used: Set<string>;
  motes: number;
  ownMotes: number;
  /** Slots left in this fight, by spell level from 1; absent for all who pay spells with motes. */
  readonly slots?: number[];
  engaged: boolean;
  target: Combatant | undefined;
  /** Those who attacked it in melee since its last turn. */
  readonly struckBy: Set<Combatant>;
  readonly uses: Map<string, number>;
  conditions: Condition[];
  gone: boolean;
  /** Damage dealt and taken, and hit points healed, in this fight. */
  dealt: number;
  taken: number;
  healed: number;
};

export function isUp({hitPoints, gone}: Combatant): boolean {
  return hitPoints > 0 && !gone;
}

export function isHelpless({conditions}: Combatant): boolean {
  return conditions.some(({helpless}) => helpless === true);
}

/** Sums up the modifiers of conditions. */
export function sumModifier(
  {conditions}: Combatant,
  which: 'points' | 'attack' | 'defense' | 'soak' | 'damage',
): number {
  let sum = 0;
  for (const condition of conditions) {
    sum += condition[which] ?? 0;
  }
  return sum;
}

export function isBruised({profile, hitPoints}: Combatant): boolean {
  return !profile.steadfast && hitPoints <= Math.floor(profile.hitPoints / 2);
}
