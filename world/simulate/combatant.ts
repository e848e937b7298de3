import type {Roll} from './roll';

export type Saves = Readonly<Record<string, number>>;

/** A state that lasts some rounds, with all that it changes. */
export type Condition = {
  readonly name: string;
  readonly rounds: number;
  readonly points?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly soak?: number;
  readonly damage?: number;
  /** What it does at the end of each turn. */
  readonly harm?: Roll;
  /** The creature does nothing and cannot defend itself. */
  readonly helpless?: boolean;
  /** A save at the end of each turn that ends it. */
  readonly escape?: {readonly save: string; readonly strength: number};
};

/** What a save does against an art. */
export type OnSave = 'half' | 'negates';

/** A spell, a power, or an ability, as far as a fight is concerned. */
export type Art = {
  readonly name: string;
  readonly points: number;
  /** Motes that it costs; 0 for what is counted in uses. */
  readonly motes: number;
  /** Uses in a day; absent where only motes limit it. */
  readonly perDay?: number;
  /** Uses in a fight, for what is not counted by days. */
  readonly perFight?: number;
  /** Uses in a turn, where points alone would allow more. */
  readonly perTurn?: number;
  readonly aim: 'foes' | 'self' | 'friends' | 'hurt';
  readonly targets: number;
  /** It would strike friends too, and so takes only foes whom no friend fights. */
  readonly spreads?: boolean;
  readonly save?: string;
  readonly strength: number;
  readonly onSave?: OnSave;
  readonly harm?: Roll;
  readonly heals?: Roll;
  readonly condition?: Condition;
  /** How much good it does beyond its damage, in hit points of a target. */
  readonly worth?: number;
  /** Those whom it calls. */
  readonly calls?: {readonly count: number; readonly profile: Profile};
  readonly onlyAgainst?: 'undead' | 'living';
};

export type Weapon = {
  readonly name: string;
  readonly points: number;
  readonly attack: number;
  readonly harm: Roll;
  /** The die that a critical adds. */
  readonly critical: Roll;
  readonly pierce: number;
  readonly mostAttacks: number;
  readonly missile: boolean;
  readonly soakCounts: boolean;
  /** What a target that is hit must save against. */
  readonly rider?: Rider;
};

export type Rider = {
  readonly save: string;
  readonly strength: number;
  readonly harm?: Roll;
  readonly condition?: Condition;
};

/** All that holds of a creature before a fight. */
export type Profile = {
  readonly name: string;
  readonly group: string;
  readonly level: number;
  readonly initiative: number;
  readonly hitPoints: number;
  /** How far under 0 it dies; 0 where it is out of the fight at 0. */
  readonly lastsTo: number;
  readonly points: number;
  readonly leastPoints: number;
  readonly defense: number;
  readonly soak: number;
  readonly saves: Saves;
  readonly weapons: readonly Weapon[];
  readonly arts: readonly Art[];
  readonly front: boolean;
  /** Motes of spells, and own motes, for the whole day. */
  readonly motes: number;
  readonly ownMotes: number;
  readonly undead: boolean;
  /** Never bruised, and no morale. */
  readonly steadfast: boolean;
  /** The target of a morale roll; absent where none is made. */
  readonly morale?: number;
  readonly canParry: boolean;
  /** What a hit does more, once a round, on a foe that fights another. */
  readonly fromBehind?: Roll | undefined;
  /** What it adds to the die to turn undead, and ranks that it reaches besides 2d6. */
  readonly turning?:
    {readonly bonus: number; readonly ranks: number} | undefined;
  /** Hounds that it keeps and brings along. */
  readonly pack: readonly Profile[];
};

export type Side = 'heroes' | 'foes';

/** A creature in a fight; all that changes while it lasts. */
export type Combatant = {
  readonly profile: Profile;
  readonly side: Side;
  /** Who pays for its turns, where it was called. */
  readonly caller?: Combatant;
  initiative: number;
  hitPoints: number;
  /** Points of this turn, or those left unspent since it. */
  points: number;
  debt: number;
  /** Arts used in this turn, and whether it has struck from behind. */
  readonly used: Set<string>;
  motes: number;
  ownMotes: number;
  engaged: boolean;
  target: Combatant | undefined;
  /** Who struck it in melee since its last turn. */
  readonly struckBy: Set<Combatant>;
  readonly uses: Map<string, number>;
  conditions: Condition[];
  gone: boolean;
  /** Damage done, felt, and healed in this fight, in hit points. */
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

/** The sum of what conditions change in one number. */
export function sumOf(
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
