import type {Attack, Fighter} from '../../src/shared/model/fighter';
import {rules} from '../rules/rules';
import {statModifier} from '../rules/stats';
import {findArm, isShield} from './arms';
import {parseNumber, readRows, type Row} from './sheets';
import {readGuard} from './readFoes';

const purchases = readRows('character-creation/pregen-purchases.csv');

/** Parses a signed number of a data file. */
function readSigned(text = ''): number {
  return parseNumber(text.replace('+', ''));
}

/** Parses saves in a cell such as "Body +2, Reflex 0, Mind −1". */
function readSaves(cell = ''): Readonly<Record<string, number>> {
  return Object.fromEntries(
    cell.split(', ').map((part) => {
      const [name = '', value] = part.split(' ');
      return [name, readSigned(value)];
    }),
  );
}

/** Parses the number of attacks from the bought weapon ranks. */
function readMostAttacks(spentOn: string): number {
  const rank = rules.weaponRanks.findLast(({name}) =>
    spentOn.includes(`to ${name}`),
  );
  return (rank ?? rules.weaponRanks[0])?.mostAttacks ?? 1;
}

function readAttack(row: Row, spentOn: string): Attack {
  const [, name = '', bonus] =
    /^(.+) ([+−]?\d+)$/.exec(row['Attack'] ?? '') ?? [];
  const arm = findArm(name);
  return {
    name,
    cost: arm.points,
    bonus: readSigned(bonus),
    damage: row['Damage'] ?? '',
    pierce: arm.pierce,
    most: readMostAttacks(spentOn),
    ...(arm.missile ? {isMissile: true} : {}),
  };
}

function readInitiative(row: Row): number {
  const modifier = (stat: string): number =>
    statModifier(rules, parseNumber(row[stat]));
  return modifier('Dexterity') + modifier('Perception');
}

function readCharacter(row: Row): Fighter {
  const bought = purchases.find(({Name}) => Name === row['Name']) ?? row;
  const carries = (bought['Carries'] ?? '').toLowerCase().split(/[,;] /);
  const attack = readAttack(row, bought['Spent on'] ?? '');
  return {
    name: row['Name'] ?? '',
    rank: 1,
    initiative: readInitiative(row),
    hitPoints: parseNumber(row['Hit points']),
    diesAt: parseNumber(row['Constitution']),
    points: parseNumber(row['AP']),
    defense: parseNumber(row['DEF']),
    ...readGuard({
      weapons: [attack.name],
      shield: carries.find(isShield),
      dexterity: parseNumber(row['Dexterity']),
    }),
    soak: parseNumber(row['Soak']),
    saves: readSaves(row['Saves']),
    attacks: [attack],
    powers: [],
    canBeBruised: true,
  };
}

/** Lists all ready-made characters: those of the handbook, and one of each people. */
export function listCharacters(): readonly Fighter[] {
  return [
    ...readRows('character-creation/pregens.csv'),
    ...readRows('world-info/peoples/ready-characters.csv'),
  ].map(readCharacter);
}
