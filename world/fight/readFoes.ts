import type {
  Attack,
  Effect,
  Fighter,
  Power,
} from '../../src/features/tracker/lib/fighter';
import {LIGHT, PARRY, STAFF} from '../rules/parry';
import {rules} from '../rules/rules';
import {statModifier} from '../rules/stats';
import {findArm, isShield, equipArmor} from '../simulate/arms';
import type {Weapon} from '../simulate/combatant';
import {createFoeProfile, foes, type Foe} from '../simulate/foes';
import type {Roll} from '../simulate/roll';
import {parseNumber, readRows, type Row} from '../simulate/sheets';

const powers = readRows('game-mechanics/combat/foe-powers.csv');

const WHEN: Readonly<Record<string, Power['when']>> = {
  'on a hit': 'hit',
  'once a turn': 'turn',
  'once a fight': 'fight',
  'at sight': 'sight',
};

/** Formats dice as data files do. */
function writeRoll({count, sides, plus}: Roll): string {
  const sign = plus < 0 ? '−' : '+';
  return `${count}d${sides}${plus === 0 ? '' : `${sign}${Math.abs(plus)}`}`;
}

function readAttack(weapon: Weapon): Attack {
  return {
    name: weapon.name,
    cost: weapon.points,
    bonus: weapon.attack,
    damage: writeRoll(weapon.harm),
    pierce: weapon.pierce,
    most: weapon.mostAttacks,
    ...(weapon.missile ? {isMissile: true} : {}),
    ...(weapon.soakCounts ? {} : {ignoresSoak: true}),
  };
}

/** The changes that phrases of an effect stand for. */
const EFFECTS: readonly {
  readonly words: RegExp;
  readonly change: (number: number) => Partial<Effect>;
}[] = [
  {words: /^(\d+) AP less$/, change: (points) => ({points: -points})},
  {words: /^−(\d+) on attacks$/, change: (attack) => ({attack: -attack})},
];

/** Parses the effect of a power on those who fail their save. */
function readEffect({
  Effect: words = '',
  Power: name = '',
  Rounds,
  Harm = '',
}: Row): Effect | undefined {
  const whole = {name, turns: parseNumber(Rounds)};
  if (words === 'more damage at the end of each turn') {
    return {...whole, harm: Harm};
  }
  const [known] = EFFECTS.flatMap((each) => {
    const [, number] = each.words.exec(words) ?? [];
    return number === undefined ? [] : [each.change(Number(number))];
  });
  return known === undefined ? undefined : {...whole, ...known};
}

function readPower(row: Row): Power {
  const effect = readEffect(row);
  const harm = row['Harm'] ?? '—';
  return {
    name: row['Power'] ?? '',
    when: WHEN[row['When'] ?? ''] ?? 'turn',
    cost: parseNumber(row['AP']),
    save: row['Save'] ?? '',
    strength: parseNumber(row['Strength']),
    targets: parseNumber(row['Targets']),
    ...(harm === '—' ? {} : {harm}),
    ...(effect === undefined ? {} : {effect}),
  };
}

/** The weapons and shield that a fighter holds, by their names in the data files. */
export type InHand = {
  readonly weapons: readonly string[];
  readonly shield: string | undefined;
  readonly dexterity: number;
};

/** Finds a manufactured weapon; undefined for natural weapons. */
function findManufacturedArm(name: string) {
  try {
    return findArm(name);
  } catch {
    return undefined;
  }
}

/** Returns the values of a fighter for parrying. Source: Action Points, "Keeping points back". */
export function readGuard({
  weapons,
  shield,
  dexterity,
}: InHand): Pick<Fighter, 'ready' | 'parry' | 'parriesHeavy'> {
  const arms = weapons
    .map(findManufacturedArm)
    .filter((arm) => arm !== undefined);
  const board =
    shield === undefined ? 0 : equipArmor('clothes', shield).defense;
  const ready = board + Math.max(0, statModifier(rules, dexterity));
  const melee = arms.filter(({missile}) => !missile);
  if (melee.length === 0 && shield === undefined) {
    return {ready};
  }
  const hasStaff = weapons.some((name) => name.toLowerCase() === STAFF.name);
  const parriesHeavy =
    shield !== undefined || melee.some(({points}) => points > LIGHT);
  return {
    ready,
    parry: hasStaff ? STAFF.parry : PARRY,
    ...(parriesHeavy ? {parriesHeavy} : {}),
  };
}

function readFoe(foe: Foe): Fighter {
  const {name, rank, row} = foe;
  const profile = createFoeProfile(rules, foe);
  const parts = (row['Fights with'] ?? '').split(', ');
  return {
    name,
    rank,
    initiative: profile.initiative,
    hitPoints: profile.hitPoints,
    points: profile.points,
    defense: profile.defense,
    ...readGuard({
      weapons: parts,
      shield: parts.find(isShield),
      dexterity: parseNumber(row['Dexterity']),
    }),
    soak: profile.soak,
    saves: profile.saves,
    attacks: profile.weapons.map(readAttack),
    powers: powers.filter((each) => each['Foe'] === name).map(readPower),
    ...(profile.morale === undefined ? {} : {morale: profile.morale}),
    canBeBruised: !profile.steadfast,
    plays: row['Plays'] ?? '',
    besides: row['Besides'] ?? '',
  };
}

/** Lists all foes of the data files. */
export function listFoes(): readonly Fighter[] {
  return foes.map(readFoe);
}
