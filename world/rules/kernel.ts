/** A bonus that grows with level. */
export type Growth = {
  readonly base: number;
  /** Levels for each further point. */
  readonly levelsPerPoint: number;
};

/** One of the four groups that every class belongs to. */
export type ClassGroup = {
  readonly name: string;
  /** Base attack bonus for each level, as numerator and denominator. */
  readonly attack: readonly number[];
  /** Sides of the die rolled for hit points at each level up to the last hit die. */
  readonly hitDie: number;
  /** Hit points for each level beyond the last hit die. */
  readonly lateHitPoints: number;
  readonly goodSaves: readonly string[];
};

/** One of the ways in which a spell can be stretched. */
export type SpellFactor = {
  readonly name: string;
  /** What holds at no step. */
  readonly plain: string;
  /** What each step makes of it, from the first. */
  readonly steps: readonly string[];
};

/** The numbers that the rules of the game stand on: `static/game-mechanics/rules.json`. */
export type RuleKernel = {
  readonly levels: {readonly highest: number; readonly lastHitDie: number};
  /** Steps of the stat chart, ascending. */
  readonly statModifiers: readonly {
    readonly upTo: number;
    readonly modifier: number;
  }[];
  /** Pounds lifted for each point of Strength. */
  readonly liftPerStrength: number;
  /** Feet at which things are noticed. */
  readonly notice: {readonly base: number; readonly perModifier: number};
  readonly classGroups: readonly ClassGroup[];
  readonly saves: {
    readonly names: readonly string[];
    readonly good: Growth;
    readonly poor: Growth;
  };
  readonly defense: {
    readonly base: number;
    /** Unspent action points that count for defense, at most. */
    readonly mostUnspentPoints: number;
    /** What DEF gains with each level, as numerator and denominator. */
    readonly growth: readonly number[];
  };
  readonly damage: {
    /** What a hit does at least, whatever the Soak. */
    readonly least: number;
    /** Points of base attack bonus for each further point of damage. */
    readonly basePerPoint: number;
  };
  readonly called: {
    /** Action points that a caller pays for each creature that is to act. */
    readonly pointsEach: number;
  };
  readonly actionPoints: Growth & {readonly least: number};
  readonly weaponWeights: readonly {
    readonly name: string;
    /** Action points for one attack. */
    readonly cost: number;
  }[];
  readonly weaponRanks: readonly {
    readonly name: string;
    readonly mostAttacks: number;
    /** Proficiency points for this rank, on top of those before it. */
    readonly points: number;
    /** The level from which this rank can be bought. */
    readonly fromLevel: number;
  }[];
  readonly proficiencyPoints: {
    readonly first: number;
    readonly perLevel: number;
  };
  readonly experience: {
    readonly factor: number;
    readonly perFoe: number;
    /** Followers who take one share together. */
    readonly followersPerShare: number;
    /** A foe so many ranks under a character's level is worth nothing to them. */
    readonly ranksBelowWorthNothing: number;
  };
  readonly levelBands: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly spells: {
    readonly highestLevel: number;
    readonly strengthBase: number;
    readonly casterLevelsPerPoint: number;
  };
  readonly casters: {
    /** Character levels for each spell level. */
    readonly levelsPerSpellLevel: number;
    readonly firstSpells: number;
    readonly spellsPerLevel: number;
    readonly motesPerLevel: number;
    /** Motes for each level beyond the last hit die. */
    readonly lateMotesPerLevel: number;
  };
  /** What a d20 teaches of the spells of a level. */
  readonly learning: {
    readonly pipsPerSpell: number;
    /** The least roll that lets you choose. */
    readonly choiceFrom: number;
    /** The least roll that brings a spell of a lower level as well. */
    readonly bonusFrom: number;
  };
  /** What the research of a spell takes, for each of its levels. */
  readonly research: {
    readonly weeksPerLevel: number;
    readonly marksPerWeek: number;
    readonly targetBase: number;
    readonly targetPerLevel: number;
  };
  readonly factors: readonly SpellFactor[];
  /** How far casters may stretch a spell, by level band. */
  readonly factorLimits: readonly {
    readonly inOneFactor: number;
    readonly inOneSpell: number;
  }[];
  readonly turning: {
    readonly base: number;
    readonly perRank: number;
    /** How far a roll must beat the target to destroy. */
    readonly destroyedBy: number;
    /** Names of the undead by rank, from rank 1. */
    readonly undead: readonly string[];
  };
};
