import type {
  Attack,
  Effect,
  Fighter,
  Power,
} from '../../src/shared/model/fighter';
import {saveBase} from '../rules/combat';
import type {ClassGroup} from '../rules/kernel';
import {LIGHT, PARRY, STAFF} from '../rules/parry';
import {rules} from '../rules/rules';
import {statModifier} from '../rules/stats';
import {equipArmor, findArm, findFoeArm, isShield} from './arms';
import {parseNumber, readRows, type Row} from './sheets';

/** The data files of foes, with the heading of their names. */
export const KINDS = {
  beasts: 'Foe',
  undead: 'Undead',
  'people-in-arms': 'Foe',
} as const;

const powers = readRows('game-mechanics/combat/foe-powers.csv');

const WHEN: Readonly<Record<string, Power['when']>> = {
  'on a hit': 'hit',
  'once a turn': 'turn',
  'once a fight': 'fight',
  'at sight': 'sight',
};

/** Formats dice in the notation of the tracker: `1d6+2`. */
function writeDice(text: string): string {
  const dice = text.replaceAll(' ', '');
  return dice.startsWith('d') ? `1${dice}` : dice;
}

/** Parses the attacks of a foe from its cells, one for each weapon. */
function readAttacks(row: Row, weapons: readonly string[]): readonly Attack[] {
  return weapons.map((name, index) => {
    const at = (heading: string): string => {
      const cells = (row[heading] ?? '').split(', ');
      return cells[index] ?? cells[0] ?? '';
    };
    const {points, pierce, missile} = findFoeArm(name);
    return {
      name,
      cost: points,
      bonus: parseNumber(at('Attack').replace('+', '')),
      damage: writeDice(at('Damage')),
      pierce,
      most: parseNumber(at('Attacks')),
      ...(missile ? {isMissile: true} : {}),
      ...(name === 'touch of the dead' ? {ignoresSoak: true} : {}),
    };
  });
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

/** Finds the class group whose saves foes have. */
function findWarriors(): ClassGroup {
  const group = rules.classGroups.find(({name}) => name === 'Warrior');
  if (group === undefined) {
    throw new Error('The rules have no Warriors.');
  }
  return group;
}

function readFoe(row: Row, kind: keyof typeof KINDS): Fighter {
  const name = row[KINDS[kind]] ?? '';
  const rank = parseNumber(row['Rank']);
  const dexterity = parseNumber(row['Dexterity']);
  const quickness = statModifier(rules, dexterity);
  const parts = (row['Fights with'] ?? '').split(', ');
  const morale = row['Morale'];
  return {
    name,
    rank,
    initiative: quickness,
    hitPoints: parseNumber(row['Hit points']),
    points: parseNumber(row['AP']),
    defense: parseNumber(row['DEF']),
    ...readGuard({weapons: parts, shield: parts.find(isShield), dexterity}),
    soak: parseNumber(row['Soak']),
    saves: Object.fromEntries(
      rules.saves.names.map((save) => [
        save,
        saveBase(rules, findWarriors(), {save, level: rank}) +
          (save === 'Reflex' ? quickness : 0),
      ]),
    ),
    attacks: readAttacks(
      row,
      parts.filter((part) => !isShield(part)),
    ),
    powers: powers.filter((each) => each['Foe'] === name).map(readPower),
    ...(morale === 'none' ? {} : {morale: parseNumber(morale)}),
    canBeBruised: kind !== 'undead',
    plays: row['Plays'] ?? '',
    besides: row['Besides'] ?? '',
  };
}

/** Lists all foes of the data files. */
export function listFoes(): readonly Fighter[] {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    readRows(`game-mechanics/combat/${kind}.csv`).map((row) =>
      readFoe(row, kind),
    ),
  );
}
