import type {FormValues} from '../../../src/features/sheet/lib/sheetRules';
import {signed} from '../../../src/shared/lib/signed';
import {parseChanges, parseCell, findRow, type CharacterTables} from './tables';
import type {DerivedAttack} from './attack';
import {changeStat, createBuild, type Build} from './build';
import {statNames, type Carried, type Character} from './character';
import {deriveCharacter, type Derived} from './derive';
import {listAbilities} from './describe';
import {formNames, formRows, gearMarks, noteHeads} from './formNames';
import {findThing, MARKS_PER_CROWN} from './load';

type Entry = readonly [name: string, value: string | number];
type Facts = {readonly build: Build; readonly derived: Derived};

/** Writes a bonus with a hyphen, because fonts of forms have no minus sign. */
function write(bonus: number): string {
  return signed(bonus).replace('−', '-');
}

function fillPerson({build, derived}: Facts): readonly Entry[] {
  const {character, people} = build;
  return [
    [formNames.name, character.name],
    [formNames.people, character.people],
    [formNames.class, character.class],
    [formNames.level, character.level],
    [formNames.experience, derived.experience.total],
    [formNames.house, character.house],
    [formNames.bond, character.bond],
    [formNames.speed, people['Speed (ft)'] ?? ''],
    [formNames.lift, derived.lift.total],
    [formNames.notice, derived.notice.total],
    [formNames.motes, derived.motes?.total ?? ''],
    ...statNames.flatMap((stat): readonly Entry[] => [
      [formNames.score(stat), build.stats[stat]],
      [formNames.modifier(stat), write(build.modifiers[stat])],
    ]),
  ];
}

function fillSaves({build, derived}: Facts): readonly Entry[] {
  const {tables} = build;
  return tables.saveUses.flatMap(
    ({Save: save = '', Stat: stat = ''}): readonly Entry[] => {
      const sum = derived.saves.find(({name}) => name === save);
      const find = (...labels: readonly string[]): string =>
        write(
          (sum?.parts ?? [])
            .filter(({label}) => labels.includes(label))
            .reduce((total, {value}) => total + value, 0),
        );
      return [
        [formNames.save(save, stat, 'base'), find('Base')],
        [formNames.save(save, stat, 'stat'), find(stat)],
        [
          formNames.save(save, stat, 'people'),
          find('People', 'Save of choice'),
        ],
        [formNames.save(save, stat, 'total'), write(sum?.total ?? 0)],
      ];
    },
  );
}

function fillFighting({build, derived}: Facts): readonly Entry[] {
  const {hitPoints, actionPoints, defense, initiative} = derived;
  const {modifiers, stats, shield} = build;
  const {sum} = formNames;
  const held = parseCell(shield?.['DEF']);
  const {base, levelsPerPoint} = build.tables.rules.actionPoints;
  const grown = Math.floor(build.character.level / levelsPerPoint);
  const own = base + modifiers.Dexterity;
  return [
    [sum('hit-points', 1), Math.floor(hitPoints.total / 2)],
    [sum('hit-points', 2), -stats.Constitution],
    [sum('hit-points', 'total'), hitPoints.total],
    [sum('action-points', 1), own],
    [sum('action-points', 2), grown],
    [sum('action-points', 3), write(actionPoints.total - own - grown)],
    [sum('action-points', 'total'), actionPoints.total],
    [sum('def', 1), defense.total - held],
    [sum('def', 2), held],
    [sum('def', 'total'), defense.total],
    [sum('initiative', 1), write(modifiers.Dexterity)],
    [sum('initiative', 2), write(modifiers.Perception)],
    [sum('initiative', 'total'), write(initiative.total)],
    [formNames.soak, derived.soak.total],
    [formNames.attack, write(derived.baseAttack.total)],
  ];
}

/** Fills a row of the weapons. */
function fillWeapon(
  {tables}: Build,
  {weapon, rank, attack, dice, damage}: DerivedAttack,
  number: number,
): readonly Entry[] {
  const row = findRow(tables.weapons, 'Weapon', weapon);
  const bonus = damage.total === 0 ? '' : write(damage.total);
  const part = (of: Parameters<typeof formNames.weapon>[1]): string =>
    formNames.weapon(number, of);
  return [
    [part('weapon'), weapon],
    // The column has no room for its name.
    [part('rank'), rank + 1],
    [part('to-hit'), write(attack.total)],
    [part('ap'), row?.['AP'] ?? ''],
    [part('damage'), `${dice}${bonus}`],
    [part('range'), row?.['Reach or range (ft)'] ?? ''],
  ];
}

function fillWeapons({build, derived}: Facts): readonly Entry[] {
  return derived.attacks
    .slice(0, formRows.weapon)
    .flatMap((attack, index) => fillWeapon(build, attack, index + 1));
}

