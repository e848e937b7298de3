import {signed} from '../../../src/shared/model/signed';
import {listAbilities, type Ability} from './abilities';
import type {DerivedAttack} from './attack';
import type {Build} from './build';
import type {Carried, Character, Contact, KnownSpell} from './character';
import type {Derived} from './derive';
import {ENEMY, formNames, formRows, gearMarks, SPELL_TYPE} from './formNames';
import {findSpell} from './knownSpells';
import {findThing, MARKS_PER_CROWN} from './load';
import {deriveMagic} from './magic';
import {MOTES, priceSpell} from './pools';
import {findRow, parseCell} from './tables';

/** A field of the printable character sheet with its value. */
export type Entry = readonly [name: string, value: string | number];

/** A character with everything that is derived from it. */
export type Facts = {readonly build: Build; readonly derived: Derived};

/** Writes a bonus with a hyphen, because fonts of forms have no minus sign. */
export function writeBonus(bonus: number): string {
  return signed(bonus).replace('−', '-');
}

function fillWeapon(
  {weapon, rank, row, attack, dice, damage}: DerivedAttack,
  number: number,
): readonly Entry[] {
  const bonus = damage.total === 0 ? '' : writeBonus(damage.total);
  const part = (of: Parameters<typeof formNames.weapon>[1]): string =>
    formNames.weapon(number, of);
  return [
    [part('weapon'), weapon],
    // The column has no room for the name of the rank.
    [part('rank'), rank],
    [part('to-hit'), writeBonus(attack.total)],
    [part('ap'), row['AP'] ?? ''],
    [part('damage'), `${dice}${bonus}`],
    [part('range'), row['Reach or range (ft)'] ?? ''],
  ];
}

function fillWeapons({derived}: Facts): readonly Entry[] {
  return derived.attacks
    .slice(0, formRows.weapon)
    .flatMap((attack, index) => fillWeapon(attack, index + 1));
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

/**
 * Writes a carried item with its count. A count of 1 is left out unless the name could be misread.
 */
function writeCarried({name, count}: Carried): string {
  return count === 1 && !/^\d+ × /.test(name) ? name : `${count} × ${name}`;
}

/** Lists worn and carried items under their names on the sheet. */
export function listCarried({
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

/** A row of abilities, powers, and spells. */
type AbilityRow = Pick<Ability, 'name' | 'use' | 'points'>;

/** Writes a spell with its level, the number of slots that hold it, and its price. */
function writeSpell(build: Build, {name, count}: KnownSpell): AbilityRow {
  const entry = findSpell(build, name);
  const slots = count === 1 ? '' : ` × ${count}`;
  if (entry === undefined) {
    return {name, use: SPELL_TYPE + slots, points: ''};
  }
  const {level, castingTime} = entry;
  const motes = priceSpell(build, entry)[MOTES];
  return {
    name,
    use: `${SPELL_TYPE} ${level}${slots}`,
    points: motes === undefined ? castingTime : `${castingTime}, ${motes}`,
  };
}

/** Counts the rows left for spells after the slots of a priest. */
function countSpellRows(slots: readonly unknown[]): number {
  return formRows.ability - slots.length;
}

/** Lists the spells for which the sheet has no row. */
export function listOtherSpells(build: Build): readonly KnownSpell[] {
  const {slots} = deriveMagic(build);
  return build.character.spells.slice(countSpellRows(slots));
}

/** Fills the rows of abilities, after the slots of a priest and all spells. */
function fillAbilities({build, derived}: Facts): readonly Entry[] {
  const {spells, used} = build.character;
  const rows: readonly AbilityRow[] = [
    ...derived.slots.map(({name, total}) => ({
      name,
      use: 'per day',
      points: String(total),
    })),
    ...spells
      .slice(0, countSpellRows(derived.slots))
      .map((spell) => writeSpell(build, spell)),
    ...listAbilities(build),
  ];
  return rows
    .slice(0, formRows.ability)
    .flatMap(({name, use, points}, index): readonly Entry[] => [
      [formNames.ability(index + 1, 'what-it-is'), name],
      [formNames.ability(index + 1, 'type'), use],
      [formNames.ability(index + 1, 'ap-or-motes'), points],
      [
        formNames.ability(index + 1, 'used'),
        used.find((each) => each.name === name)?.count ?? '',
      ],
    ]);
}

/** A contact or enemy in a row of the sheet. */
type Person = Omit<Contact, 'reach'> & {readonly reach: string};

/** Lists contacts, and then enemies, as rows of the sheet. */
export function listPersons({contacts, enemies}: Character): readonly Person[] {
  return [...contacts, ...enemies.map((enemy) => ({...enemy, reach: ENEMY}))];
}

function fillPersons({build}: Facts): readonly Entry[] {
  return listPersons(build.character)
    .slice(0, formRows.contact)
    .flatMap(({name, rating, reach}, index): readonly Entry[] => [
      [formNames.contact(index + 1, 'who'), name],
      [formNames.contact(index + 1, 'rating'), rating],
      [formNames.contact(index + 1, 'reach'), reach],
    ]);
}

export function fillRows(facts: Facts): readonly Entry[] {
  return [
    ...fillWeapons(facts),
    ...fillSkills(facts),
    ...fillGear(facts),
    ...fillAbilities(facts),
    ...fillPersons(facts),
  ];
}
