import type {
  Mention,
  SheetView,
  Step,
} from '../../../src/features/sheet/lib/sheetView';
import {createBuild, type Build} from './build';
import type {Character} from './character';
import {deriveCharacter, type Derived} from './derive';
import * as fields from './fields';
import {listGear} from './gearFields';
import {listForbidden} from './forbidden';
import {listUnknown} from './load';
import {rulePages} from './sum';
import type {CharacterTables} from './tables';

/** The abilities of the class and the powers of the people, up to the level. */
export function listAbilities({tables, character, people}: Build): readonly {
  readonly name: string;
  readonly level: number;
  readonly use: string;
  readonly points: string;
  readonly effect: string;
  readonly page: string;
}[] {
  const {level} = character;
  return [
    ...tables.classAbilities
      .filter(({Class}) => Class === character.class)
      .map((row) => ({
        name: row['Ability'] ?? '',
        use: row['Type'] ?? '',
        row,
        page: rulePages.abilities,
      })),
    ...tables.powers
      .filter(({People}) => People === character.people)
      .map((row) => ({
        name: row['Power'] ?? '',
        use: row['Use'] ?? '',
        row,
        page: people['Page'] ?? rulePages.guide,
      })),
  ]
    .map(({row, ...rest}) => ({
      ...rest,
      level: Number(row['Level']),
      points: row['AP'] ?? '',
      effect: row['Effect'] ?? '',
    }))
    .filter((ability) => ability.level <= level);
}

/** What this sheet does not reckon. */
const ONE_CLASS: Mention = {
  text: 'Only one class is reckoned here, not two that are joined.',
  page: rulePages.classes,
};
const NO_STYLES: Mention = {
  text: 'Add what a hand-to-hand style gives yourself: DEF, damage, action points.',
  page: rulePages.styles,
};

function mentionAbilities(build: Build): readonly Mention[] {
  return listAbilities(build).map(({name, use, effect, page}) => ({
    text: `${name} (${use}): ${effect}`,
    page,
  }));
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
    text: `${name} is in no list: it is counted without weight and price.`,
    page: rulePages.weapons,
  }));
}

type Contents = Omit<Step, 'title' | 'page'>;

/** The contents of the steps that choose what a character is. */
function fillChoices(build: Build, derived: Derived): readonly Contents[] {
  return [
    {
      fields: fields.listStats(build),
      actions: [
        {
          id: 'rollStats',
          label: 'Roll eight totals of 4d6, without the lowest die',
        },
        {id: 'quickRow', label: 'Take the quick row'},
      ],
      sums: [],
    },
    {
      fields: fields.listPeople(build),
      sums: derived.scores,
      mentions: mentionTraits(build),
    },
    {
      fields: fields.listClass(build),
      sums: [derived.experience],
      mentions: [ONE_CLASS, ...mentionAbilities(build)],
    },
  ];
}

/** The contents of the steps that only reckon. */
function fillNumbers(build: Build, derived: Derived): readonly Contents[] {
  const {attacks, motes} = derived;
  return [
    {
      fields: [],
      sums: [
        ...derived.modifiers,
        derived.lift,
        derived.notice,
        ...(motes === undefined ? [] : [motes]),
      ],
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
          {...damage, name: `${weapon}: damage ${dice} and`},
        ]),
      ],
    },
  ];
}

/** The contents of the steps that say what a character has. */
function fillBelongings(build: Build, derived: Derived): readonly Contents[] {
  return [
    {
      fields: fields.listTraining(build),
      sums: [
        derived.proficiencyPoints,
        derived.pointsSpent,
        derived.pointsLeft,
      ],
      mentions: [NO_STYLES],
    },
    {fields: fields.listHouse(build), sums: []},
    {
      fields: listGear(build),
      actions: [{id: 'rollCoins', label: 'Roll 3d6 crowns'}],
      sums: [derived.price, derived.coinsLeft, derived.load],
      mentions: mentionUnknown(build),
    },
    {fields: fields.listNotes(build), sums: [derived.contactPoints]},
    {fields: fields.listName(build), sums: []},
  ];
}

/** Describes a character by the steps of the guide, with what is reckoned and forbidden. */
export function describeCharacter(
  tables: CharacterTables,
  character: Character,
): SheetView {
  const build = createBuild(tables, character);
  const derived = deriveCharacter(tables, character);
  const {highest, lastHitDie} = tables.rules.levels;
  // In the order of the ten steps of the guide.
  const contents = [
    ...fillChoices(build, derived),
    ...fillNumbers(build, derived),
    ...fillBelongings(build, derived),
  ];
  const next = character.level + 1;
  return {
    name: character.name,
    about: `${character.people} ${character.class}, level ${character.level}`,
    keyNumbers: [
      derived.hitPoints,
      derived.actionPoints,
      derived.defense,
      derived.soak,
      derived.initiative,
      ...derived.saves,
      derived.pointsLeft,
      derived.coinsLeft,
    ],
    steps: tables.steps.map((row, index) => ({
      title: row['Step'] ?? '',
      page: row['Page'] ?? rulePages.guide,
      ...(contents[index] ?? {fields: [], sums: []}),
    })),
    forbidden: listForbidden(tables, character),
    levelUp:
      next > highest
        ? undefined
        : {
            level: next,
            sides: next > lastHitDie ? undefined : build.group.hitDie,
          },
  };
}