function fillSkills({build, derived}: Facts): readonly Entry[] {
  const {tables, character} = build;
  return [
    [formNames.pointsGained, derived.proficiencyPoints.total],
    [formNames.pointsSpent, derived.pointsSpent.total],
    [formNames.pointsLeft, derived.pointsLeft.total],
    ...character.skills
      .slice(0, formRows.skill)
      .flatMap(({name, rank}, index): readonly Entry[] => {
        const row = findRow(tables.skills, 'Skill', name) ?? {};
        return [
          [formNames.skill(index + 1, 'skill'), name],
          [formNames.skill(index + 1, 'cost'), row['Cost'] ?? ''],
          [formNames.skill(index + 1, 'rank'), rank],
          [formNames.skill(index + 1, 'stat'), (row['Stat'] ?? '').slice(0, 3)],
        ];
      }),
  ];
}

/** Writes a carried thing with its count, if it has one or seems to. */
function writeCarried({name, count}: Carried): string {
  return count === 1 && !/^\d+ × /.test(name) ? name : `${count} × ${name}`;
}

/** Lists what is worn, and everything else that is carried, as the sheet names it. */
function listCarried({
  tables,
  character,
}: Build): readonly {readonly text: string; readonly pounds: number}[] {
  const worn = (['armor', 'shield'] as const).flatMap((kind) =>
    character[kind] === ''
      ? []
      : [{name: character[kind], text: character[kind] + gearMarks[kind]}],
  );
  const gear = character.gear.map((carried) => ({
    ...carried,
    text: writeCarried(carried),
  }));
  return [...worn.map((each) => ({...each, count: 1})), ...gear].map(
    ({name, count, text}) => ({
      text,
      pounds: parseCell(findThing(tables, name)?.['Weight (lb)']) * count,
    }),
  );
}

function fillGear({build, derived}: Facts): readonly Entry[] {
  const left = derived.coinsLeft.total;
  const crowns = Math.trunc(left / MARKS_PER_CROWN);
  return [
    ...listCarried(build)
      .slice(0, formRows.gear)
      .flatMap(({text, pounds}, index): readonly Entry[] => [
        [formNames.gear(index + 1, 'thing'), text],
        [formNames.gear(index + 1, 'lb'), pounds === 0 ? '' : pounds],
      ]),
    [formNames.crowns, crowns],
    [formNames.marks, left - crowns * MARKS_PER_CROWN],
  ];
}

function fillAbilities({build}: Facts): readonly Entry[] {
  return listAbilities(build)
    .slice(0, formRows.ability)
    .flatMap(({name, use, points}, index): readonly Entry[] => [
      [formNames.ability(index + 1, 'what-it-is'), name],
      [formNames.ability(index + 1, 'type'), use],
      [formNames.ability(index + 1, 'ap-or-motes'), points],
    ]);
}

/** Writes what has no field of its own, and then the notes. */
function writeNotes(build: Build): string {
  const {tables, character, people, stats} = build;
  const changes = parseChanges(people['Stats']);
  const bounded = statNames.filter((stat) => {
    const change = changes.get(stat) ?? 0;
    const rolled = stats[stat] - change;
    return (
      rolled !== character.rolled[stat] ||
      changeStat(rolled, change) !== stats[stat]
    );
  });
  const lines = [
    `${noteHeads.hitDice}${character.hitDice.join(', ')}`,
    ...bounded.map(
      (stat) => `${noteHeads.rolled}${stat} ${character.rolled[stat]}`,
    ),
    ...character.weapons
      .slice(formRows.weapon)
      .map(
        ({name, rank}) =>
          `${noteHeads.weapon}${name}, ${tables.rules.weaponRanks[rank]?.name ?? ''}`,
      ),
    ...character.skills
      .slice(formRows.skill)
      .map(({name, rank}) => `${noteHeads.skill}${name}, ${rank}`),
    ...listCarried(build)
      .slice(formRows.gear)
      .map(({text}) => `${noteHeads.gear}${text}`),
  ];
  const {notes} = character;
  return [...lines, ...(notes === '' ? [] : ['', notes])].join('\n');
}

/**
 * Fills the fields of the printed sheet, by their names.
 *
 * @throws RangeError as `deriveCharacter` does.
 */
export function fillForm(
  tables: CharacterTables,
  character: Character,
): FormValues {
  const build = createBuild(tables, character);
  const facts = {build, derived: deriveCharacter(tables, character)};
  const entries: readonly Entry[] = [
    ...fillPerson(facts),
    ...fillSaves(facts),
    ...fillFighting(facts),
    ...fillWeapons(facts),
    ...fillSkills(facts),
    ...fillGear(facts),
    ...fillAbilities(facts),
    [formNames.notes, writeNotes(build)],
  ];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value)]),
  );
}
