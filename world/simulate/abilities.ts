import {statModifier} from '../rules/stats';
import type {Art} from './combatant';
import {listHealingArts} from './healing';
import type {Hero} from './heroes';
import {findAbility} from './owned';
import {parseNumber, readRows, type Row} from './sheets';

function getModifier({rules, build}: Hero, stat: string): number {
  return statModifier(rules, parseNumber(build[stat]));
}

/**
 * Returns the target number of saves against an ability: 10, half the level, and the modifier of
 * the class's first stat.
 */
function computeStrength(hero: Hero, stat: string): number {
  return 10 + Math.floor(hero.level / 2) + getModifier(hero, stat);
}

type CreateEffect = (hero: Hero) => Partial<Art>;

const onSelf = {aim: 'self', targets: 1} as const;
const TEN_ROUNDS = 10;

/** The effects of abilities in a fight; their uses and points come from the data file. */
const effects: Readonly<Record<string, CreateEffect>> = {
  'Second Breath': ({level}) => ({
    aim: 'hurt',
    targets: 1,
    heals: {count: 1, sides: 10, plus: level},
    worth: 10 + level,
  }),
  'Iron Minute': () => ({
    ...onSelf,
    condition: {name: 'iron', rounds: TEN_ROUNDS, soak: 6},
    worth: 30,
  }),
  'Chosen Quarry': () => ({
    ...onSelf,
    condition: {name: 'quarry', rounds: TEN_ROUNDS, attack: 2},
    worth: 6,
  }),
  'Shield of Names': () => ({
    aim: 'friends',
    targets: 4,
    condition: {name: 'shielded', rounds: 1, defense: 2},
    worth: 2,
  }),
  'Sworn Steel': () => ({
    ...onSelf,
    condition: {name: 'sworn', rounds: TEN_ROUNDS, damage: 6},
    worth: 30,
  }),
  'Veil Step': () => ({
    ...onSelf,
    perTurn: 1,
    condition: {name: 'veiled', rounds: 1, defense: 2},
    worth: 3,
  }),
  'Ember Feint': (hero) => ({
    aim: 'foes',
    targets: 1,
    save: 'Mind',
    strength: computeStrength(hero, 'Dexterity'),
    condition: {name: 'feinted', rounds: 1, points: -1},
    worth: 3,
  }),
  'Smoke Double': () => ({
    ...onSelf,
    condition: {name: 'doubled', rounds: 2, defense: 6},
    worth: 6,
  }),
  'Body of Haze': () => ({
    ...onSelf,
    condition: {name: 'haze', rounds: TEN_ROUNDS, defense: 4},
    worth: 20,
  }),
  'Long Shadow': () => ({
    ...onSelf,
    condition: {name: 'shadow', rounds: TEN_ROUNDS, defense: 4},
    worth: 20,
  }),
  'Common Blessing': () => ({
    aim: 'friends',
    targets: 4,
    condition: {name: 'blessed', rounds: TEN_ROUNDS, attack: 1},
    worth: 5,
  }),
  'Gate Ajar': () => ({
    aim: 'hurt',
    targets: 4,
    heals: {count: 0, sides: 1, plus: 20},
    worth: 20,
  }),
  'Bread for Nine': () => ({
    aim: 'hurt',
    targets: 4,
    heals: {count: 0, sides: 1, plus: 20},
    worth: 20,
  }),
  'Harden Skin': () => ({
    ...onSelf,
    condition: {name: 'hardened', rounds: TEN_ROUNDS, defense: 4},
    worth: 8,
  }),
  'Nine Skins': () => ({
    aim: 'hurt',
    targets: 1,
    heals: {count: 0, sides: 1, plus: 40},
    worth: 40,
  }),
};

const LEVELS_PER_LOOSE_MOTE = 6;

/** Throws motes at one foe, as many as the level allows. */
function createLooseMotes(hero: Hero): Partial<Art> {
  const motes = 1 + Math.floor(hero.level / LEVELS_PER_LOOSE_MOTE);
  return {
    motes,
    perTurn: 1,
    aim: 'foes',
    targets: 1,
    save: 'Reflex',
    onSave: 'half',
    strength: computeStrength(hero, getPrimeStat(hero)),
    harm: {count: motes, sides: 10, plus: 0},
  };
}

const classes = readRows('character-creation/classes.csv');

/** Returns the prime stat of a hero's class. */
function getPrimeStat({build}: Hero): string {
  const row = classes.find(({Class}) => Class === build['Class']);
  return /^\w+/.exec(row?.['Requirements'] ?? '')?.[0] ?? '';
}

/** Parses the daily uses of an ability; empty if it is at will. */
function parseDailyUses({Type = ''}: Row): Pick<Art, 'perDay'> {
  const [, times] = /^(\d+) per day$/.exec(Type) ?? [];
  return times === undefined ? {} : {perDay: Number(times)};
}

function createArt(hero: Hero, row: Row, createEffect: CreateEffect): Art {
  return {
    name: row['Ability'] ?? '',
    points: parseNumber(row['AP']),
    motes: 0,
    ...parseDailyUses(row),
    aim: 'self',
    targets: 1,
    strength: 0,
    ...createEffect(hero),
  };
}

/** Lists the abilities of a hero's class that have an effect in a fight. */
export function listAbilities(hero: Hero): readonly Art[] {
  const limited = Object.entries(effects).flatMap(([name, createEffect]) => {
    const row = findAbility(hero, name);
    return row === undefined ? [] : [createArt(hero, row, createEffect)];
  });
  const motes = findAbility(hero, 'Loose Motes');
  return [
    ...limited,
    ...listHealingArts(hero),
    ...(motes === undefined ? [] : [createArt(hero, motes, createLooseMotes)]),
  ];
}
