/** A value as authors write it. */
type Value = string | number;

/** A trait, an action, or something else that a creature can do. */
type WrittenEntry = {readonly name: string; readonly desc: Value};

/** Values by name, in one record or in a list of them. */
type WrittenValues =
  Readonly<Record<string, Value>> | readonly Readonly<Record<string, Value>>[];

/** The fields of one line of text, with their labels, above and below the abilities. */
const lines = {
  above: {ac: 'Armor class', hp: 'Hit points', speed: 'Speed'},
  below: {
    saves: 'Saves',
    skillsaves: 'Skills',
    damage_vulnerabilities: 'Vulnerable to',
    damage_resistances: 'Resists',
    damage_immunities: 'Immune to',
    condition_immunities: 'Immune to conditions',
    senses: 'Senses',
    languages: 'Languages',
    cr: 'Challenge',
    source: 'Source',
  },
} as const;

/** The sections of traits and actions, with their headings; traits have none. */
const sections = {
  traits: '',
  actions: 'Actions',
  bonus_actions: 'Bonus actions',
  reactions: 'Reactions',
  legendary_actions: 'Legendary actions',
  mythic_actions: 'Mythic actions',
  lair_actions: 'Lair actions',
} as const;

const abilities = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;

type Line = keyof typeof lines.above | keyof typeof lines.below;

/** A creature as authors write it. */
export type WrittenStatBlock = {
  readonly name: string;
  readonly size?: string;
  readonly type?: string;
  readonly subtype?: string;
  readonly alignment?: string;
  readonly hit_dice?: Value;
  readonly stats?: readonly Value[];
} & Readonly<Partial<Record<Line, Value | WrittenValues>>> &
  Readonly<Partial<Record<keyof typeof sections, readonly WrittenEntry[]>>>;

/** The names of the fields by their form. */
export const fieldNames = {
  values: [
    ...Object.keys(lines.above),
    ...Object.keys(lines.below).filter((name) => !name.endsWith('saves')),
    'hit_dice',
  ],
  lists: Object.keys(sections),
};

export const abilityCount = abilities.length;

export type Fact = {readonly label: string; readonly text: string};

/** A creature as readers see it. */
export type StatBlock = {
  readonly name: string;
  /** What it is: size, type, and alignment. */
  readonly kind: string;
  readonly above: readonly Fact[];
  readonly abilities: readonly Fact[];
  readonly below: readonly Fact[];
  readonly sections: readonly {
    readonly title: string;
    readonly entries: readonly Fact[];
  }[];
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes a bonus with its sign. */
function signed(value: Value): string {
  return typeof value === 'number' && value >= 0 ? `+${value}` : `${value}`;
}

/** Writes a value, or values by name: "Stealth +6, Climbing +4". */
function writeValue(value: Value | WrittenValues): string {
  if (typeof value !== 'object') {
    return `${value}`.trim();
  }
  return [value]
    .flat()
    .flatMap((each) => Object.entries(each))
    .map(([name, bonus]) => `${capitalized(name)} ${signed(bonus)}`)
    .join(', ');
}

function listFacts(
  written: WrittenStatBlock,
  labels: Readonly<Partial<Record<Line, string>>>,
): readonly Fact[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = written[name as Line];
    const dice = name === 'hp' ? written.hit_dice : undefined;
    return value === undefined
      ? []
      : [
          {
            label,
            text: `${writeValue(value)}${dice === undefined ? '' : ` (${dice})`}`,
          },
        ];
  });
}

/** Describes what a creature is: "Small spirit (bog), wary". */
function describeKind({
  size,
  type,
  subtype,
  alignment,
}: WrittenStatBlock): string {
  const kind = [size, type, subtype && `(${subtype})`]
    .filter(Boolean)
    .join(' ');
  return capitalized([kind, alignment].filter(Boolean).join(', '));
}

/** Arranges a creature in display order. */
export function setStatBlock(written: WrittenStatBlock): StatBlock {
  return {
    name: written.name,
    kind: describeKind(written),
    above: listFacts(written, lines.above),
    abilities: (written.stats ?? []).map((score, index) => ({
      label: abilities[index] ?? '',
      text: `${score}`,
    })),
    below: listFacts(written, lines.below),
    sections: Object.entries(sections).flatMap(([name, title]) => {
      const entries = written[name as keyof typeof sections] ?? [];
      return entries.length === 0
        ? []
        : [
            {
              title,
              entries: entries.map((entry) => ({
                label: entry.name,
                text: writeValue(entry.desc),
              })),
            },
          ];
    }),
  };
}
