import type {Art, Condition} from './combatant';

/** How a spell is used in a fight; level, cost, save, and dice come from its record. */
export type BattleSpell = {
  readonly aim: Art['aim'];
  readonly targets: number;
  readonly spreads?: boolean;
  /** Whether the first dice in its description are damage. */
  readonly harms?: boolean;
  readonly condition?: Omit<Condition, 'rounds' | 'escape'> & {
    /** Duration in rounds; the caster level by default. */
    readonly rounds?: number;
  };
  readonly worth?: number;
  readonly onlyAgainst?: 'undead' | 'living';
  /** A bonus to saves against it in a fight. */
  readonly saveBonus?: number;
  /** What it calls: the row of the creature, and the maximum number. */
  readonly calls?: {
    readonly name: string;
    readonly levelsPerCreature: number;
    readonly maximum: number;
  };
};

const atOne = {aim: 'foes', targets: 1} as const;
const onSelf = {aim: 'self', targets: 1} as const;

/** The spells that a typical caster uses in a fight, by name. */
export const battleSpells: Readonly<Record<string, BattleSpell>> = {
  'Ash Whisper': {
    ...atOne,
    condition: {name: 'whispered to', points: -2},
    worth: 5,
    onlyAgainst: 'living',
  },
  'Bark Knuckles': {...onSelf, condition: {name: 'barked', soak: 2}, worth: 6},
  'Black Bellows': {aim: 'foes', targets: 4, spreads: true, harms: true},
  'Body of Coal': {
    ...onSelf,
    condition: {name: 'coal', soak: 4, damage: 8},
    worth: 25,
  },
  'Bone Needle': {...atOne, harms: true},
  'Break the Sky': {aim: 'foes', targets: 3, spreads: true, harms: true},
  'Burning Rain': {
    aim: 'foes',
    spreads: true,
    targets: 3,
    harms: true,
    condition: {name: 'in the rain', attack: -2, rounds: 2},
  },
  'Call the Pack': {
    ...onSelf,
    calls: {name: 'Warg of a pack', levelsPerCreature: 1, maximum: 3},
    worth: 25,
  },
  'Choking Puff': {
    aim: 'foes',
    targets: 2,
    condition: {name: 'choking', points: -2},
    worth: 4,
    onlyAgainst: 'living',
  },
  'Coat of the Deep Turtle': {
    ...onSelf,
    condition: {name: 'turtle', soak: 6},
    worth: 18,
  },
  'Ember Throw': {...atOne, harms: true},
  'Furnace Door': {aim: 'foes', targets: 2, harms: true},
  'Grave Marrow': {
    ...atOne,
    condition: {name: 'marrow', points: -4},
    worth: 12,
  },
  'Gray Hand': {...atOne, harms: true, onlyAgainst: 'living'},
  'Hound of the Deep Smoke': {
    ...onSelf,
    calls: {name: 'Hound of the Deep Smoke', levelsPerCreature: 1, maximum: 1},
    worth: 45,
  },
  'Kennel Door': {
    ...onSelf,
    calls: {name: 'Warg at the door', levelsPerCreature: 2, maximum: 3},
    worth: 15,
  },
  'Kiln Breath': {aim: 'foes', targets: 3, harms: true},
  'Lose the Thread': {
    ...atOne,
    condition: {name: 'lost', points: -4, attack: -2},
    worth: 10,
    onlyAgainst: 'living',
  },
  'Many Shadows': {
    ...onSelf,
    condition: {name: 'shadowed', defense: 6, rounds: 3},
    worth: 8,
  },
  'Pillar of Coals': {aim: 'foes', targets: 3, spreads: true, harms: true},
  'Sleep of Embers': {
    aim: 'foes',
    spreads: true,
    targets: 3,
    condition: {name: 'asleep', helpless: true},
    worth: 12,
    onlyAgainst: 'living',
    saveBonus: 4,
  },
  'Standing Fire': {aim: 'foes', targets: 2, spreads: true, harms: true},
  'The High Bellows': {aim: 'foes', targets: 4, spreads: true, harms: true},
  'Toughen Hide': {
    ...onSelf,
    condition: {name: 'hardened', defense: 2, soak: 1},
    worth: 6,
  },
  'Twice the Size': {
    ...onSelf,
    condition: {name: 'doubled', damage: 8, defense: -2},
    worth: 20,
  },
  'Uncut Skin': {
    ...onSelf,
    condition: {name: 'uncut', soak: 30, rounds: 10},
    worth: 45,
  },
};
