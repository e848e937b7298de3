import {changeStat, type Build} from './build';
import {statNames} from './character';
import {formRows, noteHeads} from './formNames';
import {listCarried, listOtherSpells, listPersons} from './formRows';
import {parseChanges} from './tables';

/** Lists the rolls that scores do not reveal, because the changes of a people have limits. */
function listRolled({character, people, stats}: Build): readonly string[] {
  const changes = parseChanges(people['Stats']);
  return statNames
    .filter((stat) => {
      const change = changes.get(stat) ?? 0;
      const rolled = stats[stat] - change;
      return (
        rolled !== character.rolled[stat] ||
        changeStat(rolled, change) !== stats[stat]
      );
    })
    .map((stat) => `${noteHeads.rolled}${stat} ${character.rolled[stat]}`);
}

/** Lists the training that has no room in the rows of weapons and styles. */
function listTrained({tables, character}: Build): readonly string[] {
  return [
    ...character.weapons.map(
      ({name, rank}) =>
        `${noteHeads.weapon}${name}, ${tables.rules.weaponRanks[rank]?.name ?? ''}`,
    ),
    ...character.styles.map(
      ({name, rank}) => `${noteHeads.weapon}${name}, ${rank}`,
    ),
  ].slice(formRows.weapon);
}

function listSecond({character}: Build): readonly string[] {
  const {second} = character;
  return second === null
    ? []
    : [
        `${noteHeads.secondDice}${second.hitDice.join(', ')}`,
        `${noteHeads.joinedAt}${second.joinedAt}`,
      ];
}

/** Writes the values without a field, followed by the notes. */
export function writeNotes(build: Build): string {
  const {character} = build;
  const lines = [
    `${noteHeads.hitDice}${character.hitDice.join(', ')}`,
    ...listSecond(build),
    ...(character.style === '' ? [] : [noteHeads.style + character.style]),
    ...listRolled(build),
    ...listTrained(build),
    ...character.skills
      .slice(formRows.skill)
      .map(({name, rank}) => `${noteHeads.skill}${name}, ${rank}`),
    ...listCarried(build)
      .slice(formRows.gear)
      .map(({text}) => `${noteHeads.gear}${text}`),
    ...listPersons(character)
      .slice(formRows.contact)
      .map(
        ({name, rating, reach}) =>
          `${noteHeads.contact}${name}, ${rating} ${reach}`,
      ),
    ...(character.god === '' ? [] : [noteHeads.god + character.god]),
    ...listOtherSpells(build).map(
      ({name, count}) => `${noteHeads.spell}${name}, ${count}`,
    ),
    ...character.used.map(
      ({name, count}) => `${noteHeads.used}${name}, ${count}`,
    ),
    ...character.conditions.map(({name}) => noteHeads.condition + name),
  ];
  const {notes} = character;
  return [...lines, ...(notes === '' ? [] : ['', notes])].join('\n');
}
