import type {FormValues} from '../../../src/features/sheet/lib/sheetRules';
import {createBuild, hasChoice, makeStats} from './build';
import type {
  Carried,
  Character,
  Skill,
  StatName,
  TrainedWeapon,
} from './character';
import {formNames, formRows, gearMarks, noteHeads} from './formNames';
import {isCharacter} from './isCharacter';
import {MARKS_PER_CROWN, priceLoad} from './load';
import {sumSpent} from './points';
import {findRow, parseChanges, type CharacterTables} from './tables';

type Get = (name: string) => string;

/** Parses a number that people may have written; anything else is 0. */
function parse(text: string): number {
  const number = Number(text.trim().replace('−', '-'));
  return Number.isFinite(number) ? number : 0;
}

/** The notes of a sheet: what has no field of its own, by its head, and the rest. */
type Notes = {
  readonly find: (head: keyof typeof noteHeads) => readonly string[];
  readonly rest: string;
};

function readNotes(text: string): Notes {
  if (!text.startsWith(noteHeads.hitDice.trimEnd())) {
    return {find: () => [], rest: text};
  }
  const [own = '', ...others] = text.split('\n\n');
  return {
    find: (head) =>
      own
        .split('\n')
        .filter((line) => line.startsWith(noteHeads[head]))
        .map((line) => line.slice(noteHeads[head].length)),
    rest: others.join('\n\n'),
  };
}

/** Lists the numbers of the rows of a list. */
function listRows(list: keyof typeof formRows): readonly number[] {
  return Array.from({length: formRows[list]}, (_, index) => index + 1);
}

/** Splits "Saber, Proficient" at its last comma. */
function split(line: string): readonly [name: string, value: string] {
  const at = line.lastIndexOf(', ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)];
}

function readWeapons(
  {rules}: CharacterTables,
  get: Get,
  notes: Notes,
): readonly TrainedWeapon[] {
  // A rank is a number, or the name that people may have written.
  const find = (rank: string): number =>
    Math.max(
      0,
      parse(rank) - 1,
      rules.weaponRanks.findIndex(({name}) => name === rank),
    );
  return [
    ...listRows('weapon').map(
      (row) =>
        [
          get(formNames.weapon(row, 'weapon')),
          get(formNames.weapon(row, 'rank')),
        ] as const,
    ),
    ...notes.find('weapon').map(split),
  ]
    .filter(([name]) => name !== '')
    .map(([name, rank]) => ({name, rank: find(rank)}));
}

function readSkills(get: Get, notes: Notes): readonly Skill[] {
  return [
    ...listRows('skill').map(
      (row) =>
        [
          get(formNames.skill(row, 'skill')),
          get(formNames.skill(row, 'rank')),
        ] as const,
    ),
    ...notes.find('skill').map(split),
  ]
    .filter(([name]) => name !== '')
    .map(([name, rank]) => ({name, rank: Math.max(1, parse(rank))}));
}

function readCarried(text: string): Carried {
  const [, count = '1', name = text] = /^(\d+) × (.+)$/.exec(text) ?? [];
  return {name, count: Number(count)};
}

type Gear = Pick<Character, 'armor' | 'shield' | 'gear'>;

function readGear(get: Get, notes: Notes): Gear {
  const things = [
    ...listRows('gear').map((row) => get(formNames.gear(row, 'thing'))),
    ...notes.find('gear'),
  ].filter((text) => text !== '');
  const armor = things.findIndex((text) => text.endsWith(gearMarks.armor));
  const shield = things.findIndex((text) => text.endsWith(gearMarks.shield));
  return {
    armor: things[armor]?.slice(0, -gearMarks.armor.length) ?? '',
    shield: things[shield]?.slice(0, -gearMarks.shield.length) ?? '',
    gear: things
      .filter((_, index) => index !== armor && index !== shield)
      .map(readCarried),
  };
}

function readRolled(
  tables: CharacterTables,
  get: Get,
  notes: Notes,
): Character['rolled'] {
  const row = findRow(tables.peoples, 'People', get(formNames.people));
  const changes = parseChanges(row?.['Stats']);
  const noted = parseChanges(notes.find('rolled').join('; '));
  return makeStats(
    (stat: StatName) =>
      noted.get(stat) ??
      parse(get(formNames.score(stat))) - (changes.get(stat) ?? 0),
  );
}

/** Finds the save of choice: the one with a bonus that its people does not fix. */
function readChosenSave(
  tables: CharacterTables,
  character: Character,
  get: Get,
): string {
  return hasChoice(createBuild(tables, character))
    ? (tables.saveUses.find(
        ({Save = '', Stat = ''}) =>
          parse(get(formNames.save(Save, Stat, 'people'))) > 0,
      )?.['Save'] ?? '')
    : '';
}

/** Reads what only the sums tell: points spent elsewhere, and all coins. */
function readRemainders(
  tables: CharacterTables,
  character: Character,
  get: Get,
): Partial<Character> {
  const build = createBuild(tables, character);
  const left =
    parse(get(formNames.crowns)) * MARKS_PER_CROWN +
    parse(get(formNames.marks));
  return {
    chosenSave: readChosenSave(tables, character, get),
    otherPoints: Math.max(
      0,
      parse(get(formNames.pointsSpent)) - sumSpent(build).total,
    ),
    purse: Math.max(0, Math.round(left + priceLoad(build).total)),
  };
}

/** Reads the fields of a printed sheet; undefined if they hold no character. */
export function readForm(
  tables: CharacterTables,
  values: FormValues,
): Character | undefined {
  const get: Get = (name) => values[name] ?? '';
  const notes = readNotes(get(formNames.notes).replace(/\r\n?/g, '\n'));
  const character: Character = {
    name: get(formNames.name),
    people: get(formNames.people),
    class: get(formNames.class),
    level: parse(get(formNames.level)),
    rolled: readRolled(tables, get, notes),
    chosenSave: '',
    hitDice: notes
      .find('hitDice')
      .flatMap((line) => line.match(/\d+/g) ?? [])
      .map(Number),
    weapons: readWeapons(tables, get, notes),
    skills: readSkills(get, notes),
    otherPoints: 0,
    ...readGear(get, notes),
    purse: 0,
    house: get(formNames.house),
    bond: get(formNames.bond),
    notes: notes.rest,
  };
  try {
    const whole = {...character, ...readRemainders(tables, character, get)};
    return isCharacter(whole) ? whole : undefined;
  } catch (error) {
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}
