import {blank} from './blank';
import {createClassPart, makeStats} from './build';
import type {Carried, Character, Skill} from './character';
import {listGifts} from './gifts';
import {averageDice} from './hitPoints';
import {deriveCharacter} from './derive';
import {findRow, parseChanges, type CharacterTables, type Row} from './tables';

/** Converts a row of the handbook to the form that rows of the peoples have. */
function joinHandbookRow(
  tables: CharacterTables,
  character: Row,
  purchases: Row,
): Row {
  const both = character['People and class'] ?? '';
  const people = tables.peoples
    .map(({People = ''}) => People)
    .find((name) => both.startsWith(name));
  return {
    ...character,
    ...purchases,
    People: people ?? '',
    Class: both.slice((people?.length ?? 0) + 1).replace(/ of \w+$/, ''),
    House: / of (?<house>\w+)$/.exec(both)?.groups?.['house'] ?? '',
  };
}

const counts: Readonly<Record<string, number>> = {a: 1, two: 2, three: 3};

/** Parses a carried thing such as "two dirks" or "a thread line". */
function parseCarried(text: string): Carried {
  const [, word = '', thing = text] = /^(a|two|three) (.+)$/.exec(text) ?? [];
  const count = counts[word] ?? 1;
  return {name: count > 1 ? thing.replace(/s$/, '') : thing, count};
}

function readRank(
  {weapons, rules}: CharacterTables,
  weapon: string,
  spentOn: string,
): number {
  const bought = rules.weaponRanks.findLastIndex(({name}) =>
    spentOn
      .toLowerCase()
      .includes(`${weapon.toLowerCase()} to ${name.toLowerCase()}`),
  );
  const group = findRow(weapons, 'Weapon', weapon)?.['Group'] ?? weapon;
  const isFamiliar = spentOn
    .split(', ')
    .some((each) =>
      [weapon, group].some((name) =>
        new RegExp(`^${name} \\d$`, 'i').test(each),
      ),
    );
  return bought >= 0 || !isFamiliar ? bought : 0;
}

/** Reads stats, without the changes of the people. */
function readRolled(tables: CharacterTables, row: Row): Character['rolled'] {
  const changes = parseChanges(
    findRow(tables.peoples, 'People', row['People'] ?? '')?.['Stats'],
  );
  return makeStats((stat) => Number(row[stat]) - (changes.get(stat) ?? 0));
}

/** Reads the skills bought with points, each with the points paid. */
function readSkills(
  tables: CharacterTables,
  spentOn: string,
): readonly Skill[] {
  return spentOn.split(', ').flatMap((purchase) => {
    const [, name = '', paid] = /^(.+) (\d+)$/.exec(purchase) ?? [];
    const row = findRow(tables.skills, 'Skill', name);
    return row === undefined
      ? []
      : [{name, rank: Number(paid) / Number(row['Cost'])}];
  });
}

/** Adds the skills that the people gives: for each gift, the first skill that was not bought. */
function addGivenSkills(
  tables: CharacterTables,
  people: string,
  skills: readonly Skill[],
): readonly Skill[] {
  const given = listGifts({people}).flatMap(({oneOf}) =>
    oneOf
      .filter(
        (name) =>
          findRow(tables.skills, 'Skill', name) !== undefined &&
          !skills.some((skill) => skill.name === name),
      )
      .slice(0, 1),
  );
  return [...skills, ...given.map((name) => ({name, rank: 1}))];
}

/** Finds the save of choice, whose printed bonus is one higher than the derived one. */
function findChosenSave(
  tables: CharacterTables,
  character: Character,
  row: Row,
): string {
  const printed = parseChanges(row['Saves']);
  return (
    deriveCharacter(tables, character).saves.find(
      ({name, total}) => printed.get(name) === total + 1,
    )?.name ?? ''
  );
}

/**
 * Reads a ready-made character from its row, with average hit dice, and at level 1 unless the row
 * has another.
 *
 * @throws RangeError if people or class are unknown, or a stat is invalid.
 */
export function readReadyCharacter(
  tables: CharacterTables,
  row: Row,
): Character {
  const get = (heading: string): string => row[heading] ?? '';
  const carried = get('Carries').replace(/;.*$/, '').split(', ');
  const armor = carried.find((name) => findRow(tables.armors, 'Armor', name));
  const shield = carried.find((name) =>
    findRow(tables.shields, 'Shield', name),
  );
  const level = Number(row['Level'] ?? 1);
  const first = {class: get('Class'), level, hitDice: []};
  const {group} = createClassPart(tables, first);
  const character: Character = {
    ...blank,
    ...first,
    hitDice: averageDice(tables, group, level),
    name: get('Name'),
    people: get('People'),
    rolled: readRolled(tables, row),
    weapons: tables.weapons
      .map(({Weapon = ''}) => ({
        name: Weapon,
        rank: readRank(tables, Weapon, get('Spent on')),
      }))
      .filter(({rank}) => rank >= 0),
    skills: addGivenSkills(
      tables,
      get('People'),
      readSkills(tables, get('Spent on')),
    ),
    armor: armor ?? '',
    shield: shield ?? '',
    gear: carried
      .filter((name) => name !== armor && name !== shield)
      .map(parseCarried),
    house: get('House'),
    bond: get('Bond'),
    spells: tables.readySpells
      .filter(({Name}) => Name === get('Name'))
      .map(({Spell = '', Slots}) => ({name: Spell, count: Number(Slots)})),
  };
  return {
    ...character,
    chosenSave: findChosenSave(tables, character, row),
    // Ready-made characters have spent all their coins on gear.
    purse: Math.ceil(deriveCharacter(tables, character).price.total),
  };
}

/** Lists the rows of all ready-made characters, in one form. */
export function listReadyRows(tables: CharacterTables): readonly Row[] {
  return [
    ...tables.pregens.map((row) =>
      joinHandbookRow(
        tables,
        row,
        findRow(tables.purchases, 'Name', row['Name'] ?? '') ?? {},
      ),
    ),
    ...tables.readyCharacters,
  ];
}
