import {saveBase} from '../rules/combat';
import type {RuleKernel} from '../rules/kernel';
import {statModifier} from '../rules/stats';
import {getCriticalDie, findFoeArm, isShield, getAttackCost} from './arms';
import type {Art, Condition, Profile, Rider, Weapon} from './combatant';
import {parseRoll} from './roll';
import {parseNumber, readRows, type Row} from './sheets';

export const KINDS = {
  beasts: 'Foe',
  undead: 'Undead',
  'people-in-arms': 'Foe',
} as const;

export type Kind = keyof typeof KINDS;

/** A foe from a data file. */
export type Foe = {
  readonly name: string;
  readonly kind: Kind;
  readonly rank: number;
  readonly row: Row;
};

/** All foes with combat values. */
export const foes: readonly Foe[] = Object.entries(KINDS).flatMap(
  ([kind, heading]) =>
    readRows(`game-mechanics/combat/${kind}.csv`).map((row) => ({
      name: row[heading] ?? '',
      kind: kind as Kind,
      rank: parseNumber(row['Rank']),
      row,
    })),
);

const powers = readRows('game-mechanics/combat/foe-powers.csv');

/** The conditions that words in an effect stand for. */
const EFFECTS: readonly {
  readonly words: RegExp;
  readonly change: (number: number) => Partial<Condition>;
}[] = [
  {words: /^(\d+) AP less$/, change: (points) => ({points: -points})},
  {words: /^−(\d+) on attacks$/, change: (attack) => ({attack: -attack})},
  {words: /^does nothing$/, change: () => ({points: -Infinity})},
];

function parseCondition(row: Row): Condition | undefined {
  const rounds = parseNumber(row['Rounds']);
  const name = row['Power'] ?? '';
  const effect = row['Effect'] ?? '';
  if (effect === 'more damage at the end of each turn') {
    return {name, rounds, harm: parseRoll(row['Harm'] ?? '')};
  }
  for (const {words, change} of EFFECTS) {
    const [whole, number] = words.exec(effect) ?? [];
    if (whole !== undefined) {
      return {name, rounds, ...change(Number(number))};
    }
  }
  return undefined;
}

function getEffects(row: Row): Pick<Rider, 'harm' | 'condition'> {
  const condition = parseCondition(row);
  return {
    ...(row['Harm'] === '—' ? {} : {harm: parseRoll(row['Harm'] ?? '')}),
    ...(condition === undefined ? {} : {condition}),
  };
}

function getSave(row: Row): {save: string; strength: number} {
  return {save: row['Save'] ?? '', strength: parseNumber(row['Strength'])};
}

function listPowers(name: string, onHit: boolean): readonly Row[] {
  return powers.filter(
    (row) => row['Foe'] === name && (row['When'] === 'on a hit') === onHit,
  );
}

/** The estimated benefit of a foe's power, high enough that it is used before attacks. */
const WORTH = 20;

function readArt(row: Row): Art {
  return {
    name: row['Power'] ?? '',
    points: parseNumber(row['AP']),
    motes: 0,
    perFight: row['When'] === 'once a turn' ? Infinity : 1,
    ...(row['When'] === 'once a turn' ? {perTurn: 1} : {}),
    aim: 'foes',
    targets: parseNumber(row['Targets']),
    onSave: row['Harm'] === '—' ? 'negates' : 'half',
    ...getSave(row),
    ...getEffects(row),
    worth: WORTH,
  };
}

/** Parses the weapons of a foe from its cells. */
function parseWeapons({name, row}: Foe): readonly Weapon[] {
  const parts = (row['Fights with'] ?? '')
    .split(', ')
    .filter((part) => !isShield(part));
  const cells = (heading: string): readonly string[] =>
    (row[heading] ?? '').split(', ');
  const [rider] = listPowers(name, true);
  return parts.map((part, index) => {
    const at = (heading: string): string =>
      cells(heading)[index] ?? cells(heading)[0] ?? '';
    const harm = parseRoll(at('Damage'));
    return {
      name: part,
      points: getAttackCost(part),
      attack: parseNumber(at('Attack').replace('+', '')),
      harm,
      critical: getCriticalDie(harm),
      ...findFoeArm(part),
      mostAttacks: parseNumber(at('Attacks')),
      soakCounts: part !== 'touch of the dead',
      ...(rider === undefined
        ? {}
        : {rider: {...getSave(rider), ...getEffects(rider)}}),
    };
  });
}

/** Returns the profile of a foe. */
export function createFoeProfile(rules: RuleKernel, foe: Foe): Profile {
  const {row, rank, kind} = foe;
  const warrior = rules.classGroups.find(({name}) => name === 'Warrior');
  if (warrior === undefined) {
    throw new Error('The rules have no Warriors.');
  }
  const modifier = (stat: string): number =>
    statModifier(rules, parseNumber(row[stat]));
  const weapons = parseWeapons(foe);
  const morale = row['Morale'];
  return {
    name: foe.name,
    group: kind,
    level: rank,
    initiative: modifier('Dexterity'),
    hitPoints: parseNumber(row['Hit points']),
    lastsTo: 0,
    points: parseNumber(row['AP']),
    leastPoints: rules.actionPoints.least,
    defense: parseNumber(row['DEF']),
    soak: parseNumber(row['Soak']),
    saves: Object.fromEntries(
      rules.saves.names.map((save) => [
        save,
        saveBase(rules, warrior, {save, level: rank}) +
          (save === 'Reflex' ? modifier('Dexterity') : 0),
      ]),
    ),
    weapons,
    arts: listPowers(foe.name, false).map(readArt),
    front: !(weapons[0]?.missile ?? false),
    motes: 0,
    ownMotes: 0,
    undead: kind === 'undead',
    steadfast: kind === 'undead',
    ...(morale === 'none' ? {} : {morale: parseNumber(morale)}),
    canParry: kind === 'people-in-arms',
    pack: [],
  };
}
