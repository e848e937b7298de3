/** A bonus that grows with level. */
export type Growth = {
  readonly base: number;
  /** Levels per additional point. */
  readonly levelsPerPoint: number;
};

/** One of the four groups of classes. */
export type ClassGroup = {
  readonly name: string;
  /** Base attack bonus per level, as numerator and denominator. */
  readonly attack: readonly number[];
  /** Sides of the hit die, which is rolled at each level up to the level of the last hit die. */
  readonly hitDie: number;
  /** Hit points for each level beyond the last hit die. */
  readonly lateHitPoints: number;
  readonly goodSaves: readonly string[];
};

export type SpellFactor = {
  readonly name: string;
  /** The value without any steps. */
  readonly plain: string;
  /** The values after one or more steps. */
  readonly steps: readonly string[];
};

/** The numeric rules of the game, as in `static/game-mechanics/rules.json`. */
export type RuleKernel = {
  readonly levels: {readonly highest: number; readonly lastHitDie: number};
  /** Steps of the stat chart, in ascending order. */
  readonly statModifiers: readonly {
    readonly upTo: number;
    readonly modifier: number;
  }[];
  /** Pounds lifted per point of Strength. */
  readonly liftPerStrength: number;
  /** The distance at which creatures are noticed, in feet. */
  readonly notice: {readonly base: number; readonly perModifier: number};
  readonly classGroups: readonly ClassGroup[];
  readonly saves: {
    readonly names: readonly string[];
    readonly good: Growth;
    readonly poor: Growth;
  };
  readonly defense: {
    readonly base: number;
    /** The maximum of unspent action points that add to DEF. */
    readonly mostUnspentPoints: number;
    /** DEF per level, as numerator and denominator. */
    readonly growth: readonly number[];
  };
  readonly damage: {
    /** The minimum damage of a hit, regardless of Soak. */
    readonly least: number;
    /** Points of base attack bonus per point of damage. */
    readonly basePerPoint: number;
  };
  readonly called: {
    /** Action points that a caller spends per called creature that acts. */
    readonly pointsEach: number;
  };
  readonly actionPoints: Growth & {readonly least: number};
  readonly weaponWeights: readonly {
    readonly name: string;
    /** Action points per attack. */
    readonly cost: number;
  }[];
  readonly weaponRanks: readonly {
    readonly name: string;
    readonly mostAttacks: number;
    /** Proficiency points for this rank, in addition to those of earlier ranks. */
    readonly points: number;
    /** The level at which this rank becomes available. */
    readonly fromLevel: number;
  }[];
  readonly proficiencyPoints: {
    readonly first: number;
    readonly perLevel: number;
  };
  readonly experience: {
    readonly factor: number;
    readonly perFoe: number;
    /** The number of followers who share one share. */
    readonly followersPerShare: number;
    /** How many ranks a foe must be below a character's level to give no experience. */
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
    /** Caster levels per spell level. */
    readonly levelsPerSpellLevel: number;
    readonly firstSpells: number;
    readonly spellsPerLevel: number;
    readonly motesPerLevel: number;
    /** Motes for each level beyond the last hit die. */
    readonly lateMotesPerLevel: number;
  };
  /** The results of a d20 roll for learning a spell. */
  readonly learning: {
    readonly pipsPerSpell: number;
    /** The lowest roll that gives a free choice. */
    readonly choiceFrom: number;
    /** The lowest roll that also gives a spell of a lower level. */
    readonly bonusFrom: number;
  };
  /** Time and cost of researching a spell, per spell level. */
  readonly research: {
    readonly weeksPerLevel: number;
    readonly marksPerWeek: number;
    readonly targetBase: number;
    readonly targetPerLevel: number;
  };
  readonly factors: readonly SpellFactor[];
  /** The maximum factor steps of casters, by level band. */
  readonly factorLimits: readonly {
    readonly inOneFactor: number;
    readonly inOneSpell: number;
  }[];
  readonly turning: {
    readonly base: number;
    readonly perRank: number;
    /** The margin by which a turning roll destroys undead. */
    readonly destroyedBy: number;
    /** Names of the undead by rank, from rank 1. */
    readonly undead: readonly string[];
  };
};
