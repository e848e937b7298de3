import type {Field} from '../../../plugins/character-sheet/model/sheetView';
import {createClassPart, type Build, type ClassPart} from './build';
import type {SecondClass} from './character';
import {asOptions, NONE, warn} from './fields';
import {listJoining, listMissingStats} from './forbidden';

/** Lists every class, with the classes that the character would have after choosing it. */
function listOthers(
  {tables, classes}: Build,
  choose: (part: ClassPart, now: readonly ClassPart[]) => Build['classes'],
): readonly {readonly part: ClassPart; readonly classes: Build['classes']}[] {
  return tables.classes.map((row) => {
    const part = createClassPart(tables, {
      class: row['Class'] ?? '',
      level: 1,
      hitDice: [],
    });
    return {part, classes: choose(part, classes)};
  });
}

function listSecond(build: Build): Field {
  const [first] = build.classes;
  return {
    kind: 'choice',
    id: 'second',
    label: 'Second class',
    value: build.character.second?.class ?? '',
    options: [
      NONE,
      ...listOthers(build, (part) => [first, part])
        .filter(({part}) => part.name !== first.name)
        .map(({part, classes}) => ({
          value: part.name,
          label: warn(part.name, [
            ...listJoining(build, first.name, part.name),
            ...listMissingStats({...build, classes}, part),
          ]),
        })),
    ],
  };
}

/** Makes the field for the level at which the second class was added. */
function listJoinedAt(build: Build, {joinedAt}: SecondClass): Field {
  const [first] = build.classes;
  const levels = Array.from({length: first.level}, (_, index) => index + 1);
  const all = levels.includes(joinedAt) ? levels : [...levels, joinedAt];
  return {
    kind: 'choice',
    id: 'joinedAt',
    label: 'Second class started',
    value: String(joinedAt),
    options: [
      {value: '0', label: 'with the first'},
      ...asOptions(all.filter((level) => level > 0).map(String)).map(
        ({value}) => ({value, label: `at ${first.name} ${value}`}),
      ),
    ],
  };
}

/**
 * Lists the fields of the classes. Labels mark options that the stats or the other class forbid.
 */
export function listClasses(build: Build): readonly Field[] {
  const {character} = build;
  const {second} = character;
  return [
    {
      kind: 'choice',
      id: 'class',
      label: 'Class',
      value: character.class,
      options: listOthers(build, (part, [, ...others]) => [
        part,
        ...others,
      ]).map(({part, classes}) => ({
        value: part.name,
        label: warn(part.name, listMissingStats({...build, classes}, part)),
      })),
    },
    listSecond(build),
    ...(second === null ? [] : [listJoinedAt(build, second)]),
  ];
}
