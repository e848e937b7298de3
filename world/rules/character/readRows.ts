import {
  limits,
  reaches,
  type Carried,
  type Character,
  type Skill,
  type Style,
} from './character';
import {
  ENEMY,
  formNames,
  formRows,
  gearMarks,
  noteHeads,
  SPELL_TYPE,
} from './formNames';
import {findRow, type CharacterTables} from './tables';

/** Returns the text of a field; empty if there is no such field. */
export type Get = (name: string) => string;

/** Parses a number that people may have typed; anything else is 0. */
export function parse(text: string): number {
  const number = Number(text.trim().replace('−', '-'));
  return Number.isFinite(number) ? number : 0;
}

/** The notes of a sheet, split into values without a field and the rest. */
export type Notes = {
  readonly find: (head: keyof typeof noteHeads) => readonly string[];
  readonly rest: string;
};

export function readNotes(text: string): Notes {
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

/** Lists the numbers of the rows in a list. */
function listRows(list: keyof typeof formRows): readonly number[] {
  return Array.from({length: formRows[list]}, (_, index) => index + 1);
}

/** Splits "Saber, Proficient" at its last comma. */
function split(line: string): readonly [name: string, value: string] {
  const at = line.lastIndexOf(', ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)];
}

type Trained = Pick<Character, 'weapons' | 'styles' | 'style'>;

/** Reads weapons and styles, which share their rows. */
export function readTrained(
  {rules, styles}: CharacterTables,
  get: Get,
  notes: Notes,
): Trained {
  // A rank is a number, or a name that people may have typed.
  const find = (rank: string): number =>
    Math.max(
      1,
      parse(rank),
      1 + rules.weaponRanks.findIndex(({name}) => name === rank),
    );
  const all = [
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
  const isStyle = ({name}: Style): boolean =>
    findRow(styles, 'Style', name) !== undefined;
  return {
    weapons: all
      .filter((each) => !isStyle(each))
      .map(({name, rank}) => ({name, rank: rank - 1})),
    styles: all.filter(isStyle),
    style: notes.find('style')[0] ?? '',
  };
}

type Persons = Pick<Character, 'contacts' | 'enemies'>;

/** Reads contacts and enemies; an unknown reach becomes the nearest. */
export function readPersons(get: Get, notes: Notes): Persons {
  const all = [
    ...listRows('contact').map((row) => ({
      name: get(formNames.contact(row, 'who')),
      rating: get(formNames.contact(row, 'rating')),
      reach: get(formNames.contact(row, 'reach')),
    })),
    ...notes.find('contact').map((line) => {
      const [name, value] = split(line);
      const [rating = '', reach = ''] = value.split(' ');
      return {name, rating, reach};
    }),
  ]
    .filter(({name}) => name !== '')
    .map((each) => ({
      ...each,
      rating: Math.min(limits.rating, Math.max(1, parse(each.rating))),
    }));
  const isEnemy = ({reach}: {readonly reach: string}): boolean =>
    reach.toLowerCase() === ENEMY;
  return {
    contacts: all
      .filter((each) => !isEnemy(each))
      .map((each) => ({
        ...each,
        reach: reaches.find((reach) => reach === each.reach) ?? reaches[0],
      })),
    enemies: all.filter(isEnemy).map(({name, rating}) => ({name, rating})),
  };
}

export function readSkills(get: Get, notes: Notes): readonly Skill[] {
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

/** Reads a row of the abilities, powers, and spells of a sheet. */
function readAbilityRow(get: Get, row: number) {
  const [, of, slots = '1'] =
    /^(\w+)(?: \d+)?(?: × (\d+))?$/.exec(get(formNames.ability(row, 'type'))) ??
    [];
  return {
    name: get(formNames.ability(row, 'what-it-is')),
    used: get(formNames.ability(row, 'used')).trim(),
    isSpell: of === SPELL_TYPE,
    count: Number(slots),
  };
}

/** Reads spells and taught powers. */
export function readSpells(get: Get, notes: Notes): Character['spells'] {
  return [
    ...listRows('ability')
      .map((row) => readAbilityRow(get, row))
      .filter(({isSpell, name}) => isSpell && name !== ''),
    ...notes.find('spell').map((line) => {
      const [name, count] = split(line);
      return {name, count: parse(count)};
    }),
  ].map(({name, count}) => ({name, count: Math.max(1, count)}));
}

/** Reads the amounts spent, from the rows or else from the notes. */
export function readUsed(get: Get, notes: Notes): Character['used'] {
  const noted = notes.find('used').map((line) => {
    const [name, count] = split(line);
    return {name, count: parse(count)};
  });
  const rows = listRows('ability')
    .map((row) => readAbilityRow(get, row))
    .filter(({name}) => name !== '')
    .map(({name, used}) => ({name, count: parse(used)}));
  const others = rows.filter(
    ({name}) => !noted.some((each) => each.name === name),
  );
  return [
    ...noted.map((each) => rows.find(({name}) => name === each.name) ?? each),
    ...others,
  ].filter(({count}) => count > 0);
}

type Gear = Pick<Character, 'armor' | 'shield' | 'gear'>;

/** Reads armor, shield, and gear. */
export function readGear(get: Get, notes: Notes): Gear {
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
