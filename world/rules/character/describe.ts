import type {
  LevelUp,
  Mention,
  SheetView,
  Step,
} from '../../../plugins/character-sheet/model/sheetView';
import {createBuild, type Build} from './build';
import {limits, type Character} from './character';
import {deriveCharacter, type Derived} from './derive';
import {listAbilities} from './abilities';
import {listClasses} from './classFields';
import {listContacts} from './contactFields';
import * as fields from './fields';
import {listGear} from './gearFields';
import {listForbidden} from './forbidden';
import {sumKnown} from './knownSpells';
import {listUnknown} from './load';
import {describePlay} from './play';
import {rulePages} from './sum';
import {listTraining} from './trainingFields';
import type {CharacterTables} from './tables';

/** A note for priests, because a god may allow no spell of a slot’s level. */
const CAPPED_SLOTS: Mention = {
  text: 'Slots above the highest spell level of your god’s power hold lower spells.',
  page: rulePages.slots,
};

function mentionAbilities(build: Build): readonly Mention[] {
  return listAbilities(build).map(({name, use, effect, page}) => ({
    text: `${name} (${use}): ${effect}`,
    page,
  }));
}

/** Lists the maneuvers of a character’s styles, for every rank that the character has. */
function mentionManeuvers({tables, character}: Build): readonly Mention[] {
  return character.styles.flatMap(({name, rank}) =>
    tables.styles
      .filter((row) => row['Style'] === name && Number(row['Rank']) <= rank)
      .map((row) => ({
        text: `${name} ${row['Rank'] ?? ''}. ${row['Maneuver'] ?? ''}`,
        page: rulePages.styles,
      })),
  );
}

/** Lists the gifts and burdens of the people. */
function mentionTraits({tables, character, people}: Build): readonly Mention[] {
  return tables.traits
    .filter(({People}) => People === character.people)
    .map((row) => ({
      text: `${row['Gift or burden'] ?? ''}: ${row['At the table'] ?? ''}`,
      page: people['Page'] ?? rulePages.guide,
    }));
}

function mentionUnknown(build: Build): readonly Mention[] {
  return listUnknown(build).map((name) => ({
    text: `${name} is not in any list, so it has no weight or price here.`,
    page: rulePages.weapons,
  }));
}

type Contents = Omit<Step, 'title' | 'page'>;

/** Makes the contents of the steps that choose stats, people, and classes. */
function fillChoices(build: Build, derived: Derived): readonly Contents[] {
  return [
    {
      fields: fields.listStats(build),
      actions: [
        {
          id: 'rollStats',
          label: 'Roll 4d6 eight times, dropping the lowest die',
        },
        {id: 'quickRow', label: 'Use the quick row'},
      ],
      sums: [],
    },
    {
      fields: fields.listPeople(build),
      sums: derived.scores,
      mentions: mentionTraits(build),
    },
    {
      fields: [
        ...listClasses(build),
        {
          kind: 'number',
          id: 'earned',
          label: 'Experience beyond this level',
          value: build.character.earned,
          least: 0,
          most: limits.earned,
        },
      ],
      sums: [derived.experience, ...sumKnown(build)],
      mentions: mentionAbilities(build),
    },
  ];
}

/** Makes the contents of the steps that contain only derived numbers. */
function fillNumbers(build: Build, derived: Derived): readonly Contents[] {
  const {attacks, motes, spareMotes, slots} = derived;
  return [
    {
      fields: [],
      sums: [
        ...derived.modifiers,
        derived.lift,
        derived.notice,
        ...[motes, spareMotes].filter((sum) => sum !== undefined),
        ...slots,
      ],
      mentions: slots.length === 0 ? [] : [CAPPED_SLOTS],
    },
    {
      fields: fields.listHealth(build),
      sums: [
        derived.hitPoints,
        ...derived.saves,
        derived.actionPoints,
        derived.defense,
        derived.soak,
        derived.initiative,
        derived.baseAttack,
        ...attacks.flatMap(({attack, damage, dice, weapon}) => [
          {...attack, name: `${weapon}: to hit`},
          {...damage, name: `${weapon}: damage ${dice}, modifier`},
        ]),
      ],
    },
  ];
}

/** Makes the contents of the steps for skills, gear, and contacts. */
function fillBelongings(build: Build, derived: Derived): readonly Contents[] {
  return [
    {
      fields: listTraining(build),
      sums: [
        derived.proficiencyPoints,
        derived.pointsSpent,
        derived.pointsLeft,
      ],
      mentions: mentionManeuvers(build),
    },
    {fields: fields.listHouse(build), sums: []},
    {
      fields: listGear(build),
      actions: [{id: 'rollCoins', label: 'Roll 3d6 crowns'}],
      sums: [derived.price, derived.coinsLeft, derived.load],
      mentions: mentionUnknown(build),
    },
    {
      fields: listContacts(build),
      sums: [
        derived.contactPoints,
        derived.contactsSpent,
        derived.contactsLeft,
      ],
    },
    {fields: fields.listBond(build), sums: []},
  ];
}

/** Names the classes with their level: "Scout, level 3", or "Thief 4 / Wizard 3". */
function nameClasses({classes}: Build): string {
  const [{name, level}] = classes;
  return classes.length === 1
    ? `${name}, level ${level}`
    : classes.map((part) => `${part.name} ${part.level}`).join(' / ');
}

/** Lists the levels that a character can gain, for each of its classes. */
function listLevelUps({tables, classes}: Build): readonly LevelUp[] {
  const {highest, lastHitDie} = tables.rules.levels;
  return classes.flatMap(({name, level, group}, index) =>
    level >= highest
      ? []
      : [
          {
            id: index === 0 ? 'class' : 'second',
            level: level + 1,
            ...(classes.length > 1 ? {name} : {}),
            ...(level < lastHitDie ? {sides: group.hitDie} : {}),
          },
        ],
  );
}

/**
 * Describes a character in the steps of the guide, with derived numbers and violations of rules.
 */
export function describeCharacter(
  tables: CharacterTables,
  character: Character,
): SheetView {
  const build = createBuild(tables, character);
  const derived = deriveCharacter(tables, character);
  // The contents have the order of the ten steps of the guide.
  const contents = [
    ...fillChoices(build, derived),
    ...fillNumbers(build, derived),
    ...fillBelongings(build, derived),
  ];
  return {
    name: character.name,
    about: `${character.people} ${nameClasses(build)}`,
    keyNumbers: [
      derived.actionPoints,
      derived.defense,
      derived.soak,
      derived.initiative,
      ...derived.saves,
    ],
    play: describePlay(build, derived),
    steps: tables.steps.map((row, index) => ({
      title: row['Step'] ?? '',
      page: row['Page'] ?? rulePages.guide,
      ...(contents[index] ?? {fields: [], sums: []}),
    })),
    forbidden: listForbidden(tables, character),
    levelUps: listLevelUps(build),
  };
}
