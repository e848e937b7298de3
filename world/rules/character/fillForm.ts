import type {FormValues} from '../../../plugins/character-sheet/model/sheetRules';
import {createBuild} from './build';
import {statNames, type Character} from './character';
import {deriveCharacter} from './derive';
import {formNames, JOINED, OF} from './formNames';
import {writeNotes} from './formNotes';
import {
  fillRows,
  writeBonus as write,
  type Entry,
  type Facts,
} from './formRows';
import {MOTES, listPools, SPARE_MOTES} from './pools';
import {getStyleBonus} from './styles';
import {parseCell, type CharacterTables} from './tables';

function fillPerson({build, derived}: Facts): readonly Entry[] {
  const {character, people, classes} = build;
  const motes = listPools(build).filter(({name}) =>
    [MOTES, SPARE_MOTES].includes(name),
  );
  return [
    [formNames.name, character.name],
    [formNames.people, character.people],
    [formNames.class, classes.map(({name}) => name).join(JOINED)],
    [formNames.level, classes.map(({level}) => level).join(JOINED)],
    [formNames.experience, derived.experience.total],
    [formNames.house, character.house],
    [formNames.bond, character.bond],
    [formNames.speed, people['Speed (ft)'] ?? ''],
    [formNames.lift, derived.lift.total],
    [formNames.notice, derived.notice.total],
    [
      formNames.motes,
      motes
        .map(({left, most}) =>
          left === most ? String(most) : `${left}${OF}${most}`,
        )
        .join(JOINED),
    ],
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
  const {modifiers, stats, shield, character} = build;
  const {sum} = formNames;
  const held = parseCell(shield?.['DEF']);
  const {base, levelsPerPoint} = build.tables.rules.actionPoints;
  const style = getStyleBonus(build).defense;
  const grown = Math.floor(build.level / levelsPerPoint);
  const own = base + modifiers.Dexterity;
  return [
    [sum('hit-points', 1), Math.floor(hitPoints.total / 2)],
    [sum('hit-points', 2), -stats.Constitution],
    [
      sum('hit-points', 3),
      character.wounds === 0 ? '' : hitPoints.total - character.wounds,
    ],
    [sum('hit-points', 'total'), hitPoints.total],
    [sum('action-points', 1), own],
    [sum('action-points', 2), grown],
    [sum('action-points', 3), write(actionPoints.total - own - grown)],
    [sum('action-points', 'total'), actionPoints.total],
    [sum('def', 1), defense.total - held - style],
    [sum('def', 2), held],
    [sum('def', 3), style === 0 ? '' : style],
    [sum('def', 'total'), defense.total],
    [sum('initiative', 1), write(modifiers.Dexterity)],
    [sum('initiative', 2), write(modifiers.Perception)],
    [sum('initiative', 'total'), write(initiative.total)],
    [formNames.soak, derived.soak.total],
    [formNames.attack, write(derived.baseAttack.total)],
  ];
}

/**
 * Fills the fields of the printable character sheet.
 *
 * @returns the values by field name.
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
    ...fillRows(facts),
    [formNames.notes, writeNotes(build)],
  ];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value)]),
  );
}
