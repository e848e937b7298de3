import type {
  Attack,
  Effect,
  Fighter,
  Power,
} from '../../src/shared/model/fighter';
import {saveBase} from '../rules/combat';
import {isMissile} from '../rules/character/attack';
import {createClassPart} from '../rules/character/build';
import {readChanges} from '../rules/character/spellEffects';
import {findRow, parseCell, type Row} from '../rules/character/tables';
import {makeGuard} from '../rules/parry';
import {rules} from '../rules/rules';
import {statModifier} from '../rules/stats';
import {worldTables} from '../sheetTables';
import {readRows} from './sheets';

/** The CSV files of foes, with the heading of their names. */
export const KINDS = {
  beasts: 'Foe',
  undead: 'Undead',
  'people-in-arms': 'Foe',
} as const;

/** The kind of the foes in each file, for search. */
const KIND_NAMES: Readonly<Record<keyof typeof KINDS, string>> = {
  beasts: 'beast',
  undead: 'undead',
  'people-in-arms': 'people in arms',
};

const powers = readRows('game-mechanics/combat/foe-powers.csv');
const naturalAttacks = readRows('game-mechanics/combat/natural-attacks.csv');

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

function findWeapon(name: string): Row | undefined {
  return findRow(worldTables.weapons, 'Weapon', name);
}

function findShield(name: string): Row | undefined {
  return findRow(worldTables.shields, 'Shield', name);
}

/**
 * Reads the basic values of a natural or manufactured weapon.
 *
 * @throws Error if it is in no table.
 */
function readArm(name: string): Pick<Attack, 'cost' | 'pierce' | 'isMissile'> {
  const row =
    findRow(naturalAttacks, 'Natural weapon', name) ?? findWeapon(name);
  if (row === undefined) {
    throw new Error(`No weapon is called "${name}".`);
  }
  return {
    cost: parseCell(row['AP']),
    pierce: parseCell(row['Soak piercing']),
    ...(isMissile(row) ? {isMissile: true} : {}),
  };
}

/** Parses the attacks of a foe from its cells, one for each weapon. */
function readAttacks(row: Row, weapons: readonly string[]): readonly Attack[] {
  return weapons.map((name, index) => {
    const at = (heading: string): string => {
      const cells = (row[heading] ?? '').split(', ');
      return cells[index] ?? cells[0] ?? '';
    };
    return {
      name,
      bonus: parseCell(at('Attack')),
      damage: writeDice(at('Damage')),
      most: parseCell(at('Attacks')),
      ...readArm(name),
      ...(name === 'touch of the dead' ? {ignoresSoak: true} : {}),
    };
  });
}

/** Parses the effect of a power on those who fail their save. */
function readEffect({
  Effect: words = '',
  Power: name = '',
  Rounds,
  Harm = '',
}: Row): Effect | undefined {
  const whole = {name, turns: parseCell(Rounds)};
  if (words === 'more damage at the end of each turn') {
    return {...whole, harm: Harm};
  }
  const changes = readChanges(words);
  return Object.keys(changes).length === 0 ? undefined : {...whole, ...changes};
}

function readPower(row: Row): Power {
  const effect = readEffect(row);
  const harm = row['Harm'] ?? '—';
  return {
    name: row['Power'] ?? '',
    when: WHEN[row['When'] ?? ''] ?? 'turn',
    cost: parseCell(row['AP']),
    save: row['Save'] ?? '',
    strength: parseCell(row['Strength']),
    targets: parseCell(row['Targets']),
    ...(harm === '—' ? {} : {harm}),
    ...(effect === undefined ? {} : {effect}),
  };
}

/** The class whose saves all foes use. */
const WARRIOR = {class: 'Fighter', level: 1, hitDice: []};

function readTexts(row: Row) {
  return {
    place: row['Where'] ?? '',
    plays: row['Plays'] ?? '',
    besides: row['Besides'] ?? '',
    loot: row['Loot'] ?? '',
  };
}

function readFoe(row: Row, kind: keyof typeof KINDS): Fighter {
  const name = row[KINDS[kind]] ?? '';
  const rank = parseCell(row['Rank']);
  const dexterity = parseCell(row['Dexterity']);
  const quickness = statModifier(rules, dexterity);
  const parts = (row['Fights with'] ?? '').split(', ');
  const weapons = parts.filter((part) => findShield(part) === undefined);
  const shield = parts.map(findShield).find((each) => each !== undefined);
  const morale = row['Morale'];
  const {group} = createClassPart(worldTables, WARRIOR);
  return {
    name,
    rank,
    kind: KIND_NAMES[kind],
    initiative: quickness,
    dexterity,
    hitPoints: parseCell(row['Hit points']),
    points: parseCell(row['AP']),
    defense: parseCell(row['DEF']),
    ...makeGuard({
      melee: weapons
        .filter((weapon) => findWeapon(weapon) !== undefined)
        .map((weapon) => ({name: weapon, ...readArm(weapon)}))
        .filter((arm) => arm.isMissile !== true),
      shield: shield && parseCell(shield['DEF']),
      dexterityModifier: quickness,
    }),
    soak: parseCell(row['Soak']),
    saves: Object.fromEntries(
      rules.saves.names.map((save) => [
        save,
        saveBase(rules, group, {save, level: rank}) +
          (save === 'Reflex' ? quickness : 0),
      ]),
    ),
    attacks: readAttacks(row, weapons),
    powers: powers.filter((each) => each['Foe'] === name).map(readPower),
    ...(morale === 'none' ? {} : {morale: parseCell(morale)}),
    canBeBruised: kind !== 'undead',
    ...readTexts(row),
  };
}

/** Lists all foes of the CSV files. */
export function listFoes(): readonly Fighter[] {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    readRows(`game-mechanics/combat/${kind}.csv`).map((row) =>
      readFoe(row, kind),
    ),
  );
}
