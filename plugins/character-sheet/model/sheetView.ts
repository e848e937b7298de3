export type Part = {readonly label: string; readonly value: number};

/** A derived number, the parts that add up to it, and the page with its rule. */
export type Sum = {
  readonly name: string;
  readonly total: number;
  readonly parts: readonly Part[];
  /** Address of the page of the rule, below the base path of the site. */
  readonly page: string;
  /** Whether it is written with a sign; otherwise it is an amount. */
  readonly isBonus?: boolean;
};

/** A text, such as the name of an ability, and the page that explains it. */
export type Mention = {readonly text: string; readonly page: string};

/** An option of a field: its value, and what readers see. */
export type Option = {
  readonly value: string;
  readonly label: string;
  /** The initial value of its row when it is added to a list; the first value if undefined. */
  readonly start?: string;
};

/** A row of a list: an item with its count or rank. */
export type ListRow = {
  readonly name: string;
  readonly value: string;
  /** A note beside it, such as its price. */
  readonly note: string;
};

type FieldBase = {
  /** The name of the choice within its character. */
  readonly id: string;
  readonly label: string;
};

/** A choice that readers make for a character. */
export type Field = FieldBase &
  (
    | {readonly kind: 'text'; readonly value: string; readonly isLong?: boolean}
    | {
        readonly kind: 'number';
        readonly value: number;
        readonly least: number;
        readonly most: number;
        /** Whether its value can be swapped with that of another such field in its step. */
        readonly canSwap?: boolean;
      }
    | {
        readonly kind: 'choice';
        readonly value: string;
        readonly options: readonly Option[];
      }
    | {
        readonly kind: 'list';
        readonly rows: readonly ListRow[];
        /** The possible values of a row; if there are none, the row has a count. */
        readonly values: readonly Option[];
        readonly addable: readonly Option[];
        /** Label of the control that adds items missing from all tables; undefined if none may be added. */
        readonly addOther?: string;
      }
  );

/** An action that rolls or sets values for readers. */
export type Action = {readonly id: string; readonly label: string};

/** A step of making a character, with the numbers derived from it. */
export type Step = {
  readonly title: string;
  /** Address of the page of the step. */
  readonly page: string;
  readonly fields: readonly Field[];
  readonly actions?: readonly Action[];
  readonly sums: readonly Sum[];
  readonly mentions?: readonly Mention[];
};

export type LevelUp = {
  readonly id: string;
  /** The class that gains the level, if there is more than one. */
  readonly name?: string;
  readonly level: number;
  /** Sides of the hit die; undefined if none is rolled. */
  readonly sides?: number | undefined;
};

/** A pool of points that are spent and restored. */
export type Gauge = {
  readonly name: string;
  readonly left: number;
  readonly most: number;
};

export type SpellRow = {
  readonly name: string;
  /** Its cost and measures, on one line. */
  readonly facts: string;
  readonly text: string;
  /** Why it cannot be cast now; undefined if it can. */
  readonly refusal?: string | undefined;
  /** Whether it costs anything besides action points. */
  readonly hasPrice: boolean;
};

/** Spells of one level, or powers. */
export type SpellGroup = {
  readonly title: string;
  readonly rows: readonly SpellRow[];
};

/** The parts of a character that players need during play. */
export type PlayView = {
  readonly hitPoints: Gauge;
  readonly gauges: readonly Gauge[];
  /** The attacks, each on one line. */
  readonly attacks: readonly string[];
  readonly spells: readonly SpellGroup[];
  readonly conditions: readonly string[];
  /** The names of conditions that the rules know. */
  readonly knownConditions: readonly string[];
  /** Whether the catalogue is needed, because the character has or may have spells. */
  readonly wantsSpells: boolean;
  /** Whether spells can be rolled, because a caster has none yet. */
  readonly canRollSpells: boolean;
};

/** A spell or power that can be chosen for a character. */
export type SpellOption = {
  readonly name: string;
  /** Its anchor, by which the spell finder saves it. */
  readonly anchor: string;
  readonly level: number;
  readonly kind: 'spell' | 'power';
  /** Its source and cost, on one line. */
  readonly facts: string;
  /** How often the character has it; 0 if it does not. */
  readonly count: number;
  /** Whether a character can take it more than once. */
  readonly isCounted: boolean;
  /** Why the rules do not allow it. */
  readonly refusal?: string | undefined;
};

/** A character as readers see it. */
export type SheetView = {
  readonly name: string;
  /** One line about it, such as people, class, and level. */
  readonly about: string;
  /** The most important numbers. */
  readonly keyNumbers: readonly Sum[];
  readonly play: PlayView;
  readonly steps: readonly Step[];
  /** Violations of the rules; nothing is removed. */
  readonly forbidden: readonly Mention[];
  /** The levels that the character can gain next; none at the highest. */
  readonly levelUps: readonly LevelUp[];
};
