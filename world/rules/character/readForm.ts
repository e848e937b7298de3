import type {FormValues} from '../../../plugins/character-sheet/model/sheetRules';
import {blank} from './blank';
import {createBuild, hasChoice, makeStats, type Build} from './build';
import type {Character, SecondClass, StatName} from './character';
import {deriveCharacter} from './derive';
import {formNames, JOINED} from './formNames';
import {isCharacter} from './isCharacter';
import {MARKS_PER_CROWN, priceLoad} from './load';
import {sumSpent} from './points';
import {listPools, MOTES, SPARE_MOTES} from './pools';
import {
  parse,
  readGear,
  readNotes,
  readPersons,
  readSkills,
  readSpells,
  readTrained,
  readUsed,
  type Get,
  type Notes,
} from './readRows';
import {addUsed} from './spend';
import {findRow, parseChanges, type CharacterTables} from './tables';

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

/** Finds the save of choice, which has a bonus that its people does not fix. */
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

function readDice(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line) => line.match(/\d+/g) ?? []).map(Number);
}

type Classes = Pick<Character, 'class' | 'level' | 'hitDice' | 'second'>;

/** Reads one class, or two joined classes: "Thief / Wizard" with the levels "4 / 3". */
function readClasses(get: Get, notes: Notes): Classes {
  const [first = '', other] = get(formNames.class).split(/ *\/ */);
  const [level = '', otherLevel = ''] = get(formNames.level).split('/');
  const second: SecondClass | null =
    other === undefined
      ? null
      : {
          class: other,
          level: parse(otherLevel),
          hitDice: readDice(notes.find('secondDice')),
          joinedAt: parse(notes.find('joinedAt')[0] ?? ''),
        };
  return {
    class: first,
    level: parse(level),
    hitDice: readDice(notes.find('hitDice')),
    second,
  };
}

/** Reads the remaining motes, such as "16 of 22". Two kinds are in the order of the sheet. */
function readMotes(build: Build, get: Get): Character['used'] {
  const {used} = build.character;
  const texts = get(formNames.motes).split(JOINED.trim());
  const names = listPools(build)
    .map(({name}) => name)
    .filter((name) => [MOTES, SPARE_MOTES].includes(name));
  return names.reduce<Character['used']>((sofar, name, index) => {
    const [, left, most] = /(\d+) of (\d+)/.exec(texts[index] ?? '') ?? [];
    const spent = Number(most) - Number(left);
    const before = used.find((each) => each.name === name)?.count ?? 0;
    return left === undefined || spent === Math.min(before, Number(most))
      ? sofar
      : addUsed(sofar, {[name]: spent - before});
  }, used);
}

/** Reads values that appear only in sums: points spent elsewhere, and all coins. */
function readRemainders(
  tables: CharacterTables,
  character: Character,
  get: Get,
): Partial<Character> {
  const build = createBuild(tables, character);
  const {experience, hitPoints} = deriveCharacter(tables, character);
  const now = get(formNames.sum('hit-points', 3)).trim();
  const left =
    parse(get(formNames.crowns)) * MARKS_PER_CROWN +
    parse(get(formNames.marks));
  return {
    chosenSave: readChosenSave(tables, character, get),
    wounds: now === '' ? 0 : Math.max(0, hitPoints.total - parse(now)),
    earned: Math.max(0, parse(get(formNames.experience)) - experience.total),
    used: readMotes(build, get),
    otherPoints: Math.max(
      0,
      parse(get(formNames.pointsSpent)) - sumSpent(build).total,
    ),
    purse: Math.max(0, Math.round(left + priceLoad(build).total)),
  };
}

/** Reads the fields of a printable character sheet; undefined if they contain no character. */
export function readForm(
  tables: CharacterTables,
  values: FormValues,
): Character | undefined {
  const get: Get = (name) => values[name] ?? '';
  const notes = readNotes(get(formNames.notes).replace(/\r\n?/g, '\n'));
  const character: Character = {
    ...blank,
    name: get(formNames.name),
    people: get(formNames.people),
    ...readClasses(get, notes),
    rolled: readRolled(tables, get, notes),
    ...readTrained(tables, get, notes),
    skills: readSkills(get, notes),
    ...readGear(get, notes),
    house: get(formNames.house),
    bond: get(formNames.bond),
    ...readPersons(get, notes),
    god: notes.find('god')[0] ?? '',
    spells: readSpells(get, notes),
    used: readUsed(get, notes),
    conditions: notes.find('condition').map((name) => ({name})),
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
