import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Sheet} from '../../src/shared/lib/csv';
import {readSheet} from './readAtlas';

/** The folder of the templates of the peoples. */
export const TEMPLATES = 'character-creation/race-templates';

type Row = Readonly<Record<string, string>>;

/** What templates are made from. */
type PeopleTables = Readonly<
  Record<
    'stats' | 'saves' | 'reach' | 'traits' | 'powers' | 'names' | 'questions',
    readonly Row[]
  >
>;

/** The columns of a template: which part, what it is, its value, and how it is used. */
const COLUMNS = [
  'Part',
  'Entry',
  'Value',
  'Reach',
  'Level',
  'Use',
  'AP',
  'At the table',
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string | undefined>>;

/** The facts of a people that its template prints. */
const FACTS = [
  'Height',
  'Weight (lb)',
  'Age',
  'Speed (ft)',
  'Tongue',
  'Home',
  'Favored class groups',
] as const;

/** Finds the change of a stat or save in a list such as `Dexterity +1; Charisma −1`. */
export function findChange(changes: string, name: string): string {
  const found = changes
    .split(/[;,]\s*/)
    .find((change) => change.startsWith(`${name} `));
  return found?.slice(name.length + 1) ?? '0';
}

function listNumbers(tables: PeopleTables, people: Row): readonly Cells[] {
  const {Stats = '', Saves = ''} = people;
  const reach = tables.reach.find(({People}) => People === people['People']);
  return [
    ...tables.stats.map(({Stat = ''}) => ({
      Part: 'Stat',
      Entry: Stat,
      Value: findChange(Stats, Stat),
      Reach: reach?.[Stat],
    })),
    ...tables.saves.map(({Save = ''}) => ({
      Part: 'Save',
      Entry: Save,
      Value: Saves.startsWith('one of choice')
        ? 'one of five +1'
        : findChange(Saves, Save),
    })),
  ];
}

function listGifts(tables: PeopleTables, name: string): readonly Cells[] {
  const ofPeople = (rows: readonly Row[]): readonly Row[] =>
    rows.filter(({People}) => People === name);
  return [
    ...ofPeople(tables.traits).map((row) => ({
      Part: 'Gift or burden',
      Entry: row['Gift or burden'],
      'At the table': row['At the table'],
    })),
    ...ofPeople(tables.powers).map(({Power, Level, Use, AP, Effect}) => ({
      Part: 'Power',
      Entry: Power,
      Level,
      Use,
      AP,
      'At the table': Effect,
    })),
    ...ofPeople(tables.names).flatMap((row) =>
      ['Pattern', 'Example', 'Never'].map((column) => ({
        Part: 'Name',
        Entry: column,
        Value: row[column],
      })),
    ),
    ...ofPeople(tables.questions).map(({Question}) => ({
      Part: 'Question',
      Entry: Question,
    })),
  ];
}

/** The template of a people as a sheet: body, stats, saves, gifts, powers, names, and questions. */
function peopleSheet(tables: PeopleTables, people: Row): Sheet {
  const all: readonly Cells[] = [
    ...FACTS.map((fact) => ({Part: 'Body', Entry: fact, Value: people[fact]})),
    ...listNumbers(tables, people),
    ...listGifts(tables, people['People'] ?? ''),
  ];
  return {
    columns: COLUMNS,
    rows: all.map((cells) => COLUMNS.map((column) => cells[column] ?? '')),
  };
}

function readRows(folder: string, path: string): readonly Row[] {
  const {columns, rows} = readSheet(folder, path);
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
}

/** The templates of all peoples, by path. */
export function peopleSheets(folder: string): Readonly<Record<string, Sheet>> {
  const read = (path: string): readonly Row[] => readRows(folder, path);
  const tables: PeopleTables = {
    stats: read('character-creation/stat-uses.csv'),
    saves: read('game-mechanics/combat/save-uses.csv'),
    reach: read('character-creation/stat-ranges.csv'),
    traits: read('world-info/peoples/traits.csv'),
    powers: read('world-info/peoples/powers.csv'),
    names: read('world-info/peoples/naming-patterns.csv'),
    questions: read(`${TEMPLATES}/questions.csv`),
  };
  return Object.fromEntries(
    read('world-info/peoples.csv').map((people) => [
      `${TEMPLATES}/${kebabCase(people['People'] ?? '')}.csv`,
      peopleSheet(tables, people),
    ]),
  );
}
